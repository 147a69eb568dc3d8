/** Summaries and descriptions of the operations of applications, interviews and positions. */
export const applicationsOperations = {
  Applications: {
    about: "Apply for a job, and what administrators do with applications",
    operations: {
      addApplication: [
        "Add an application by hand",
        "Multipart form: the fields of POST /applications, `source`, `source_detail`, `consent`, `language`, and `send_receipt` (`true` emails the applicant the receipt). The file `resume` is optional. With an Idempotency-Key, a repeated request adds one application.",
      ],
      suggestApplicationFields: [
        "Read name, email and phone from a resume",
        "Multipart form with the file `resume`. Returns null for what was not found. Nothing is stored.",
      ],
      findDuplicateApplications: [
        "Find applications of the same person",
        "The applications with this email address or phone number, newest first, at most five.",
      ],
      writeMessage: [
        "Write to an applicant",
        "The email leaves after `run_at`; until then it can be deleted. With an Idempotency-Key, a repeated request enqueues one email. Suspected spam gets 409.",
      ],
      previewMessage: ["Preview an email to an applicant", "As it would be sent. Links end at #."],
      listMessageTemplates: [
        "List HR's own texts for an applicant",
        "With the applicant's data, those in the applicant's language first. {status_link} is filled in when the email is stored.",
      ],
      cancelMessage: [
        "Take back an email to an applicant",
        "Possible until it leaves; afterwards it gets 409.",
      ],
      listNotes: [
        "List the team notes on an application",
        "Newest first. Until the caller has given an own verdict, the verdicts of others are null with `verdict_hidden: true`.",
      ],
      addNote: [
        "Add a team note",
        "A text, a verdict, or both. A note is signed and never changes. `@Full Name` of a recruiter or an administrator sends them an email with a link. With an Idempotency-Key, a repeated request adds one note.",
      ],
      downloadResume: [
        "Download the resume",
        "The file as it was uploaded, as an attachment. The audit log records each download.",
      ],
      getResumePage: [
        "Get the resume for display",
        "Returns a PDF unchanged and a Word document as HTML without scripts, links or remote pictures. The header resume-left-out names what the HTML leaves out. This call alone does not count as a view.",
      ],
      recordResumeView: [
        "Record that the resume was viewed",
        "Adds a view to the events of the application and to the audit log.",
      ],
      listApplications: [
        "List applications",
        "Newest first. Suspected spam is listed only with `spam=true`. A withdrawn application is listed with `status=withdrawn` or without a status, never under a status. `q` finds parts of words in names, addresses, phone numbers, receipt numbers, positions and file names, and beginnings of words in resumes and cover letters, which come second. `in=contacts` leaves the latter out.",
      ],
      getApplication: ["Get an application", "Send the ETag as If-Match of an update."],
      updateApplication: [
        "Update an application",
        "Status, notes or legal hold, which only administrators change. A new status sends the standard email; `status_email` replaces its text and `notify: false` sends none. A stale If-Match gets 409 with the current application and, as `changedBy`, the name of the last editor.",
      ],
      previewStatusEmail: [
        "Preview the email of a new status",
        "In the applicant's language. `is_sent` is false when no email would be sent.",
      ],
      restoreApplication: [
        "Mark an application as not spam",
        "Sends the emails that were held back.",
      ],
      listApplicationEvents: [
        "List the events of an application",
        "Newest first: status changes, notes, views and downloads of the resume, emails.",
      ],
      changeApplications: [
        "Change the status of many applications, or delete them",
        "Only administrators delete. Changes all in one transaction and returns for each application whether it was changed, or why not. A new status can be undone, a deletion cannot. `status_emails` replaces the text of its emails by language.",
      ],
      undoApplicationChange: [
        "Undo a bulk change of applications",
        "Possible for ten seconds; no email about the change is sent before that.",
      ],
      deleteApplication: [
        "Delete an application",
        "Deletes the application, its resume, its notes and its emails permanently. Under a legal hold it gets 409.",
      ],
      submitApplicationWithResume: [
        "Apply with a resume",
        "Multipart form: the fields of POST /applications as text parts and the file as `resume`. With an Idempotency-Key that others cannot guess, a repeated request creates one application. With different content it gets 422 `request_reused`; `current` is the first response.",
      ],
      getFormToken: [
        "Get a form token",
        "`form_age` records when the form was opened. Sent with the application, it helps to detect spam.",
      ],
      reportStep: [
        "Count a step of the funnel",
        'Counts a form that was started, or with `step` "viewed" a page view, by `position`, which may be empty, and `source`, and nothing about its sender.',
      ],
      submitApplication: [
        "Apply without a resume",
        "`notes` is the cover letter. An unknown `source` is stored as `other` with its text. With an Idempotency-Key, a repeated request creates one application.",
      ],
    },
  },
  "Own application": {
    about: "What applicants do with the private link from their emails",
    operations: {
      getOwnApplication: [
        "Get the applicant's own application",
        "`token` is the part of the private link after `#`. It is sent in the body, so no log contains it.",
      ],
      withdrawOwnApplication: [
        "Withdraw the applicant's own application",
        "Notifies HR. Withdrawing twice is not an error. A rejected application gets 409.",
      ],
      answerOwnInterview: [
        "Answer the offer of an interview",
        "Picks one of its times, declines it, or asks for other times; the last two also once a time is agreed. A time that is gone gets 409 with the interview and the rest of its times as `current`.",
      ],
      replaceOwnResume: [
        "Replace the resume of the applicant's own application",
        "Multipart form: `token` as a text part, then the file as `resume`.",
      ],
      requestOwnErasure: [
        "Request a link that deletes the applicant's own application",
        "Sends the link to the address of the application, at most three times a day.",
      ],
      confirmOwnErasure: [
        "Delete the applicant's own application with a one-time link",
        "Deletes the application, its resume and its emails permanently.",
      ],
      sendStatusLinks: [
        "Send an applicant their status links again",
        "The response is the same whether or not the address has applications.",
      ],
    },
  },
  Interviews: {
    about: "What recruiters and administrators do with interviews, and their calendar feeds",
    operations: {
      offerInterview: [
        "Offer an interview",
        "One to three times at a place, by video, or both. The email leaves after ten seconds; one time is a calendar invitation at once, several become one with the applicant's choice. Repeating an open offer returns it. Spam, rejected and withdrawn applications get 409.",
      ],
      listInterviews: ["List the interviews of an application", "Newest first."],
      getInterviewAgenda: [
        "List the coming interviews",
        "Agreed interviews of today and of the next seven days in Vietnam, and offers without an answer.",
      ],
      getInterview: ["Get an interview", "Send the ETag as If-Match of an update."],
      updateInterview: [
        "Change or cancel an interview",
        "New `slots` offer it again; `state: cancelled` cancels it. Both sides get an email with the update of their calendars after ten seconds. A stale If-Match gets 409 with the current interview, and so does an interview that is over.",
      ],
      undoInterview: [
        "Undo the last change of an interview",
        "Possible for ten seconds; no email about the change is sent before that. The undo of an offer removes it.",
      ],
      findInterviewClashes: [
        "Find clashes with other interviews",
        "Other offered or agreed interviews of the same people that overlap the times.",
      ],
      getCalendarFeed: [
        "Get the state of the calendar feed",
        "`created_at` is null without a feed. Its address is never shown again.",
      ],
      createCalendarFeed: [
        "Create the address of a private calendar feed",
        "With the interviews that the caller joins. The address is returned once and replaces an earlier one.",
      ],
      revokeCalendarFeed: ["Revoke the calendar feed", "Its address stops working at once."],
      readCalendarFeed: [
        "Read a private calendar feed",
        "The agreed interviews of the owner of `key`, as iCalendar. A wrong or revoked key gets 404.",
      ],
    },
  },
  Positions: {
    about: "The jobs that the company offers",
    operations: {
      listPositions: [
        "List positions",
        "The open advertised positions, in their order. With `state`, which needs the token of a recruiter or an administrator: all positions of that state with every field.",
      ],
      getPosition: [
        "Get a position",
        "By its slug or an earlier one. With the token of a recruiter or an administrator also a draft, and every field. The ETag is for If-Match of the change.",
      ],
      getSitePositions: [
        "Get the positions of a page",
        "What the page at a path without /vi shows of positions, in a language; the site asks for it when a visitor follows a link. A path that is no page gets 404.",
      ],
      createPosition: [
        "Create a position",
        "A draft unless `state` says otherwise; a draft may lack texts. Without a slug it is made from the title. A position that lacks texts in a language cannot be opened: 422 names them, such as `title.vi`.",
      ],
      updatePosition: [
        "Change a position",
        "Changes only the given fields and languages. `state` publishes and closes; `order` moves it to a place in the list. A new slug keeps the earlier one as a redirect. A stale If-Match gets 409 with the current position and, as `changedBy`, the name of the last editor.",
      ],
      deletePosition: [
        "Delete a position",
        "A position with applications gets 409: close it instead.",
      ],
    },
  },
} as const;
