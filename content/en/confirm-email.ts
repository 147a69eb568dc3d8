/** Where the link to a new email address leads. Opening it changes nothing; the button does. */
export const confirmEmail = {
  "confirmEmail.loading": "Loading...",
  "confirmEmail.title": "Confirm your new email",
  "confirmEmail.text": "From then on you sign in with the address that this link was sent to.",
  "confirmEmail.submit": "Confirm Email",
  "confirmEmail.busy": "Confirming...",
  "confirmEmail.done": "Your email is confirmed",
  "confirmEmail.failed": "Your email was not confirmed",
  "confirmEmail.gone": "This link cannot be used",
  "confirmEmail.goneText": "Ask for a new one in your settings.",
  "confirmEmail.missing": "This link is incomplete",
  "confirmEmail.missingText": "Open the link from your email once more, in one piece.",
  "confirmEmail.settings": "Open Settings",
  "confirmEmail.signIn": "Sign In",
} as const;
