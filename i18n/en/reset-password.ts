/** The page behind a one-time link: first administrator, invitation or forgotten password. */
export const resetPassword = {
  "resetPassword.checking": "Checking your link...",
  "resetPassword.title.setup": "Set up your administrator account",
  "resetPassword.title.invite": "Choose your password",
  "resetPassword.title.reset": "Choose a new password",
  "resetPassword.text.setup": "This is the first administrator of the site, with all permissions.",
  "resetPassword.text.invite": "You will sign in with it and your email.",
  "resetPassword.text.reset": "You will be signed out everywhere else.",
  "resetPassword.confirm": "Repeat password",
  "resetPassword.submit": "Save Password",
  "resetPassword.saved": "Password saved",
  "resetPassword.failed": "Your password was not saved",
  "resetPassword.missing": "This link is incomplete",
  "resetPassword.missingText":
    "Open the complete link from your email or terminal. You can open it again until you save a password or it expires.",
  "resetPassword.gone": "This link is no longer valid",
  "resetPassword.goneText":
    "If you have already chosen a password, sign in with it. Otherwise request a new link.",
  "resetPassword.unchecked": "Your link could not be checked",
  "resetPassword.newLink": "Request a new link",
} as const;
