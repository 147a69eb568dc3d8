import type { InterviewState } from "#contract/interviews.ts";

/** The change that an email makes in the calendar of its recipient. */
export type CalendarMethod = "REQUEST" | "CANCEL";

/** An interview as a person was told of it. */
export type ToldInterview = {
  state: InterviewState;
  /** The agreed time; null before. */
  starts_at: string | null;
  slots: string[];
  /** SEQUENCE of the calendar event. */
  sequence: number;
};

export type InterviewsTable = {
  id: string;
  application_id: string;
  state: InterviewState;
  minutes: number;
  place: string;
  video_link: string;
  note: string;
  /** The agreed time; null before. */
  starts_at: string | null;
  /** The end of the agreed time, or of the last offered one. */
  ends_at: string;
  decline_reason: string | null;
  cancel_reason: string | null;
  /** JSON (`Guest[]`). */
  guests: string;
  other_times: string | null;
  /** SEQUENCE of the calendar event; each change raises it. */
  sequence: number;
  /** The applicant sees the interview from here on, when the email about it is due. */
  visible_at: string;
  /** The time that reminders were sent for. */
  reminded_for: string | null;
  /** JSON: the state that an undo of the last change restores. */
  undo: string | null;
  /** The author of the offer; null when the account is deleted. */
  created_by: string | null;
  created_at: string;
  updated_at: string;
};

export type InterviewTables = {
  interviews: InterviewsTable;
  interview_slots: { interview_id: string; starts_at: string };
  interview_people: { interview_id: string; user_id: string };
  /** What the last email that left has told a person, by the hash of the address. */
  interview_invitations: {
    interview_id: string;
    to_hash: string;
    /** The member of staff; null for the applicant, HR addresses and deleted accounts. */
    user_id: string | null;
    /** The last change that an email has made in the calendar. */
    method: CalendarMethod | null;
    /** JSON (`ToldInterview`). */
    told: string | null;
    told_at: string;
  };
  /** The key of a private calendar feed. Only its hash is stored. */
  calendar_feeds: { user_id: string; key_hash: string; created_at: string };
};
