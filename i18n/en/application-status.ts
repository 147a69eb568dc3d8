/** The page behind an applicant's status link (/application-status). */
export const applicationStatus = {
  "applicationStatus.checking": "Looking up your application...",
  "applicationStatus.noScript":
    "This page needs JavaScript. You can also ask about your application by email: {email}.",
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
  "applicationStatus.text.submitted": "We have received your application.",
  "applicationStatus.next.submitted":
    "Our HR team reviews it within 3\u20115 business days and replies by email.",
  "applicationStatus.stage.reviewing": "Under Review",
  "applicationStatus.text.reviewing": "Our HR team is looking at your application.",
  "applicationStatus.next.reviewing":
    "You don't need to do anything. We will email you as soon as there is a decision.",
  "applicationStatus.stage.accepted": "Accepted",
  "applicationStatus.text.accepted":
    "Your application has been accepted. We look forward to meeting you.",
  "applicationStatus.next.accepted": "Our HR team will contact you to agree on the next steps.",
  "applicationStatus.stage.rejected": "Not selected",
  "applicationStatus.text.rejected":
    "We have decided not to move forward with your application this time. Thank you for the time you put into it.",
  "applicationStatus.next.rejected":
    "You are welcome to apply again for another position that suits you.",
  "applicationStatus.stage.withdrawn": "Withdrawn",
  "applicationStatus.text.withdrawn": "You have withdrawn this application.",
  "applicationStatus.next.withdrawn":
    "We no longer process it. You are welcome to apply again at any time.",

  "ownInterview.title": "Interview",
  "ownInterview.state.offered": "Please answer",
  "ownInterview.over": "This interview will not take place.",
  "ownInterview.video": "Video call",
  "ownInterview.people": "You will meet",
  "ownInterview.calendarFile": "Add to calendar (.ics)",
  "ownInterview.googleCalendar": "Google Calendar",
  "ownInterview.choose": "Choose a time",
  "ownInterview.confirm": "Does this time suit you?",
  "ownInterview.pick": "Agree to this time",
  "ownInterview.allGone":
    "None of the offered times is free any more. Please tell us below which times suit you.",
  "ownInterview.asked": "You have asked for other times. We will email you.",
  "ownInterview.otherTimes": "Ask for other times",
  "ownInterview.decline": "Decline",
  "ownInterview.label.other_times": "Which times suit you?",
  "ownInterview.label.decline": "Would you like to tell us why?",
  "ownInterview.send.other_times": "Send",
  "ownInterview.send.decline": "Decline the interview",
  "ownInterview.ends": "This also cancels your interview.",
  "ownInterview.done.pick":
    "The interview is agreed. We have emailed you the invitation for your calendar.",
  "ownInterview.restore": "I can come after all",
  "ownInterview.restorable": "You can take this back until {time}.",
  "ownInterview.done.restore": "You have taken your answer back.",
  "ownInterview.done.decline": "You have declined the interview.",
  "ownInterview.done.other_times": "We have received your message and will email you.",

  "applicationStatus.actions": "What you can do",
  "applicationStatus.add": "Add resume",
  "applicationStatus.replace": "Replace resume",
  "applicationStatus.replaced": "Your resume is now {name}",
  "applicationStatus.withdraw.title": "Withdraw this application?",
  "applicationStatus.withdraw.text":
    "We stop processing it and inform our HR team. This cannot be undone, but you can apply again at any time.",
  "applicationStatus.withdraw.submit": "Withdraw application",
  "applicationStatus.withdrawnNow": "Your application is withdrawn.",
  "applicationStatus.consent": "Withdraw my consent",
  "applicationStatus.consent.title": "Withdraw your consent?",
  "applicationStatus.consent.text":
    "We then stop processing this application and answer you by email. What was done before stays lawful.",
  "applicationStatus.consent.submit": "Withdraw the consent",
  "applicationStatus.consent.done": "Your consent is withdrawn. We have sent you an email.",
  "applicationStatus.erase": "Delete my data",
  "applicationStatus.erase.title": "Delete everything about this application?",
  "applicationStatus.erase.text":
    "We will send you an email. Once you confirm, your details, your resume and our emails are permanently deleted.",
  "applicationStatus.erase.submit": "Send me the email",
  "applicationStatus.private":
    "This page is private. Do not share its address: anyone who has it can do all of this.",

  "applicationStatus.eraseNow": "Delete your application?",
  "applicationStatus.eraseNowText":
    "Your details, your resume and our emails are permanently deleted. This cannot be undone.",
  "applicationStatus.eraseSubmit": "Delete everything",
  "applicationStatus.erased": "Your application is deleted",
  "applicationStatus.careers": "Back to Careers",

  "applicationStatus.find": "Check your application status",
  "applicationStatus.findText":
    "The link in our emails opens your application. Lost it? Enter the address you applied with, and we will send it again.",
  "applicationStatus.lost": "This link does not lead to an application",
  "applicationStatus.lostText":
    "The link may be incomplete, or the application was deleted. Enter the address you applied with, and we will send you your links again.",
  "applicationStatus.send": "Send my links",
} as const;
