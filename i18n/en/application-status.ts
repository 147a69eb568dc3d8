/** What applicants read behind their private link (/application-status). */
export const applicationStatus = {
  "applicationStatus.checking": "Looking up your application...",
  "applicationStatus.unchecked": "Your application cannot be shown right now",
  "applicationStatus.unexpected": "An unexpected error occurred. Please try again.",
  "applicationStatus.yours": "Your application",
  "applicationStatus.receipt": "Receipt number",
  "applicationStatus.submitted": "Submitted",
  "applicationStatus.withdrawn": "Withdrawn",
  "applicationStatus.resume": "Resume",
  "applicationStatus.noResume": "None",
  "applicationStatus.next": "What happens next",

  "applicationStatus.stage.submitted": "Submitted",
  "applicationStatus.text.submitted": "Your application has reached us safely.",
  "applicationStatus.next.submitted":
    "Our HR team reviews it within 3\u20115 business days and writes to you by email.",
  "applicationStatus.stage.reviewing": "Under Review",
  "applicationStatus.text.reviewing": "Our HR team is looking at your application.",
  "applicationStatus.next.reviewing":
    "You need not do anything. As soon as there is a decision, we write to you.",
  "applicationStatus.stage.accepted": "Accepted",
  "applicationStatus.text.accepted": "Your application has been accepted. We look forward to you.",
  "applicationStatus.next.accepted":
    "Somebody from our HR team contacts you to agree on the next steps.",
  "applicationStatus.stage.rejected": "Not taken further",
  "applicationStatus.text.rejected":
    "This time we have decided not to take your application further. Thank you for the time you put into it.",
  "applicationStatus.next.rejected":
    "You are welcome to apply again when another of our positions fits you.",
  "applicationStatus.stage.withdrawn": "Withdrawn",
  "applicationStatus.text.withdrawn": "You have withdrawn this application.",
  "applicationStatus.next.withdrawn":
    "Nobody works on it any more. You are welcome to apply again at any time.",

  "applicationStatus.actions": "What you can do",
  "applicationStatus.add": "Add resume",
  "applicationStatus.replace": "Replace resume",
  "applicationStatus.replaced": "Your resume is now {name}",
  "applicationStatus.withdraw": "Withdraw application",
  "applicationStatus.withdraw.title": "Withdraw this application?",
  "applicationStatus.withdraw.text":
    "We stop working on it and tell our HR team. This cannot be undone, but you can apply again at any time.",
  "applicationStatus.withdraw.submit": "Withdraw application",
  "applicationStatus.withdrawnNow": "Your application is withdrawn.",
  "applicationStatus.erase": "Delete my data",
  "applicationStatus.erase.title": "Delete everything about this application?",
  "applicationStatus.erase.text":
    "We send a letter to your address. Once you confirm it there, your details, your resume and our letters are deleted for good.",
  "applicationStatus.erase.submit": "Send me the letter",
  "applicationStatus.private":
    "This page is yours alone. Do not pass its address on: whoever has it can do all of this.",

  "applicationStatus.eraseNow": "Delete your application?",
  "applicationStatus.eraseNowText":
    "Your details, your resume and our letters are deleted for good. This cannot be undone.",
  "applicationStatus.eraseSubmit": "Delete everything",
  "applicationStatus.erased": "Your application is deleted",
  "applicationStatus.careers": "Back to Careers",

  "applicationStatus.find": "Where does your application stand?",
  "applicationStatus.findText":
    "The link in our letters leads there. Have you lost it? Enter the address you applied with, and we send it again.",
  "applicationStatus.lost": "This link leads to no application",
  "applicationStatus.lostText":
    "It may have been cut short, or the application was deleted. Enter the address you applied with, and we send you your links again.",
  "applicationStatus.send": "Send my links",
} as const;
