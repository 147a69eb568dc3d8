/** /application-status without a status link: lost links and one-time links. */
export const applicationStatus = {
  "applicationStatus.checking": "Looking up your application...",
  "applicationStatus.noScript":
    "This page needs JavaScript. You can also ask about your application by email: {email}.",
  "applicationStatus.unchecked": "Your application cannot be shown right now",
  "applicationStatus.unexpected": "An unexpected error occurred. Please try again.",
  "oneTimeLink.erase": "Delete your application?",
  "oneTimeLink.erase.text":
    "Your details, your resume and our emails are permanently deleted. This cannot be undone.",
  "oneTimeLink.erase.submit": "Delete everything",
  "oneTimeLink.erase.done": "Your application is deleted",
  "oneTimeLink.contact": "Confirm your email address?",
  "oneTimeLink.contact.text": "From then on our emails about your application go to this address.",
  "oneTimeLink.contact.submit": "Confirm this address",
  "oneTimeLink.contact.done": "Your address is confirmed",
  "oneTimeLink.back": "Keep your email address?",
  "oneTimeLink.back.text": "Our emails about your application go to this address, and to no other.",
  "oneTimeLink.back.submit": "Keep this address",
  "oneTimeLink.back.done": "Your address stays",
  "oneTimeLink.pool": "Stay in the talent pool?",
  "oneTimeLink.pool.text":
    "Then we may keep your application for twelve months more and write to you about other positions.",
  "oneTimeLink.pool.submit": "Stay for twelve months",
  "oneTimeLink.pool.done": "Thank you for staying",
  "oneTimeLink.notmine": "You did not apply?",
  "oneTimeLink.notmine.text":
    "Somebody sent an application with your address. One press ends its links and tells HR. For 30 days, forms of this site cause no emails to you.",
  "oneTimeLink.notmine.submit": "I did not apply",
  "oneTimeLink.notmine.done": "Thank you for telling us",
  "oneTimeLink.copy": "Download your data?",
  "oneTimeLink.copy.text":
    "A ZIP file with everything that we keep about your application. The link works for an hour, for five downloads.",
  "oneTimeLink.copy.submit": "Download",
  "oneTimeLink.copy.done": "Your data is downloaded",
  "oneTimeLink.copy.saved":
    "Open data.html in the ZIP file to read it. For a later copy, ask for a new link on the page of your application.",
  "applicationStatus.careers": "Back to Careers",
  "applicationStatus.find": "Check your application status",
  "applicationStatus.findText":
    "The link in our emails opens your application. Lost it? Enter the address you applied with, and we will send it again.",
  "applicationStatus.replaced": "This link was replaced",
  "applicationStatus.replacedText":
    "A newer link opens the application. Enter the address you applied with, and we send it to you.",
  "applicationStatus.lost": "This link does not lead to an application",
  "applicationStatus.lostText":
    "The link may be incomplete, or the application was deleted. Enter the address you applied with, and we will send you your links again.",
  "applicationStatus.send": "Send my links",
} as const;
