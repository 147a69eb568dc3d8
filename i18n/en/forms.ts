/** Forms and the dialogs around them. */
export const forms = {
  "form.dismiss": "Dismiss dialog",
  "form.discard": "Discard changes?",
  "form.discardText": "What you changed here has not been saved.",
  "form.keepEditing": "Keep editing",
  "form.discardNow": "Discard changes",
  "form.reopen": "Open again",
  "form.about": "{name}: {reason}",
  "form.unchanged": "Nothing has changed",

  "conflict.title": "Somebody else has changed this meanwhile",
  "conflict.titleBy": "{name} has changed this meanwhile",
  "conflict.text": "Nothing has been overwritten. Choose what is to stand.",
  "conflict.mine": "Yours",
  "conflict.theirs": "Theirs",
  "conflict.empty": "(empty)",
  "conflict.keepMine": "Keep mine",
  "conflict.takeTheirs": "Take theirs",
} as const;
