import { audit } from "#server/audit/audit.ts";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/schema.ts";
import { acquireLock } from "#server/db/transaction.ts";
import { nextVersion } from "#server/http/requests.ts";
import { addDays, localDay } from "#server/db/vietnam-time.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { positionClosingEmail } from "./emails.ts";
import { readHrRecipients } from "#server/mail/recipients.ts";
import { positionTarget } from "./change.ts";
import { readPositions, titleOf } from "./records.ts";

/** HR is emailed this many days before a position closes. */
const announcedDays = 3;

/**
 * Closes the open positions whose last day is over in Vietnam, and emails HR about positions that close
 * soon. Returns the number of closed ones.
 */
export async function closeDuePositions(context: AppContext): Promise<number> {
  return withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "positions");
    const today = localDay(now);
    const closed = (await readPositions(tx)).filter(
      ({ state, closes_on }) => state === "open" && closes_on !== null && closes_on < today,
    );
    for (const { id, updated_at } of closed) {
      await tx
        .updateTable("positions")
        .set({
          state: "closed",
          updated_at: nextVersion(updated_at, now),
          updated_by: null,
        })
        .where("id", "=", id)
        .execute();
      const target = positionTarget(id);
      await audit(tx, { at: now, action: "position_closed", actorId: null, target });
    }
    await emailClosingSoon(tx, context, today, now);
    return closed.length;
  });
}

/** Without recipients a position waits for them. */
async function emailClosingSoon(tx: Tx, { config }: AppContext, today: string, now: Date) {
  const recipients = await readHrRecipients(tx, config);
  if (recipients.length === 0) return;
  const soon = await tx
    .updateTable("positions")
    .set((eb) => ({ announced_closing: eb.ref("closes_on") }))
    .where("state", "=", "open")
    .where("closes_on", "<=", addDays(today, announcedDays))
    .where("closes_on", "is distinct from", (eb) => eb.ref("announced_closing"))
    .returning("id")
    .execute();
  if (soon.length === 0) return;
  const ids = soon.map(({ id }) => id);
  const closing = (await readPositions(tx)).filter(({ id }) => ids.includes(id));
  for (const { slug, closes_on, ...position } of closing) {
    for (const { email, language } of recipients) {
      const title = titleOf(position, language);
      const data = { title, day: closes_on ?? today, slug, siteUrl: config.siteUrl };
      await enqueueEmail({ tx, now }, positionClosingEmail(language, data), { email, name: "" });
    }
  }
}
