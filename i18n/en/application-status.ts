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

  "applicationStatus.step.submitted": "Sent",
  "applicationStatus.step.reviewing": "Review",
  "applicationStatus.step.interview": "Interview",
  "applicationStatus.step.result": "Result",

  "applicationStatus.stage.offered": "Interview: please answer",
  "applicationStatus.text.offered": "We would like to meet you.",
  "applicationStatus.next.offered": "Choose a time above, or tell us which times suit you.",
  "applicationStatus.stage.otherTimes": "Interview: other times",
  "applicationStatus.text.otherTimes": "You have asked for other times.",
  "applicationStatus.next.otherTimes":
    "We will email you new times. You don't need to do anything.",
  "applicationStatus.stage.agreed": "Interview agreed",
  "applicationStatus.text.agreed": "We look forward to meeting you: {time}.",
  "applicationStatus.next.agreed":
    "You will get a reminder a day before. Is something in the way? Tell us above.",
  "applicationStatus.stage.met": "After the interview",
  "applicationStatus.text.met": "Thank you for the interview.",
  "applicationStatus.next.met": "We will email you as soon as there is a decision.",

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
  "applicationStatus.openResume": "Open resume",
  "applicationStatus.replaceHint":
    "You can send a newer one until we have decided. Our HR team then sees both.",
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
  "applicationStatus.copy": "Get a copy of my data",
  "applicationStatus.copy.title": "Get a copy of your data?",
  "applicationStatus.copy.text":
    "We will send you an email with a link. It downloads everything that we keep about this application as a ZIP file, and works for one hour.",
  "applicationStatus.copy.submit": "Send me the link",
  "applicationStatus.erase": "Delete my data",
  "applicationStatus.erase.title": "Delete everything about this application?",
  "applicationStatus.erase.text":
    "We will send you an email. Once you confirm, your details, your resume and our emails are permanently deleted.",
  "applicationStatus.erase.submit": "Send me the email",
  "applicationStatus.private":
    "This page is private. Do not share its address: anyone who has it can do all of this.",

  "talentPool.label": "Think of me for other positions",
  "talentPool.text":
    "Then we may keep this application for twelve months and write to you when something suits you. You can leave at any time.",
  "talentPool.until":
    "We may write to you about other positions until {day}. You can leave at any time.",
  "talentPool.joined": "We may now think of you for other positions.",
  "talentPool.left": "You have left the talent pool.",

  "ownMessages.title": "Messages to HR",
  "ownMessages.label": "Write to our HR team",
  "ownMessages.hint": "We answer by email.",
  "ownMessages.attach": "Attach a file",
  "ownMessages.detach": "Remove {name}",
  "ownMessages.send": "Send message",
  "ownMessages.sent": "Your message has arrived. We answer by email.",

  "ownEmails.title": "Emails to you",
  "ownEmails.show": "Show the emails that we have sent you",
  "ownEmails.none": "We have not sent you an email yet.",
  "ownEmails.gone": "This email contained a one-time link. We do not keep its text.",

  "ownContact.title": "Your details",
  "ownContact.name": "Full name",
  "ownContact.phone": "Phone number",
  "ownContact.edit": "Correct my details",
  "ownContact.save": "Save",
  "ownContact.emailHint":
    "A new address gets an email to confirm it. Until then our emails go to the present one.",
  "ownContact.saved": "Your details are saved.",
  "ownContact.confirm":
    "We have sent an email to {email}. Open the link in it to confirm the address.",
  "ownContact.canGoBack":
    "The address has changed. Until {time} it can be taken back from the one before, and links that copy or delete your data go there.",

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
  "oneTimeLink.copy": "Download your data?",
  "oneTimeLink.copy.text":
    "A ZIP file with everything that we keep about your application. The link works once.",
  "oneTimeLink.copy.submit": "Download",
  "oneTimeLink.copy.done": "Your data is downloaded",
  "oneTimeLink.copy.saved":
    "Open data.html in the ZIP file to read it. For another copy, ask for a new link on the page of your application.",
  "applicationStatus.careers": "Back to Careers",

  "applicationStatus.find": "Check your application status",
  "applicationStatus.findText":
    "The link in our emails opens your application. Lost it? Enter the address you applied with, and we will send it again.",
  "applicationStatus.lost": "This link does not lead to an application",
  "applicationStatus.lostText":
    "The link may be incomplete, or the application was deleted. Enter the address you applied with, and we will send you your links again.",
  "applicationStatus.send": "Send my links",
} as const;
