"""A finished drawing into the bytes of a file."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

SUFFIX = "webp"


def encode(image: Image.Image) -> bytes:
    """The picture as WebP."""
    out = BytesIO()
    image.save(out, "WEBP", quality=86, method=2)
    return out.getvalue()
