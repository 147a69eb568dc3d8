/** What the letters say that the server sends. */
export const letters = {
  "letter.greeting": "Hello {name},",
  "letter.greeting.nameless": "Hello,",
  "letter.regards": "Kind regards,",
  "letter.team": "The {company} recruitment team",
  "letter.automatic":
    "This letter was sent automatically. If you have a question, write to {email}.",
  "letter.position": "Position",
  "letter.position.unlisted": "As you named it in the form",
  "letter.submitted": "Submitted",
  "letter.receipt": "Receipt number",

  "receipt.subject": "We have received your application",
  "receipt.subject.position": "We have received your application: {position}",
  "receipt.thanks":
    "Thank you for applying to {company}. Your application has reached us safely. This is what arrived:",
  "receipt.next": "What happens next",
  "receipt.review": "Our HR team reviews your application within 3-5 business days.",
  "receipt.contact": "If you are selected, we contact you for an initial interview.",
  "receipt.updates": "You receive status updates by email.",
  "receipt.stranger":
    "You did not apply? Then somebody gave your address by mistake. You need not do anything.",

  "reviewing.subject": "Your application is under review",
  "reviewing.news":
    "Our HR team has started to review your application. You need not do anything now.",
  "reviewing.next": "As soon as there is a decision, we write to you again.",

  "accepted.subject": "Your application has been accepted",
  "accepted.news": "We are happy to tell you that your application has been accepted.",
  "accepted.next":
    "Somebody from our HR team contacts you soon to agree on the next steps with you. We look forward to meeting you.",

  "rejected.subject": "About your application at {company}",
  "rejected.news":
    "Thank you for your interest in {company} and for the time you put into your application. This time we have decided not to take it further.",
  "rejected.kind":
    "This decision is about one position at one moment. It is not a judgement of you or of your work.",
  "rejected.next":
    "You are welcome to apply again when another of our positions fits you. We wish you every success.",

  "new.subject": "New application: {position}, {name}",
  "new.news": "A new application has arrived.",
  "new.name": "Applicant",
  "new.open": "Open the application",
  "new.resume": "Resumes are not attached to letters. They stay in the administrator panel.",
  "new.automatic": "This letter was sent automatically by the website.",
} as const;
