/** Forms and the dialogs around them. */
export const forms = {
  "form.dismiss": "Dismiss dialog",
  "form.discard": "Discard changes?",
  "form.discardText": "Your changes have not been saved.",
  "form.keepEditing": "Keep editing",
  "form.discardNow": "Discard changes",
  "form.unchanged": "Nothing has changed",
  "form.copy": "Copy",
  "form.download": "Download",
  "form.creating": "Creating...",
  "form.deleting": "Deleting...",
  "form.notProvided": "Not provided",

  "loadMore.more": "Show more",
  "loadMore.failed": "More entries could not be loaded",

  "conflict.title": "Someone else changed this while you were editing",
  "conflict.titleBy": "{name} changed this while you were editing",
  "conflict.text": "Nothing has been overwritten. Choose which version to keep.",
  "conflict.mine": "Yours",
  "conflict.theirs": "Theirs",
  "conflict.empty": "(empty)",
  "conflict.keepMine": "Keep mine",
  "conflict.takeTheirs": "Take theirs",
} as const;
