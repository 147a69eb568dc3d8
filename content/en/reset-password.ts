/** Where a one-time link leads: a forgotten password, an invitation or the first administrator's set-up. */
export const resetPassword = {
  "resetPassword.title": "Choose your password",
  "resetPassword.text": "Use at least {min} characters. A few unrelated words work well.",
  "resetPassword.password": "New password",
  "resetPassword.confirm": "Repeat the password",
  "resetPassword.show": "Show password",
  "resetPassword.hide": "Hide password",
  "resetPassword.submit": "Save password",
  "resetPassword.busy": "Saving...",
  "resetPassword.success": "Password saved",
  "resetPassword.failed": "Your password was not saved",
  "resetPassword.unexpected": "An unexpected error occurred",
  "resetPassword.missing": "This link is not complete",
  "resetPassword.missingText":
    "Open the whole link from your email or terminal once more. If you have none, ask for a new one.",
  "resetPassword.gone": "This link no longer works",
  "resetPassword.goneText":
    "Each link works once and for a limited time. If you have already chosen a password, sign in with it; otherwise ask for a new link.",
  "resetPassword.newLink": "Ask for a new link",
  "resetPassword.signIn": "Sign In",
} as const;
