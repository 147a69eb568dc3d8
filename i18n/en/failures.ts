/** The messages of failed and successful API calls. */
export const failures = {
  "failure.malformed": "The request could not be read",
  "failure.malformedJson": "Malformed JSON",
  "failure.malformedUpload": "Malformed upload",
  "failure.oneFile": "Only one file can be uploaded",
  "failure.tooManyFields": "Too many fields",
  "failure.contentType": "Unsupported content type",
  "failure.fields": "Please check the highlighted fields.",
  "failure.nothingToUpdate": "Nothing to update",
  "failure.tooLarge": "The request is too large",
  "failure.notScanned": "The virus scanner cannot be reached. Please try again later.",
  "failure.resume.macros":
    "This Word document contains macros. Save it as PDF, or as DOCX without macros, and try again.",
  "failure.resume.locked":
    "This document is locked with a password. Save a copy without the password and try again.",
  "failure.resume.dde":
    "This Word document contains a DDE field, which can start programs. Save it as PDF and try again.",
  "failure.resume.remoteTemplate":
    "This Word document loads its template from another computer. Save it as PDF and try again.",
  "failure.resume.remoteObject":
    "This Word document loads a part from another computer. Save it as PDF and try again.",
  "failure.resume.isPdf":
    "This is a PDF file with a different file extension. Rename it to end in .pdf and try again.",
  "failure.resume.isWord":
    "This is a Word document with a different file extension. Rename it to end in .docx and try again.",
  "failure.resume.archive": "This is an archive. Unpack it and upload only the resume.",
  "failure.resume.damaged":
    "This file is damaged or incomplete. Save it again as PDF or DOCX and try again.",
  "failure.resume.html": "This is an HTML file. Save it as PDF or DOCX and try again.",
  "failure.resume.mhtml": "This is an MHTML file. Save it as PDF or DOCX and try again.",
  "failure.resume.oldWord":
    "This document comes from a very old version of Word. Save it as PDF or DOCX and try again.",
  "failure.resume.openDocument":
    "This is an OpenDocument file. Save it as PDF or DOCX and try again.",
  "failure.resume.pages": "This is a Pages document. Export it as PDF or DOCX and try again.",
  "failure.resume.picture":
    "This is a picture. Insert it into a document, save that as PDF or DOCX and try again.",
  "failure.resume.presentation": "This is a presentation. Save it as PDF and try again.",
  "failure.resume.rtf": "This is an RTF file. Save it as PDF or DOCX and try again.",
  "failure.resume.spreadsheet": "This is a spreadsheet. Save it as PDF and try again.",
  "failure.resume.template": "This is a Word template. Save it as PDF or DOCX and try again.",
  "failure.resume.text": "This is a plain text file. Save it as PDF or DOCX and try again.",
  "failure.resume.xml": "This is an XML file. Save it as PDF or DOCX and try again.",
  "failure.avatarScans":
    "This picture contains too many layers. Save it again as JPEG or PNG and try again.",
  "failure.headersTooLarge": "The request headers are too large",
  "failure.timeout": "The request took too long",
  "failure.notFound": "Not found",
  "failure.applicationNotFound": "Application not found",
  "failure.templateNotFound": "This text no longer exists",
  "failure.templatesFull": "There are too many texts. Delete one first.",
  "failure.messageToSpam":
    "This application is suspected spam. Mark it as not spam before you write to the applicant.",
  "failure.spamWithInterview":
    "An interview is still open. Cancel it before you mark the application as spam.",
  "failure.userNotFound": "User not found",
  "failure.avatarNotFound": "Picture not found",
  "failure.sessionNotFound": "This session has already ended",
  "failure.resumeNotFound": "This application has no CV",
  "failure.resumeNotShown": "This CV cannot be shown here. Please download it.",
  "failure.method": "This address does not accept that method",
  "failure.unauthenticated": "Please sign in to continue.",
  "failure.sessionExpired": "Your session has expired. Please sign in again.",
  "failure.credentials": "Invalid email or password",
  "failure.codeRequired": "Please enter a code to finish signing in.",
  "failure.code": "This code is not valid, or it was already used",
  "failure.signInAgain": "This sign-in took too long. Please sign in again.",
  "failure.twoStepSetupRequired":
    "This site requires two-step sign-in for administrators. Please turn it on in Settings.",
  "failure.twoStepOn": "Two-step sign-in is already on",
  "failure.twoStepOff": "Two-step sign-in is off",
  "failure.twoStepNotSetUp": "Set up an authenticator app first",
  "failure.twoStepRequired": "Administrators of this site must keep two-step sign-in on",
  "failure.twoStepFirst": "Turn on two-step sign-in for your own account first",
  "failure.twoStepOwn": "Turn off your own two-step sign-in in Settings",
  "failure.inactive": "Your account is inactive",
  "failure.forbidden": "You don't have permission to access this resource.",
  "failure.crossSite": "Cross-site requests are not allowed",
  "failure.requestReused": "This request was already used",
  "failure.stale": "Someone else changed this in the meantime",
  "failure.emailLeft": "This email has already left",
  "failure.notWaiting": "This application is no longer waiting for a decision",
  "failure.undoOver": "This can no longer be undone",
  "failure.undoOther": "Only the person who made this change can undo it",
  "failure.unseen": "Since you opened this application: {happened}",
  "failure.hireDoubts": "This tells them that they are hired. {doubts}",
  "hireDoubt.noInterview": "No interview was held",
  "hireDoubt.disagree": "The verdicts of your team disagree",
  "hireDoubt.unread": "There are verdicts that you have not read",
  "happened.applicant": "The applicant",
  "happened.former": "A former colleague",
  "happened.status": "{who} has changed the status",
  "happened.status.accepted": "{who} has accepted the applicant",
  "happened.status.rejected": "{who} has rejected the applicant",
  "happened.cv_replaced": "{who} has replaced the CV",
  "happened.cv_infected": "The CV was removed because of a virus",
  "happened.withdrawn": "{who} has withdrawn the application",
  "happened.spam_restored": "{who} has marked the application as not spam",
  "happened.spam_marked": "{who} has marked the application as spam",
  "happened.contact": "{who} has corrected the contact data",
  "happened.position": "{who} has corrected the position",
  "happened.rejection_reason": "{who} has changed the reason of the rejection",
  "happened.consent_withdrawn": "{who} has withdrawn the consent",
  "happened.disowned": "The owner of the address did not apply",
  "happened.note_added": "{who} has added a team note",
  "happened.interview_offered": "{who} has arranged an interview on {time}",
  "happened.interview_changed": "{who} has changed the interview on {time}",
  "happened.interview_cancelled": "{who} has cancelled an interview",
  "happened.interview_agreed": "{who} has agreed to the interview on {time}",
  "happened.interview_declined": "{who} has declined the interview",
  "happened.interview_other_times": "{who} has asked for other interview times",
  "happened.interview_undone": "{who} has taken back the last change of the interview",
  "happened.message": "{who} has written to the applicant",
  "happened.message_cancelled": "{who} has cancelled an email to the applicant",
  "happened.applicant_message": "{who} has written a message",
  "failure.interviewNotFound": "This interview does not exist",
  "failure.interviewOver": "This interview is over or cancelled and can no longer be changed",
  "failure.networkBusy":
    "Many applications have just been sent from this network. Yours has not been sent yet: try again in {count} minutes, or use another network.",
  "failure.interviewsFull":
    "This application has five open interviews. Cancel one before you offer another.",
  "failure.interviewExists":
    "An interview at these times is already offered. Change that one, or choose other times.",
  "failure.interviewClosed":
    "This application is rejected, withdrawn or suspected spam, so no interview can be offered",
  "failure.slotGone": "This time is no longer free. Please choose another one.",
  "failure.lastAdmin": "At least one active administrator is required",
  "failure.self": "You cannot delete, demote or deactivate your own account",
  "failure.adminExists": "An administrator account already exists",
  "failure.copyAgain": "A newer download of this copy has begun",
  "failure.tokenUsed": "This link has expired or was already used",
  "failure.alreadyJoined": "This user has already chosen a password",
  "failure.inviteInactive": "Activate this account before you invite the user",
  "failure.tooManyAttempts": "Too many attempts. Please try again in {count} seconds.",
  "failure.tooManyAttempts.second": "Too many attempts. Please try again in {count} second.",
  "failure.tooManyAttempts.minutes": "Too many attempts. Please try again in {count} minutes.",
  "failure.tooManyAttempts.hours": "Too many attempts. Please try again in {count} hours.",
  "failure.storage": "We could not store your application. Please try again later.",
  "failure.filesFull":
    "Your application has room for no more files like this one. Your message was not sent; write it without the file.",
  "failure.resumeDamaged": "The stored file is damaged and cannot be downloaded",
  "failure.unavailable": "The service is not available right now. Please try again later.",
  "failure.internal": "Something went wrong on our side. Please try again later.",
  "success.submitted":
    "Application submitted successfully! We will review your application and get back to you soon.",
  "success.rejectionSent": "The rejection is on its way",
  "success.rejectionSaved": "The rejection has been saved",
  "success.rejectionCancelled": "The email has been cancelled",
  "success.rejectionRestored": "The email has been put back",
  "success.applicationDeleted": "Application deleted successfully",
  "success.passwordChanged": "Your password was changed. You have been signed out everywhere else.",
  "success.emailAsked":
    "We have sent a link to {email}. Your address changes when you open the link and confirm.",
  "success.confirmationSent":
    "We have sent a link to {email}. Open it within 72 hours and confirm.",
  "success.emailConfirmed": "Your address {email} is confirmed.",
  "failure.emailConfirmed": "Your address is already confirmed",
  "success.emailChanged": "Your email address was changed. Sign in with {email} from now on.",
  "success.resetAsked":
    "If an account exists for this address, we have sent a link to it. Please check your inbox.",
  "success.invited": "The invitation is being sent",
  "success.passwordSet": "Your password is set. You can now sign in.",
  "success.passwordSetSignedIn": "Your password is set and you are signed in.",
  "failure.legalHold": "A legal hold keeps this application. Lift the hold before you delete it.",
  "failure.applicantLegalHold":
    "For legal reasons we must keep this application for now, so it cannot be deleted. Please contact us if you have any questions.",
  "failure.cannotWithdraw":
    "A decision has been made on this application, so it can no longer be withdrawn",
  "failure.cannotReplace":
    "A decision has been made on this application, so its resume can no longer be replaced",
  "failure.statusLink":
    "This link does not lead to an application. The application may have been deleted, or the link is incomplete.",
  "failure.linkReplaced":
    "This link was replaced by a newer one. Enter your email address, and we send you the present link.",
  "failure.visitOver":
    "This page can no longer change your application. Please use the link in our email.",
  "failure.correctedOften":
    "The address was corrected three times. Please write to us to change it again.",
  "success.disowned":
    "The links of this application no longer work, and HR knows that it is not yours.",
  "success.statusLinks":
    "If there are applications with this address, we have sent the links to it. If emails for this address were asked for often today, the next comes tomorrow.",
  "success.applyPass":
    "We have sent a link to this address. Open it and send your application with it. One link leaves an hour; if emails for this address were asked for often today, the next comes tomorrow.",
  "success.erasureAsked": "We have sent you an email. Open the link in it to confirm.",
  "success.copyAsked":
    "We have sent you an email. Open the link in it within an hour to download your data.",
  "success.contactConfirmed": "From now on our emails about your application go to this address.",
  "success.contactKept": "Your address stays. Our emails about your application go to it.",
  "success.talentPoolStay": "You stay in the talent pool for twelve months.",
  "success.erased": "Your application and all data that belongs to it have been deleted.",
  "failure.exportTooLong":
    "An Excel sheet holds at most 1,048,575 rows. Please narrow the filter or export as CSV.",
  "failure.emailNotSendable": "This email has been sent, is being sent, or has no recipient",
  "success.testEmail": "A test email is on its way to you.",
  "failure.resumeNotScanned":
    "The virus scanner has not checked this file yet. Please try again in a few minutes.",
} as const;
