"""The style of the playground's page: one slim bar, the chat, and pictures over the whole window.

SimCord's tools for people who test bots (list of messages, inspector, capture) are hidden, not
removed: its scripts need them.
"""

from __future__ import annotations

BRAND = """        <div class="preview-brand">
          <span class="brand-mark" aria-hidden="true">S</span>
          <span><strong>SimCord</strong><small>Preview</small></span>
        </div>
"""
OWN_BRAND = """        <div class="preview-brand"><strong>Pantheon</strong></div>
"""

STYLE = """
.preview-shell, .preview-shell.preview-shell { --toolbar-height: 44px; }
.preview-toolbar.preview-toolbar { flex-wrap: nowrap; height: 44px; padding: 4px 16px; gap: 12px; }
#messages-toggle, #refresh, #capture-open, #inspector-toggle, #back-activity, #view-action-output,
.session-menu, .messages-sidebar, .inspector-panel, .drawer-scrim { display: none !important; }
#action-status {
  position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.media-lightbox.media-lightbox {
  inset: 0 !important; width: 100vw !important; height: 100dvh !important; padding: 52px 8px 8px;
  background: #000e; z-index: 1000;
}
.media-lightbox-header.media-lightbox-header { inset: 8px 12px auto; }
@media (max-width: 700px) {
  .preview-brand, .channel-header { display: none !important; }
  .preview-toolbar.preview-toolbar { padding: 4px 8px; gap: 8px; }
  .viewer-control { font-size: 0; gap: 0; flex: 1 1 50%; }
  .viewer-control select { width: 100%; max-width: none; font-size: 16px; }
  .channel-message .component-container { max-width: 100%; }
}
"""
