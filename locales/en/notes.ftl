## Notes

notes-title = ## Your notes · { $game }, table { NUMBER($id, useGrouping: 0) }
notes-none = You have not written anything down here yet.
notes-foot = -# Only you can read this.
notes-edit = Edit
notes-form = Your notes
notes-label = Only you can read them; leave it empty to delete them
notes-button = Notes
