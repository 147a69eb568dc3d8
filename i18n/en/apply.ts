/** The application form (spec §2, /careers/apply). */
export const apply = {
  "apply.back": "Back to Careers",
  "apply.title": "Apply to join {company}",
  "apply.lead":
    "All you need is five minutes and your resume. Required: name, email, position, experience level and resume.",
  "apply.applyingFor": "Applying for: {position}",
  "apply.closed": "{position}: this position is closed",
  "apply.closed.text":
    "It is not accepting applications right now. You can choose another position in the form below.",
  "apply.closed.others": "See the open positions",
  "apply.noScript":
    "This form needs JavaScript. You can also apply by email: send your resume, your name and the position to {email}.",

  "apply.draft": "We restored what you typed before",
  "apply.draft.text":
    "It is stored only in this browser, for seven days. Please choose your resume again.",
  "apply.draft.clear": "Clear the form",

  "apply.personal": "Personal Information",
  "apply.phone": "Phone Number",

  "apply.job": "Position & Experience",
  "apply.position": "Position",
  "apply.position.choose": "Select a position",
  "apply.position.fullTime": "Full-time",
  "apply.position.internship": "Internship",
  "apply.position.asked": "From your link",
  "apply.experience.choose": "Select your experience level",

  "apply.resume": "Resume Upload",
  "apply.resume.label": "Resume",
  "apply.resume.choose": "Choose a file",
  "apply.resume.dropNow": "Drop your resume here",
  "apply.resume.rules": "PDF, DOC or DOCX, up to 5 MB",
  "apply.resume.reading": "Reading {name}",
  "apply.resume.ready": "{name} is ready to send",

  "apply.coverLetter.part": "Cover Letter (optional)",
  "apply.coverLetter.hint": "What would you like to build with us, and why?",
  "apply.coverLetter.count": "{count}/{min} characters",

  "apply.links.part": "Portfolio & Social Links (optional)",

  "apply.additional": "Additional Information",
  "apply.startDate.hint": "The earliest day you can start",

  "apply.pool": "Keep my application for other positions too",
  "apply.pool.text":
    "You may keep it for twelve months and write to me when something suits me. I can leave at any time.",
  "apply.consent":
    "By submitting, you agree that we use these details to review your application, as described in our {policy}.",
  "apply.submit": "Submit Application",
  "apply.submitting": "Submitting Application...",
  "apply.submit.hint": "Please fill in all required fields and upload your resume.",
  "apply.submit.wrong": "Please correct: {fields}.",
  "apply.progress": "Sending {percent}%",
  "apply.progress.waiting": "Sent. Waiting for confirmation",
  "apply.cancelled": "Sending was cancelled. Everything you entered is still here.",
  "apply.failed": "Failed to submit application. Please try again.",
  "apply.unexpected": "An unexpected error occurred. Please try again.",
  "apply.offline": "You are offline",
  "apply.offline.text": "Everything you entered is still here. Try again once you are connected.",
  "apply.arrived": "We have already received your application",
  "apply.arrived.text":
    "It arrived on {time} with receipt number {receipt}, without your latest changes.",
  "apply.arrived.receipt": "Keep it as it is",
  "apply.arrived.new": "Send this as a new application",
  "apply.late.sent": "We have received your application",
  "apply.late.sent.text": "Receipt number {receipt}. We will write to {email}.",
  "apply.late.failed": "Your application was not sent",
  "apply.late.unknown": "Your application may not have arrived",
  "apply.late.unknown.text": "We kept what you typed. Submit it again: we store it only once.",
  "apply.late.open": "Open the form",

  "apply.status": "Form status",
  "apply.status.form": "Form",
  "apply.status.valid": "Valid",
  "apply.status.invalid": "Not complete",
  "apply.status.resume": "Resume selected",
  "apply.status.submitting": "Submitting",
  "apply.status.errors": "Errors",
  "apply.status.position": "Position",
  "apply.status.experience": "Experience level",
  "apply.status.yes": "Yes",
  "apply.status.no": "No",
  "apply.status.none": "None",
  "apply.status.empty": "Not provided",
  "apply.status.missing": "Still missing",
  "apply.status.toCorrect": "To correct",

  "apply.why": "Why join {company}?",
  "apply.why.products": "Products people use, in AI, blockchain, e-commerce and fintech",
  "apply.why.mentors": "Direct training from experienced mentors",
  "apply.why.growth": "A clear path from intern to lead",
  "apply.why.package": "A competitive package and time to learn",
  "apply.process": "Application Process",
  "apply.process.submit": "Submit application and resume",
  "apply.process.screening": "Initial screening by HR",
  "apply.process.assessment": "Technical assessment (if applicable)",
  "apply.process.interview": "Final interview with team leads",

  "apply.sent": "Application Submitted Successfully!",
  "apply.sent.receipt": "Receipt number",
  "apply.sent.address": "We will write to",
  "apply.sent.link": "Our email to this address has the link to your application.",
  "apply.sent.correct": "Wrong? Correct it",
  "apply.sent.correctSend": "Send to this address",
  "apply.sent.corrected":
    "Corrected: our emails go to {email}. The link in an earlier email no longer works.",
  "apply.sentBefore":
    "This browser sent an application for this position on {day}, receipt number {receipt}",
  "apply.sentBefore.text":
    "If it is yours, you need not send it again. A new application is kept beside it.",
  "apply.sent.again": "Apply for Another Position",
  "apply.sent.next": "What happens next?",
  "apply.sent.review": "Our HR team reviews your application within 3\u20115 business days",
  "apply.sent.contact": "If you are selected, we will contact you for an initial interview",
  "apply.sent.updates": "You receive status updates by email",
  "apply.sent.often":
    "If emails for this address were asked for often today, the next comes tomorrow.",
  "apply.pass": "Your link works for one application with the email address that received it.",
  "apply.pass.offer":
    "Someone else may have used your address. We can send a link to {email} that lets you apply now. What you typed is kept on this device; attach your resume again.",
  "apply.pass.send": "Send me a link",
} as const;
