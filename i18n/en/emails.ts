/** The texts of the emails that the server sends. */
export const emails = {
  "email.greeting": "Hello {name},",
  "email.greeting.nameless": "Hello,",
  "email.regards": "Kind regards,",
  "email.team": "The {company} recruitment team",
  "email.automatic":
    "This letter was sent automatically. If you have a question, write to {email}.",
  "email.position": "Position",
  "email.position.unlisted": "As you named it in the form",
  "email.submitted": "Submitted",
  "email.receipt": "Receipt number",

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

  "account.team": "The {company} team",
  "account.stranger": "It was not you? Set a new password at once: {address}",
  "account.automatic":
    "This letter about your account was sent automatically. If you have a question, write to {email}.",

  "reset.subject": "Choose a new password",
  "reset.news":
    "Somebody, probably you, asked for a new password for your {company} account. With this link you can choose one within 60 minutes. It works once.",
  "reset.open": "Choose a new password",
  "reset.stranger":
    "You did not ask for this? You need not do anything. Your password stays as it is.",

  "invite.subject": "Your account at {company}",
  "invite.news":
    "An account has been made for you at {company}. Choose a password within 72 hours; from then on you sign in with it and this email address.",
  "invite.open": "Choose a password",
  "invite.again": "If the link has expired, ask for a new one here: {address}",
  "invite.stranger":
    "You did not expect this letter? Then somebody gave your address by mistake. You need not do anything.",

  "passwordChanged.subject": "Your password was changed",
  "passwordChanged.news":
    "The password of your {company} account was changed. Everywhere else you have been signed out.",

  "emailLink.subject": "Confirm your new email address",
  "emailLink.news":
    "You asked to sign in to your {company} account with this address from now on. Please confirm that it is yours within 24 hours.",
  "emailLink.open": "Confirm this address",
  "emailLink.stranger":
    "You did not ask for this? Then somebody gave your address by mistake. Nothing changes unless the link is used.",

  "emailAsked.subject": "Your email address is about to change",
  "emailAsked.news":
    "Somebody who knows your password asked to change the address of your {company} account. Nothing changes until it is confirmed from the new address.",
  "emailAsked.address": "New address",
  "emailAsked.stranger":
    "It was not you? Set a new password at once; the change can then no longer be confirmed: {address}",

  "emailChanged.subject": "Your email address was changed",
  "emailChanged.news":
    "From now on you sign in to your {company} account with your new address. We no longer write to this one.",
  "emailChanged.address": "New address",
  "emailChanged.stranger": "It was not you? Write to {email} at once.",

  "accountDeleted.subject": "Your account was deleted",
  "accountDeleted.news":
    "Your {company} account was deleted, with everything that was kept in it. Applications you sent us are not part of the account; each has a link of its own in its receipt.",
  "accountDeleted.last": "This is the last letter about it.",

  "status.link": "Your application, at any time",
  "status.link.note":
    "This link is yours alone: whoever has it can see your application, withdraw it or have it deleted.",
  "withdrawn.subject": "You have withdrawn your application",
  "withdrawn.news":
    "As you asked, we take your application out of the process. Nobody works on it any more.",
  "withdrawn.next": "You are welcome to apply again at any time.",
  "withdrawn.erase":
    "Your details stay stored for a while. If you want them gone now, you can have them deleted here:",
  "gone.subject": "Application withdrawn: {position}, {name}",
  "gone.news": "An applicant has withdrawn an application.",
  "links.subject": "Your applications at {company}",
  "links.news": "You asked for the links to your applications. Here they are, the newest first.",
  "links.open": "{position}, {day}",
  "links.stranger":
    "You did not ask for this? Then somebody gave your address. Nobody but you sees these links.",
  "erase.subject": "Confirm that we delete your application",
  "erase.news":
    "You asked us to delete your application with everything that belongs to it: your details, your resume and our letters. This cannot be undone.",
  "erase.confirm": "Delete my application",
  "erase.time":
    "The link works once, for {hours} hours. If you did not ask for this, you need not do anything: nothing is deleted.",
  "erased.subject": "Your application has been deleted",
  "erased.news":
    "As you asked, we have deleted application {receipt} with everything that belonged to it. We keep nothing but the note that we did so, without your name.",

  "twoStepOn.subject": "Two-step sign-in is on",
  "twoStepOn.news":
    "Two-step sign-in was turned on for your {company} account. From now on signing in asks for a code from your authenticator app. Everywhere else you have been signed out.",
  "twoStepOn.codes":
    "Keep your recovery codes in a safe place: each of them lets you in once when the app is not at hand.",
  "twoStepOn.stranger":
    "It was not you? Set a new password at once ({address}) and write to {email}, so that we can turn it off.",

  "twoStepOff.subject": "Two-step sign-in is off",
  "twoStepOff.news":
    "Two-step sign-in was turned off for your {company} account. From now on your password alone is enough to sign in.",

  "twoStepReset.subject": "Your two-step sign-in was reset",
  "twoStepReset.news":
    "An administrator has turned off two-step sign-in for your {company} account. Your authenticator app and your recovery codes no longer work; your password alone is enough to sign in.",
  "twoStepReset.next": "You can set it up again in Settings at any time.",
  "twoStepReset.stranger":
    "You did not ask for this? Write to {email} and set a new password: {address}",

  "test.subject": "Test letter from {company}",
  "test.news": "If you can read this, the website can send letters.",
} as const;
