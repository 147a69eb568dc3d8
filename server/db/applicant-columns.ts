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
};
