import type { CalendarMethod, ToldInterview } from "#server/db/interview-tables.ts";
import type { Tx } from "#server/db/schema.ts";
import { hashOf } from "#server/mail/outbox.ts";
import type { InterviewRecord } from "./records.ts";

/** What the emails that have left have told a person about an interview. */
type Invitation = {
  /** The last change that they made in the calendar. */
  method: CalendarMethod | null;
  /** Null for an email of an earlier version of the product. */
  told: ToldInterview | null;
};

/** What people know of an interview. */
export type Invitations = {
  /** Undefined before the first email. */
  of(email: string): Invitation | undefined;
  /** The members of staff whose calendar has the interview. */
  attending: string[];
};

export async function readInvitations(tx: Tx, interviewId: string): Promise<Invitations> {
  const rows = await tx
    .selectFrom("interview_invitations")
    .select(["to_hash", "user_id", "method", "told"])
    .where("interview_id", "=", interviewId)
    .execute();
  const invitations = new Map(
    rows.map(({ to_hash, method, told }): [string, Invitation] => [
      to_hash,
      { method, told: told === null ? null : JSON.parse(told) },
    ]),
  );
  return {
    of: (email) => invitations.get(hashOf(email)),
    attending: rows.flatMap(({ user_id, method }) =>
      user_id !== null && method === "REQUEST" ? [user_id] : [],
    ),
  };
}

/** What an email tells about an interview. */
export const toldBy = ({ state, starts_at, slots, sequence }: InterviewRecord): ToldInterview => ({
  state,
  starts_at,
  slots,
  sequence,
});
