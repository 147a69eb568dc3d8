/** The Settings tab of the admin panel. */
export const adminSettings = {
  "adminSettings.title": "System Settings",
  "adminSettings.sections": "Settings sections",
  "adminSettings.loadFailed": "The settings could not be loaded",
  "adminSettings.saved": "Settings saved",
  "adminSettings.saveFailed": "The settings were not saved",
  "adminSettings.mark.none": "None",
  "adminSettings.mark.failed": "{count} failed",
  "adminSettings.mark.check": "Check",
  "adminSettings.mark.undecided": "Decide",

  "adminSettings.recipients": "Recipients",
  "adminSettings.recipientsText":
    "These addresses receive an email when an application arrives or is withdrawn.",
  "adminSettings.recipients.new": "Email address",
  "adminSettings.recipients.hint": "Up to {count} addresses. Each address receives every email.",
  "adminSettings.recipients.remove": "Remove {address}",
  "adminSettings.recipients.language": "Language of emails to {address}",
  "adminSettings.recipients.none": "No addresses",
  "adminSettings.recipients.fallback":
    "While the list is empty, emails go to {address}, the value of HR_EMAIL on the server.",
  "adminSettings.recipients.notReported": "New applications are not reported to anyone",
  "adminSettings.recipients.notReportedText":
    "The list is empty and HR_EMAIL is not set on the server. Emails are held until you add an address, then sent at once.",
  "adminSettings.recipients.held": "Held emails: {count}",

  "adminSettings.mail": "Mail",
  "adminSettings.mailText": "All emails the site sends, and their status.",
  "adminSettings.mail.server": "Emails are sent through a mail server",
  "adminSettings.mail.serverText": "The server retries a refused email for three days.",
  "adminSettings.mail.noServer": "No mail server is set up, so no email is sent",
  "adminSettings.mail.noServerText":
    'Each email is saved as an .eml file in the folder "outbox" of the server\'s data folder; any mail program opens it. To send emails, set SMTP_URL and restart the server. You can then send the saved emails from here.',
  "adminSettings.mail.test": "Send a test email",
  "adminSettings.mail.testFailed": "The test email was not sent",
  "adminSettings.mail.refresh": "Refresh",
  "adminSettings.mail.loadFailed": "The emails could not be loaded",
  "adminSettings.mail.emails": "Emails",
  "adminSettings.mail.states": "Emails by status",
  "adminSettings.mail.none": "No emails yet",
  "adminSettings.mail.noneText": "Emails appear here as soon as the site creates one.",
  "adminSettings.mail.noRecipient": "no recipient yet",
  "adminSettings.mail.all": "All",
  "adminSettings.mail.queued": "Queued",
  "adminSettings.mail.sent": "Sent",
  "adminSettings.mail.savedToFile": "Saved to file",
  "adminSettings.mail.failed": "Failed",
  "adminSettings.mail.held": "Held",
  "adminSettings.mail.attempts": "Attempts: {count}",
  "adminSettings.mail.created": "Created {time}",
  "adminSettings.mail.next": "Next attempt {time}",
  "adminSettings.mail.sends": "Scheduled for {time}",
  "adminSettings.mail.serverReply": "The mail server replied: {words}",
  "adminSettings.mail.read": "Read",
  "adminSettings.mail.textFailed": "The email could not be loaded",
  "adminSettings.mail.textGone":
    "This email contained a one-time link. Its text is deleted after sending.",
  "adminSettings.mail.resend": "Resend",
  "adminSettings.mail.resendFailed": "The email was not sent again",
  "adminSettings.mail.wasSent": "Email sent",
  "adminSettings.mail.wasSavedToFile": "Email saved to a file",
  "adminSettings.mail.wasRefused": "The mail server refused the email",
  "adminSettings.mail.waits": "The email could not be sent yet. The server will try again.",
  "adminSettings.mail.isSending": "The email is being sent",

  "adminSettings.kind.receipt": "Receipt",
  "adminSettings.kind.new_application": "New application",
  "adminSettings.kind.status": "Application update",
  "adminSettings.kind.message": "Message to an applicant",
  "adminSettings.kind.status_links": "Status links",
  "adminSettings.kind.withdrawn": "Withdrawal confirmed",
  "adminSettings.kind.application_withdrawn": "Application withdrawn",
  "adminSettings.kind.position_closing": "Position closing soon",
  "adminSettings.kind.mention": "Mention in a team note",
  "adminSettings.kind.interview": "Interview",
  "adminSettings.kind.interview_team": "Interview, to the team",
  "adminSettings.kind.erase_link": "Link to delete data",
  "adminSettings.kind.erased": "Data deleted",
  "adminSettings.kind.invite": "Invitation",
  "adminSettings.kind.reset": "Password reset link",
  "adminSettings.kind.password_changed": "Password changed",
  "adminSettings.kind.two_step_changed": "Two-step sign-in changed",
  "adminSettings.kind.email_link": "Link to confirm a new address",
  "adminSettings.kind.email_change": "Email address change",
  "adminSettings.kind.account_deleted": "Account deleted",
  "adminSettings.kind.backup_overdue": "Backup overdue",
  "adminSettings.kind.test": "Test email",

  "adminSettings.templates": "Email texts",
  "adminSettings.templatesText":
    "The texts of the emails to applicants. Links, details and the signature are added to each of them.",

  "adminSettings.rejections": "Rejections",
  "adminSettings.rejectionsText":
    "A rejection email can be delayed, so that you can take the rejection back. Until the email is sent, the applicant still sees the previous status.",
  "adminSettings.rejections.hours": "Delay in hours",
  "adminSettings.rejections.hint":
    "From 0 (at once) to 168 (one week). Emails that are already scheduled keep their time.",
  "adminSettings.rejections.waits": "{count} hours",
  "adminSettings.rejections.waits.one": "{count} hour",

  "adminSettings.retention": "Retention",
  "adminSettings.retentionText":
    "How long rejected, withdrawn and suspected-spam applications are kept. A legal hold keeps an application regardless.",
  "adminSettings.retention.undecided": "Please decide how long applications are kept",
  "adminSettings.retention.undecidedText":
    "Until you decide, everything is kept. The law requires that personal data is kept no longer than needed.",
  "adminSettings.retention.question": "What happens to them?",
  "adminSettings.retention.none": "Not decided",
  "adminSettings.retention.erase": "Erase them after a number of days",
  "adminSettings.retention.keep": "Keep them",
  "adminSettings.retention.after": "Erase after {count} days",
  "adminSettings.retention.after.one": "Erase after {count} day",
  "adminSettings.retention.days": "Days",
  "adminSettings.retention.hint":
    "Counted from the rejection, the withdrawal, or the arrival of spam. At most 3650.",
  "adminSettings.retention.noForecast": "Enter a number of days to see what would be erased now.",
  "adminSettings.retention.due": "Applications that would be erased now: {count}.",
  "adminSettings.retention.held": "Kept by a legal hold: {count}.",
  "adminSettings.retention.confirm": "Erase applications now: {count}?",
  "adminSettings.retention.confirmText":
    "Their retention period has ended. They are erased within the hour, with their files and emails. This action cannot be undone.",
  "adminSettings.retention.confirmNow": "Save and erase {count}",

  "adminSettings.holidays": "Holidays",
  "adminSettings.holidaysText":
    "Days besides weekends that are not business days. They do not count towards the age of an application.",
  "adminSettings.holidays.new": "Date",
  "adminSettings.holidays.remove": "Remove {day}",
  "adminSettings.holidays.none": "No days yet",
  "adminSettings.holidays.count": "{count} of at most {max} days",
  "adminSettings.holidays.vietnam": "Public holidays of Vietnam",
  "adminSettings.holidays.vietnamText":
    "Adds 1 January, 30 April, 1 May and 2 September. Please add Tết, the Hùng Kings' day, the second day of National Day and make-up days yourself: they follow the lunar calendar or a yearly decree.",
  "adminSettings.holidays.year": "Year",
  "adminSettings.holidays.addYear": "Add the days of {year}",
  "adminSettings.holidays.added": "Added: {count}",
  "adminSettings.holidays.allThere": "All days of {year} are already in the list",

  "adminSettings.signIn": "Sign-in",
  "adminSettings.signInText": "Requirements for administrators and recruiters who sign in.",
  "adminSettings.signIn.adminRule": "Require two-step sign-in for all administrators",
  "adminSettings.signIn.adminRuleText":
    "Administrators without two-step sign-in must turn it on before they can use this panel.",
  "adminSettings.signIn.recruiterRule": "Require two-step sign-in for all recruiters",
  "adminSettings.signIn.recruiterRuleText":
    "Recruiters without two-step sign-in must turn it on before they can use this panel. Their calendar feed pauses until then.",
  "adminSettings.signIn.open": "Turn it on in your own settings",

  "adminSettings.recruiters": "Recruiters",
  "adminSettings.recruitersText":
    "Recruiters work with applications and positions. They see no users, settings or audit log, and delete no applications. Give an account this role in the Users tab.",
  "adminSettings.recruiters.export": "Let recruiters export applications",
  "adminSettings.recruiters.exportText":
    "An export is a file with the personal data of all listed applicants. The audit log records each one.",
  "adminSettings.recruiters.on": "Recruiters export applications",
  "adminSettings.recruiters.off": "Recruiters export nothing",

  "adminSettings.backups": "Backups",
  "adminSettings.backupsText":
    "A backup is one file with all data of the site. The operator of the server creates and restores backups.",
  "adminSettings.backups.loadFailed": "The backup status could not be loaded",
  "adminSettings.backups.none": "No backups yet",
  "adminSettings.backups.soon": "The server creates the first backup within a few minutes.",
  "adminSettings.backups.failed": "The last attempt failed",
  "adminSettings.backups.trouble.no_space":
    "The backup disk is full. The server tries again every 15 minutes.",
  "adminSettings.backups.trouble.not_writable":
    "The backup folder is missing, or the server may not write to it.",
  "adminSettings.backups.trouble.database": "The database could not be reached.",
  "adminSettings.backups.trouble.files": "The CVs could not be read.",
  "adminSettings.backups.trouble.other": "The reason is in the server's log.",
  "adminSettings.backups.late": "The newest backup is older than it should be",
  "adminSettings.backups.lateText": "The reason may be in the server's log.",
  "adminSettings.backups.lost": "CVs missing or damaged: {count}",
  "adminSettings.backups.lostText":
    'The newest backup contains their applications without the file. Run "npm run doctor" on the server to list them; older backups that may still have them are kept until this is resolved.',
  "adminSettings.backups.last": "Last backup",
  "adminSettings.backups.size": "Size",
  "adminSettings.backups.took": "took {count} s",
  "adminSettings.backups.holds": "Contents",
  "adminSettings.backups.contents": "Applications: {applications}, CVs: {resumes}",
  "adminSettings.backups.place": "Location",
  "adminSettings.backups.machine": "on {name}",
  "adminSettings.backups.scheduled":
    "The server creates a backup in {folder} every {count} hours and keeps the newest {keep}.",
  "adminSettings.backups.scheduled.one":
    "The server creates a backup in {folder} every hour and keeps the newest {keep}.",
  "adminSettings.backups.unscheduled":
    'Automatic backups are off. Set BACKUP_DIR on the server to turn them on; until then, "npm run backup" creates one.',
} as const;
