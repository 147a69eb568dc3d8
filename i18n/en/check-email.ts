/** The page that checks whether an email was sent by the company (/check-email). */
export const checkEmail = {
  "checkEmail.title": "Is this email from us?",
  "checkEmail.lead":
    "Every email about an application ends with a code. Enter it here with the address at which the email arrived.",
  "checkEmail.email": "Your email address",
  "checkEmail.code": "Code at the end of the email",
  "checkEmail.submit": "Check the email",
  "checkEmail.busy": "Checking...",
  "checkEmail.yes": "Yes, this code is ours",
  "checkEmail.yes.text": "We sent an email with it to {email} on {day}.",
  "checkEmail.no": "We do not recognise this code",
  "checkEmail.no.text":
    "The email may still be ours. Compare every character, and use the address at which it arrived. If the code is not recognised again, pay nothing, send no documents, and forward the email to {hr}.",
  "checkEmail.failed": "The code could not be checked. Please try again.",
  "checkEmail.noScript":
    "Checking a code needs JavaScript. You can also forward the email to us and ask: {email}.",
  "checkEmail.never": "What we never ask for",
  "checkEmail.never.money":
    "Money: not to apply, not for an interview, a test, equipment, training or a contract.",
  "checkEmail.never.secrets": "Passwords, codes from text messages or bank details by email.",
  "checkEmail.never.apps": "An app to install or a chat group to join before an interview.",
} as const;
