import type { Generated } from "kysely";

/** The columns of an application that its applicant changes at the desk, and what they cause. */
export type ApplicantColumns = {
  /** The address before a change by the applicant, who can go back until then; secret links go there meanwhile. */
  previous_email: string | null;
  previous_email_until: string | null;
  /** When the applicant wrote; null once HR has answered or said that no answer is needed. */
  message_at: string | null;
  /** Until when HR may keep the application for other positions. */
  talent_pool_until: string | null;
  /** When the applicant was asked whether to stay longer. */
  talent_pool_asked_at: string | null;
  /** When the applicant was told that the answer is late. */
  apologised_at: string | null;
  /** The account from which the application was sent. */
  user_id: string | null;
  /** Part of the status link; a higher one ends all links that were sent before. */
  link_version: Generated<number>;
  /** Until when the key works that the answer to the application gave; null once it has ended. */
  visit_ends_at: string | null;
  /** How often the address was corrected with that key. */
  visit_corrections: Generated<number>;
  /** When a link from an email to the present address was opened. */
  address_confirmed_at: string | null;
  /** When the owner of the address said that the application is not theirs. */
  disowned_at: string | null;
};
