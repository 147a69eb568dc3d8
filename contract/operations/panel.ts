/** Summaries and descriptions of the operations of the panel's other tabs, and of health. */
export const panelOperations = {
  Export: {
    about: "Whole lists as XLSX or CSV files",
    operations: {
      createExport: [
        "Export a filtered list",
        "`query` takes the filters of the list. The response is the file. Administrators export every list, recruiters applications if the settings allow it.",
      ],
    },
  },
  Settings: {
    about: "What administrators decide while the site runs",
    operations: {
      getBackupState: [
        "Get the backup status",
        "Returns the newest backup and the newest failure since then.",
      ],
      getSettings: ["Get the settings", "Send `version` as If-Match of an update."],
      updateSettings: [
        "Change settings",
        "Changes only the sent keys. `hrEmails` are notified of new applications, each in its language in `hrLanguages`, else in English. Two-step sign-in must be on for your account before `adminsNeedTwoStep` requires it of all administrators; `recruitersNeedTwoStep` requires it of all recruiters. A stale If-Match gets 409 with the current settings and, as `changedBy`, the name of the last editor.",
      ],
      previewRetention: [
        "Preview a retention period",
        "Counts the applications that it would erase now. Erases nothing.",
      ],
    },
  },
  Mail: {
    about: "The emails of the site and their state",
    operations: {
      listEmails: ["List emails", "Newest first, with the count of each state."],
      getEmail: [
        "Get an email",
        "Its kind, recipient, state, last error and text. Links end at #. The text is null once an email with a one-time link was sent.",
      ],
      resendEmail: [
        "Send an email again",
        "For an email that failed or was saved to a file. Any other gets 409.",
      ],
      sendTestEmail: ["Send a test email", "Sends it to the address of your account."],
    },
  },
  "Email texts": {
    about: "The texts of emails to applicants, standard ones and HR's own",
    operations: {
      listEmailTemplates: [
        "List the texts of emails",
        "The texts of all emails to applicants in each language, and HR's own texts. Texts have placeholders such as {name}.",
      ],
      changeEmailText: [
        "Change the text of an email",
        "Links, signature and details are no part of the text. An unknown placeholder gets 422, a stale If-Match 409 with the current text and, as `changedBy`, the name of the last editor.",
      ],
      resetEmailText: [
        "Go back to the standard text of an email",
        "Returns the standard text. A stale If-Match gets 409.",
      ],
      createEmailTemplate: ["Add a text of HR's own", "Messages to applicants can start from it."],
      updateEmailTemplate: [
        "Change a text of HR's own",
        "Changes only the given fields. A stale If-Match gets 409 with the current text and, as `changedBy`, the name of the last editor.",
      ],
      deleteEmailTemplate: [
        "Delete a text of HR's own",
        "Messages that were written from it stay as they are.",
      ],
      previewEmailText: [
        "Preview an email with a text",
        "As it would be sent to a sample applicant.",
      ],
      sendTestOfEmailText: [
        "Send a test of a text",
        "Sends the email with this text for a sample applicant to your own address.",
      ],
    },
  },
  Overview: {
    about: "The figures of the panel's dashboard",
    operations: {
      getOverview: [
        "Get the dashboard",
        "Current counters, recent activity and charts. Recruiters get the activity about applications and positions, without networks.",
      ],
      getFunnel: [
        "Get the funnel of recruiting",
        "Page views, started forms, and the applications that were sent, looked at, interviewed and accepted, by position and source. The steps of an application count for the day on which it was sent, each for the first time; a change back subtracts nothing.",
      ],
    },
  },
  "Audit log": {
    about: "Who did what, when and from where",
    operations: {
      listAuditEntries: [
        "List the audit log",
        "Newest first. Failed sign-ins of one hour, network and account are one entry with `times`, kept for 90 days.",
      ],
    },
  },
  Browsers: {
    about: "What the pages of the site report",
    operations: {
      reportClientError: [
        "Report an exception",
        "The server logs the name of the exception, the page and the places in the scripts. Messages and addresses, which may hold personal data, are not taken.",
      ],
    },
  },
  Health: {
    about: "Whether the server is alive and can do its work",
    operations: {
      getLiveness: [
        "Check that the server is alive",
        "Responds 200 as long as the process runs, and does not query the database.",
      ],
      getReadiness: [
        "Check that the server can do its work",
        "Checks the database, its migrations, the disk, the file store and the mail queue. 503 names the check that failed.",
      ],
    },
  },
} as const;
