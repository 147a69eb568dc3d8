/** The forgotten-password screen. */
export const forgotPassword = {
  "forgotPassword.title": "Forgot your password?",
  "forgotPassword.text":
    "Enter the email of your account. We will send you a link to choose a new password.",
  "forgotPassword.submit": "Send link",
  "forgotPassword.noScript": "This needs JavaScript. Please turn it on and reload this page.",
  "forgotPassword.failed": "The link was not sent",
  "forgotPassword.sent": "Check your inbox",
  "forgotPassword.sentTo": "You requested a link to {email}.",
  "forgotPassword.advice":
    "The link works for 60 minutes, and only the newest one is valid. If nothing arrives within a few minutes, check your spam folder and the address you entered.",
  "forgotPassword.again": "Use another address",
  "forgotPassword.signIn": "Back to sign-in",
} as const;
