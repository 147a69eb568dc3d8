/** Applications and new accounts an hour from one network, which may be a campus or a mobile carrier. */
export type LimitsConfig = { perNetwork: { applications: number; signUps: number } };
import type { Backoff, Limit } from "./throttle.ts";

// Every rate limit of the server. Each name has its own counters per network, account or address.

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords for one account, whether or not it exists. The right one resets the count. */
export const signInAttempts: Backoff = {
  name: "sign-in",
  free: 5,
  longestSeconds: 15 * minute,
  rememberedSeconds: day,
};

/**
 * Wrong codes of an authenticator app for one account, from a client that knows the password. Three
 * codes of a million are valid at any moment. Continuous guessing gets 19 guesses in the first five
 * hours and 6 on each later day: a year of guessing (2,200 guesses) succeeds with 0.7 %. The long
 * memory keeps an attacker from regaining the fast guesses by a pause. A recovery code is one of 31^10
 * and never waits here, so the owner can sign in with one during an attack.
 */
export const codeAttempts: Backoff = {
  name: "two-step",
  free: 5,
  longestSeconds: 4 * hour,
  rememberedSeconds: 30 * day,
};

const limit = (name: string, hits: number, seconds: number): Limit => ({ name, hits, seconds });

export const rateLimits = {
  signInsPerNetwork: limit("sign-in-network", 30, minute),
  secondStepsPerNetwork: limit("second-step-network", 30, minute),
  resetRequestsPerNetwork: limit("reset-ask-network", 60, hour),
  linkChecksPerNetwork: limit("link-check-network", 60, hour),
  linksPerNetwork: limit("link-network", 60, hour),
  /** Requested from any network. */
  resetEmailsPerAddress: limit("reset-email", 3, hour),
  refreshesPerSession: limit("refresh", 30, 5 * minute),
  avatarsPerAccount: limit("avatar", 30, hour),
  emailChangesPerAccount: limit("email-change", 5, hour),
  /** Requested by any account. */
  emailChangesPerAddress: limit("email-change-address", 5, day),
  downloadsPerAccount: limit("account-data", 10, hour),
  exportsPerAccount: limit("export", 30, 10 * minute),
  testEmailsPerAccount: limit("test-email", 5, 10 * minute),
  resumesPerAccount: limit("download", 60, minute),
  /** Each may email colleagues. */
  notesPerAccount: limit("team-note", 60, 10 * minute),
  /** Each emails an applicant. */
  attachmentsPerAccount: limit("attachment", 60, 10 * minute),
  messagesPerAccount: limit("message", 60, 10 * minute),
  /** Each may email an applicant. */
  interviewsPerAccount: limit("interview", 60, 10 * minute),
  calendarFeedsPerAccount: limit("calendar-feed", 10, hour),
  /** Calendar programs of an office share a network. */
  calendarReadsPerNetwork: limit("calendar-read", 240, 10 * minute),
  /** Steps of the funnel: a page view and a form for each of many people who share a network. */
  stepsPerNetwork: limit("funnel-step", 300, 10 * minute),
  clientErrorsPerNetwork: limit("client-error", 60, 10 * minute),
  /** The review loads the resume of an application and of the next one. */
  resumePagesPerAccount: limit("resume_page", 240, minute),
} as const;

export const signUpsPerNetwork = ({ perNetwork }: LimitsConfig): Limit =>
  limit("sign-up-network", perNetwork.signUps, hour);

/**
 * Applications. Only stored ones count, except as `attempts`; mistakes and retries do not. A job fair shares
 * one network, so the tight limits are those of one email address in it. From other networks a stranger may use
 * the address, so they leave room.
 */
export const applyLimits = ({ perNetwork: { applications } }: LimitsConfig) => {
  const code = "too_many_applications" as const;
  return {
    attempts: { ...limit("apply_attempt", 4 * applications, hour), text: "failure.networkBusy" },
    network: { ...limit("apply", applications, hour), text: "failure.networkBusy" },
    addressInNetworkSoon: { ...limit("apply_address_soon", 5, 10 * minute), code },
    addressInNetwork: { ...limit("apply_address", 10, day), code },
    address: { ...limit("apply_address_all", 30, day), code },
  } satisfies Record<string, Limit>;
};

/** Requests with the private link from emails to applicants. */
export const applicantLimits = {
  views: limit("own_application", 120, 10 * minute),
  changes: limit("own_application_change", 240, hour),
  /** Answers to the interviews of one application, from any network: each emails the team. */
  answers: limit("interview_answer", 20, hour),
  erasures: limit("own_application_erasure", 3, day),
  copies: limit("own_application_copy", 3, day),
  /** New addresses of one application, and asked of one address: each gets an email. */
  newAddresses: limit("own_application_address", 3, day),
  /** Names and phone numbers of one application: each change is told to its address. */
  contactChanges: limit("own_application_contact", 10, day),
  newAddressesToOne: limit("own_application_address_to", 3, day),
  /** Of one application: each emails HR. */
  messages: limit("own_application_message", 10, day),
  /** Bytes of the files of messages from one network. */
  messageBytes: limit("own_application_message_bytes", 60 * 1024 * 1024, hour),
  resumes: limit("own_application_resume", 20, day),
  links: limit("status_links", 60, hour),
  emailChecks: limit("email_check", 60, 10 * minute),
  visits: limit("application_visit", 120, 10 * minute),
  passes: limit("apply_pass", 60, hour),
} as const;
