/** Where a one-time link leads: the first administrator's set-up, an invitation or a forgotten password. */
export const resetPassword = {
  "resetPassword.checking": "Checking your link...",
  "resetPassword.title.setup": "Set up your administrator account",
  "resetPassword.title.invite": "Choose your password",
  "resetPassword.title.reset": "Choose a new password",
  "resetPassword.text.setup": "It is the first administrator of this site and may do everything.",
  "resetPassword.text.invite": "With it and your email you can sign in from then on.",
  "resetPassword.text.reset": "You will be signed out everywhere else.",
  "resetPassword.password": "Password",
  "resetPassword.rule": "At least {min} characters. A few unrelated words work well.",
  "resetPassword.confirm": "Repeat password",
  "resetPassword.submit": "Save Password",
  "resetPassword.saved": "Password saved",
  "resetPassword.failed": "Your password was not saved",
  "resetPassword.missing": "This link is incomplete",
  "resetPassword.missingText":
    "Open the link from your email or terminal once more, in one piece. A link can be opened again until a password is saved with it.",
  "resetPassword.gone": "This link cannot be used",
  "resetPassword.goneText":
    "If you have chosen a password already, sign in with it. Otherwise ask for a new link.",
  "resetPassword.unchecked": "Your link could not be checked",
  "resetPassword.newLink": "Ask for a new link",
  "resetPassword.signIn": "Sign In",
} as const;
