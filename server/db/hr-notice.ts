/** What HR is told about an application. Of interviews it hears where no member of the team has an account any more. */
export type HrNoticeKind =
  | "new_application"
  | "application_withdrawn"
  | "applicant_message"
  | "interview_agreed"
  | "interview_declined"
  | "interview_otherTimes"
  | "interview_restored"
  | "interview_cancelled";

export type HrNotice = {
  kind: HrNoticeKind;
  at: string;
  /** The agreed or first time of an interview. */
  time?: string | undefined;
};
