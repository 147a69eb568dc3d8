/** The page that checks whether an email was sent by the company (/check-email). */
export const checkEmail = {
  "checkEmail.title": "Is this email from us?",
  "checkEmail.lead":
    "Every email about an application ends with a code. Enter it here with the address at which the email arrived.",
  "checkEmail.email": "Your email address",
  "checkEmail.code": "Code at the end of the email",
  "checkEmail.submit": "Check the email",
  "checkEmail.busy": "Checking...",
  "checkEmail.yes": "This code is ours. Please compare the email",
  "checkEmail.yes.text": "We sent this to {email} on {day}:",
  "checkEmail.compare":
    "Does your email say the same? If not, someone has copied the code: pay nothing, send no documents, and forward the email to {hr}.",
  "checkEmail.dayOnly": "This code is ours, but we know only its day",
  "checkEmail.dayOnly.text":
    "On {day} we sent an email with this code to {email}. We do not know any more what it said. If your email is of another day, or asks for money, documents or passwords, do not answer it, and forward it to {hr}.",
  "checkEmail.no": "We do not recognise this code",
  "checkEmail.no.text":
    "The email may still be ours. Compare every character, and use the address at which it arrived. If the code is not recognised again, pay nothing, send no documents, and forward the email to {hr}.",
  "checkEmail.kind.receipt": "We received your application",
  "checkEmail.kind.status": "The status of your application has changed",
  "checkEmail.kind.reviewing": "Your application is under review",
  "checkEmail.kind.accepted": "Your application is accepted",
  "checkEmail.kind.rejected": "Your application was not selected",
  "checkEmail.kind.status_links": "The links to your applications",
  "checkEmail.kind.apply_pass": "A link for another application",
  "checkEmail.kind.message": "A message from our HR team",
  "checkEmail.kind.withdrawn": "You have withdrawn your application",
  "checkEmail.kind.interview": "About your interview",
  "checkEmail.kind.interview_guest": "About an interview that you join as a guest",
  "checkEmail.kind.privacy_request": "Your request about your data",
  "checkEmail.kind.apology": "Your application takes longer than promised",
  "checkEmail.kind.talent_pool": "May we keep your application for another year?",
  "checkEmail.kind.contact_link": "Confirm your new email address",
  "checkEmail.kind.contact_notice": "Your contact details have changed or are about to change",
  "checkEmail.kind.copy_link": "The link to the copy of your data",
  "checkEmail.kind.erase_link": "The link that deletes your application",
  "checkEmail.kind.erased": "An application has been deleted",
  "checkEmail.failed": "The code could not be checked. Please try again.",
  "checkEmail.noScript":
    "Checking a code needs JavaScript. You can also forward the email to us and ask: {email}.",
  "checkEmail.never": "What we never ask for",
  "checkEmail.never.money":
    "Money: not to apply, not for an interview, a test, equipment, training or a contract.",
  "checkEmail.never.secrets": "Passwords, codes from text messages or bank details by email.",
  "checkEmail.never.apps": "An app to install or a chat group to join before an interview.",
} as const;
