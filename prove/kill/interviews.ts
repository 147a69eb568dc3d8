import { eventsOf } from "#server/testing/calendar-event.ts";
import type { Db } from "#server/db/schema.ts";
import { singleHeader, type ParsedEmail } from "#server/testing/mail-message.ts";

/** The interviews offered under the kills compared with the invitations that the mail server received. */
export type ComparedInterviews = {
  /** Offers answered with 201. */
  offered: number;
  /** Offers without their interview, its email, or its arrival, also at a guest. */
  offersLost: number;
  /** Interviews with two emails. */
  offersDoubled: number;
  /** Invitations that arrived again after a kill, with the Message-ID of the first. */
  invitationsRepeated: number;
  /** Invitations with another event than that of their interview, or of an earlier arrival. */
  eventsWrong: number;
};

export async function compareInterviews(
  db: Db,
  received: readonly ParsedEmail[],
  offered: readonly string[],
): Promise<ComparedInterviews> {
  const stored = await db.selectFrom("interviews").select(["id", "guests"]).execute();
  const all = await db
    .selectFrom("outbox")
    .select(["id", "interview_id", "kind"])
    .where("kind", "in", ["interview", "interview_guest"])
    .execute();
  const emails = all.filter(({ kind }) => kind === "interview");
  const arrivals = received
    .filter(({ calendars }) => calendars.length > 0)
    .map(({ headers, calendars }) => ({
      messageId: singleHeader(headers, "message-id"),
      // The event is both an alternative of the text and a file.
      events: calendars.flatMap(({ text }) => eventsOf(text)),
    }));
  const arrivalsOf = (id: string) =>
    arrivals.filter(({ messageId }) => messageId.startsWith(`<${id}@`));
  const emailsOf = (interview: string, from = emails) =>
    from.filter(({ interview_id }) => interview_id === interview);
  const isKept = (id: string) => {
    const row = stored.find((one) => one.id === id);
    if (row === undefined) return false;
    const arrived = emailsOf(id, all).filter((email) => arrivalsOf(email.id).length > 0);
    const kinds = new Set(arrived.map(({ kind }) => kind));
    return kinds.has("interview") && (row.guests === "[]" || kinds.has("interview_guest"));
  };
  const hasWrongEvent = ({ id, interview_id }: (typeof emails)[number]) => {
    const events = arrivalsOf(id).flatMap((arrival) => arrival.events);
    const states = events.map(({ uid, sequence, start }) => `${uid} ${sequence} ${+start}`);
    return (
      new Set(states).size !== 1 || !states[0]?.startsWith(`interview-${String(interview_id)}@`)
    );
  };
  return {
    offered: offered.length,
    offersLost: [...new Set([...offered, ...stored.map(({ id }) => id)])].filter(
      (id) => !isKept(id),
    ).length,
    offersDoubled: stored.filter(({ id }) => emailsOf(id).length > 1).length,
    invitationsRepeated: arrivals.length - new Set(arrivals.map((one) => one.messageId)).size,
    eventsWrong: all.filter(hasWrongEvent).length,
  };
}
