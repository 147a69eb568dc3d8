/** The texts of the emails that the server sends. */
export const emails = {
  "email.greeting": "Hello {name},",
  "email.greeting.nameless": "Hello,",
  "email.regards": "Kind regards,",
  "email.team": "The {company} recruitment team",
  "email.automatic": "This email was sent automatically. If you have a question, write to {email}.",
  "email.question": "If you have a question, answer this email or write to {email}.",
  "email.why.applicant":
    "You get this email because an application to {company} names this address.",
  "email.why.guest": "You get this email because {company} asked you to join an interview.",
  "email.why.account": "You get this email because an account at {company} has this address.",
  "email.why.staff": "You get this email because you work on recruiting at {company}.",
  "email.applicant": "applicant",
  "email.position.this": "the position you applied for",
  "email.sample.name": "Nguyễn Minh Anh",
  "email.sample.colleague": "Trần Thu Hà",
  "email.sample.position": "Software Engineer",
  "email.position": "Position",
  "email.position.unlisted": "As you entered it in the form",
  "email.submitted": "Submitted",
  "email.receipt": "Receipt number",

  "email.notMine": "I did not apply",
  "check.money": "We never ask for money: not to apply, not for an interview, not for a job.",
  "check.code": "Is this email from us? Check it at {page} with the code {code}.",

  "receipt.subject": "Application received",
  "receipt.subject.position": "Application received: {position}",
  "receipt.thanks": "Thank you for applying to {company}. We have received your application:",
  "receipt.next":
    "What happens next\n1. Our HR team reviews your application within 3-5 business days.\n2. If you are selected, we will contact you for an initial interview.\n3. You receive status updates by email.",

  "reviewing.subject": "Under review: your application as {position}",
  "reviewing.news":
    "Our HR team has started to review your application. You don't need to do anything now.",
  "reviewing.next": "We will write to you again as soon as there is a decision.",

  "accepted.subject": "Accepted: your application as {position}",
  "accepted.news": "Congratulations: {company} has accepted your application as {position}.",
  "accepted.next":
    "Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.",

  "rejected.subject": "About your application at {company}",
  "rejected.news":
    "Thank you for your interest in {company} and for the time you put into your application. This time we have decided not to move forward with it.",
  "rejected.kind":
    "This decision concerns one position at one point in time. It is not a judgement of you or of your work.",
  "rejected.next":
    "You are welcome to apply again for another position that suits you. We wish you every success.",

  "new.subject": "New application: {position}, {name}",
  "new.news": "A new application has arrived.",
  "new.name": "Applicant",
  "new.open": "Open the application",
  "new.resume": "CVs are not attached to emails. Open them in the admin panel.",
  "new.automatic": "This email was sent automatically by the website.",

  "account.team": "The {company} team",
  "account.stranger": "Wasn't it you? Set a new password at once: {address}",
  "account.automatic":
    "This email about your account was sent automatically. If you have a question, write to {email}.",

  "reset.subject": "Reset your password",
  "reset.news":
    "Someone, probably you, requested a new password for your {company} account. Use this link within 60 minutes to choose one. It works once.",
  "reset.open": "Choose a new password",
  "reset.stranger":
    "Didn't request this? You don't need to do anything. Your password stays the same.",

  "invite.subject": "Your account at {company}",
  "invite.news":
    "An account has been created for you at {company}. Choose a password within 72 hours; then sign in with it and this email address.",
  "invite.open": "Choose a password",
  "invite.again": "If the link has expired, request a new one here: {address}",
  "invite.stranger":
    "Didn't expect this email? Someone entered your address by mistake. You don't need to do anything.",

  "passwordChanged.subject": "Your password was changed",
  "passwordChanged.news":
    "The password of your {company} account was changed. You have been signed out everywhere else.",

  "emailConfirm.subject": "Confirm your email address",
  "emailConfirm.news":
    "An account at {company} was created with this address. If it is yours, confirm the address within 72 hours.",
  "emailConfirm.open": "Confirm this address",
  "emailConfirm.stranger":
    "Didn't you create it? Then don't confirm: ignore this email, or take the account over by choosing a new password: {address}",

  "emailLink.subject": "Confirm your new email address",
  "emailLink.news":
    "You asked to sign in to your {company} account with this address. Please confirm within 24 hours that it is yours.",
  "emailLink.open": "Confirm this address",
  "emailLink.stranger":
    "Didn't request this? Someone entered your address by mistake. Nothing changes unless the link is used.",

  "emailAsked.subject": "Your email address is about to change",
  "emailAsked.news":
    "Someone who knows your password requested a new address for your {company} account. Nothing changes until it is confirmed from the new address.",
  "emailAsked.address": "New address",
  "emailAsked.stranger":
    "Wasn't it you? Set a new password at once; the change can then no longer be confirmed: {address}",

  "emailChanged.subject": "Your email address was changed",
  "emailChanged.news":
    "From now on, sign in to your {company} account with your new address. We no longer write to this one.",
  "emailChanged.stranger": "Wasn't it you? Write to {email} at once.",

  "accountDeleted.subject": "Your account was deleted",
  "accountDeleted.news":
    "Your {company} account was deleted with all its data. Applications you sent us are not part of the account; each one has its own status link in its confirmation email.",
  "accountDeleted.last": "This is the last email about it.",

  "status.link": "Open my application",
  "status.link.note":
    "This link is private: anyone who has it can see your application, withdraw it or delete it.",
  "message.test.subject": "The next step: a short test ({position})",
  "message.test.news":
    "We would like to see how you work. Please do the test in the attached file, and send us your result in an answer to this email.",
  "message.test.next": "Write to us if you need more time or have a question about the test.",
  "message.documents.subject": "Documents for your application ({position})",
  "message.documents.news":
    "Some documents are missing in your application. Please send us copies of your degrees and certificates in an answer to this email.",
  "message.talk.subject": "May we call you? ({position})",
  "message.talk.news":
    "We would like to talk with you by phone for about 15 minutes. Please tell us when and at which number we can reach you.",
  "message.reminder.subject": "We are still waiting for your answer ({position})",
  "message.reminder.news":
    "We wrote to you about your application and have no answer yet. Are you still interested? A short answer is enough, also if you have decided otherwise.",
  "message.thanks.subject": "Thank you for the talk ({position})",
  "message.thanks.news": "Thank you for your time. We enjoyed the talk with you.",
  "message.thanks.next": "We will write to you again once we have decided.",
  "apology.subject": "Your application is taking longer than we promised",
  "apology.news":
    "We promised you an answer within five business days and have not kept it. We are sorry. Your application is not lost, and someone will read it.",
  "apology.next": "You don't need to do anything. We will write to you as soon as there is news.",
  "talentPool.subject": "May we keep your application for another year?",
  "talentPool.news":
    "You allowed us to think of you for other positions. This ends in a month. If you agree, we keep your application for another twelve months. If you do nothing, you leave the talent pool by yourself.",
  "talentPool.stay": "Stay for twelve months",
  "talentPool.note": "The link works for a month, once.",
  "message.pool.subject": "A position that may suit you",
  "message.pool.news":
    "You allowed us to think of you for other positions. We have one now that may suit you, and would like to hear whether you are interested.",
  "message.pool.next": "A short answer is enough, also if you are not looking any more.",
  "copy.subject": "The copy of your data at {company}",
  "copy.news":
    "You asked for a copy of everything we keep about your application. Open this link to download it as a ZIP file.",
  "copy.open": "Download my data",
  "copy.note":
    "The link works for one hour, for five downloads. Didn't ask for it? Then someone has the private link of your application. Write to {email}.",
  "newLink.subject": "A new link to your application",
  "newLink.news":
    "We have replaced the link to your application. Earlier links no longer work. Please use this one.",
  "contactChanged.subject": "Your contact details were changed",
  "contactChanged.news":
    "Someone with the private link of your application changed the name or the phone number in it. Wasn't it you? Please reply to this email.",
  "pass.subject": "Your link to apply at {company}",
  "pass.news":
    "We have received many applications with your email address, so the form takes no more of them for now. This link opens it for one application of yours.",
  "pass.open": "Open the form",
  "pass.note":
    "The link works for 24 hours, for one application with this address. Didn't ask for it? Then someone else used your address. You don't need to do anything.",
  "contact.subject": "Confirm your new email address",
  "contact.news":
    "Someone, probably you, asked us to send the emails about an application to this address. They come here once you confirm it.",
  "contact.confirm": "Confirm this address",
  "contact.note":
    "The link works for 24 hours. Didn't ask for it? Someone mistyped an address. You don't need to do anything.",
  "contactNotice.subject": "The email address of your application is about to change",
  "contactNotice.news":
    "Someone with the private link of your application asked us to write to another address. This happens once it is confirmed there.",
  "contactNotice.stranger":
    "Wasn't it you? Keep this address with one click. It works now, and for 72 hours after the change. Until then, links that copy or delete your data come to this address.",
  "contactNotice.keep": "Keep this address",
  "answer.subject": "Message from an applicant: {position}, {name}",
  "answer.news":
    "An applicant has written to you. Read the message and answer it in the admin panel.",
  "news.subject": "News on an application: {position}, {name}",
  "news.news": "What is new on this application:",
  "notice.new_application": "The application has arrived",
  "notice.application_withdrawn": "The applicant has withdrawn the application",
  "notice.applicant_message": "The applicant has written a message",
  "notice.interview_agreed": "The applicant has agreed to the interview at {time}",
  "notice.interview_declined": "The applicant has declined the interview at {time}",
  "notice.interview_otherTimes": "The applicant asks for another time than {time}",
  "notice.interview_restored": "The interview at {time} takes place after all",
  "notice.interview_cancelled": "The interview at {time} will not take place",
  "withdrawn.subject": "You have withdrawn your application",
  "withdrawn.news": "As you asked, we have stopped processing your application.",
  "withdrawn.next": "You are welcome to apply again at any time.",
  "withdrawn.erase": "We keep your details for a while. To delete them now, use this link:",
  "withdrawn.eraseLink": "Delete my data",
  "gone.subject": "Application withdrawn: {position}, {name}",
  "gone.news": "An applicant has withdrawn an application.",
  "links.subject": "Your applications at {company}",
  "links.news": "You requested the status links of your applications. Here they are, newest first.",
  "links.open": "{position}, receipt number {receipt}, {stage}, sent on {day}",
  "links.stage.submitted": "submitted",
  "links.stage.reviewing": "under review",
  "links.stage.accepted": "accepted",
  "links.stage.rejected": "not selected",
  "links.stage.withdrawn": "withdrawn",
  "links.stranger":
    "Didn't request this? Someone entered your address. Only you can see these links.",
  "privacyRequest.copy": "a copy of your data",
  "privacyRequest.correction": "a correction of your data",
  "privacyRequest.restriction": "a restriction of the processing of your data",
  "privacyRequest.consent_withdrawal": "the withdrawal of your consent",
  "privacyRequest.erasure": "the deletion of your data",
  "privacyRequest.subject": "Your request: {kind}",
  "privacyRequest.news":
    "We have received your request about {kind}. You will have our answer by {day}.",
  "erase.subject": "Confirm the deletion of your application",
  "erase.news":
    "You asked us to delete your application and all data that belongs to it: your details, your resume and our emails. This cannot be undone.",
  "erase.confirm": "Delete my application",
  "erase.time":
    "The link works once, within {hours} hours. If you didn't request this, you don't need to do anything: nothing is deleted.",
  "erased.subject": "Your application has been deleted",
  "erased.news":
    "As you asked, we have deleted application {receipt} and all data that belonged to it. We keep only a record of the deletion, without your name.",

  "twoStepOn.subject": "Two-step sign-in is on",
  "twoStepOn.news":
    "Two-step sign-in was turned on for your {company} account. From now on, signing in requires a code from your authenticator app. You have been signed out everywhere else.",
  "twoStepOn.codes":
    "Keep your recovery codes in a safe place: each one signs you in once when you cannot use the app.",
  "twoStepOn.stranger":
    "Wasn't it you? Set a new password at once ({address}) and write to {email} so that we can turn it off.",

  "twoStepOff.subject": "Two-step sign-in is off",
  "twoStepOff.news":
    "Two-step sign-in was turned off for your {company} account. From now on, your password alone is enough to sign in.",

  "twoStepReset.subject": "Your two-step sign-in was reset",
  "twoStepReset.news":
    "An administrator has turned off two-step sign-in for your {company} account. Your authenticator app and your recovery codes no longer work; your password alone is enough to sign in.",
  "twoStepReset.next": "You can set it up again in Settings at any time.",
  "twoStepReset.stranger":
    "Didn't request this? Write to {email} and set a new password: {address}",

  "closing.subject": "Closing soon: {title}",
  "closing.news":
    "The position {title} takes applications until the end of {day}. After that day it closes automatically.",
  "closing.open": "Open the position",

  "backupOverdue.subject": "Backups of the {company} website have stopped",
  "backupOverdue.news":
    "The server has made no good backup for more than twice the planned interval. If its disk fails now, everything since the last backup is lost.",
  "backupOverdue.last": "Last good backup",
  "backupOverdue.none": "none",
  "backupOverdue.next":
    "Please forward this email to the person who runs the server. The backup settings and the server's log name the reason. The server tries again every 15 minutes.",
  "backupOverdue.open": "Open the settings",

  "mention.subject": "{author} mentioned you: {position} {receipt}",
  "mention.news":
    "{author} mentioned you in a team note on an application. The note is in the admin panel.",
  "mention.colleague": "A colleague",

  "test.subject": "Test email from {company}",
  "test.news": "If you can read this, the website can send emails.",
} as const;
