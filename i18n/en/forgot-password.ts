/** The screen behind "Forgot password?" on the sign-in page. */
export const forgotPassword = {
  "forgotPassword.title": "Forgot your password?",
  "forgotPassword.text":
    "Enter the email of your account. We send you a link with which you can choose a new password.",
  "forgotPassword.submit": "Send Link",
  "forgotPassword.noScript": "This needs JavaScript. Please turn it on and reload this page.",
  "forgotPassword.failed": "No link was sent",
  "forgotPassword.sent": "Look into your inbox",
  "forgotPassword.sentTo": "You asked for a link to {email}.",
  "forgotPassword.advice":
    "It works for 60 minutes, and only the newest one does. If nothing arrives within a few minutes, look into the spam folder as well and check the address.",
  "forgotPassword.again": "Use another address",
  "forgotPassword.signIn": "Back to sign-in",
} as const;
