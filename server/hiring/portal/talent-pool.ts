import { setImmediate } from "node:timers/promises";
import type { PortalApplication } from "#contract/applicant.ts";
import { consumeLink, createLink, requireLink, unusableLink } from "#server/accounts/links.ts";
import type { AppContext } from "#server/context.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import type { Unit } from "#server/hiring/applications/events.ts";
import { recipientOf, templateData } from "#server/hiring/applications/notifications.ts";
import {
  lockApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { findTemplate } from "#server/mail/email.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import { talentPoolEmail } from "./emails.ts";
import { confirmAddress, getPortalApplication, invalidLink } from "./own-application.ts";

const reminderDays = 31;

/** The end of a stay in the talent pool that begins now: twelve months later. */
export function talentPoolEnd(now: Date): string {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end.toISOString();
}

/** Joins the talent pool for twelve months from now, or leaves it. Repeating it is no error. */
export async function setTalentPool(
  context: AppContext,
  id: string,
  isJoining: boolean,
  client: Pick<ClientInfo, "requestId">,
): Promise<PortalApplication> {
  await withTransaction(context.db, async (tx) => {
    const now = context.clock();
    const row = await lockApplication(tx, id, now, invalidLink);
    if (isJoining || row.talent_pool_until !== null) {
      await saveStay({ tx, now, actor: { actorId: null, client } }, row, isJoining);
    }
  });
  return getPortalApplication(context, id);
}

async function saveStay(unit: Unit, row: ApplicationRow, isStaying: boolean): Promise<void> {
  const talent_pool_until = isStaying ? talentPoolEnd(unit.now) : null;
  const detail = { before: row.talent_pool_until, after: talent_pool_until };
  await saveApplication(
    unit,
    row,
    { talent_pool_until, talent_pool_asked_at: null },
    { event: "talent_pool", detail, action: "talent_pool_changed" },
  );
}

/** Stays for twelve months more. Throws 422 for a used or expired link, and for one who has left meanwhile. */
export async function stayInTalentPool(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<void> {
  await withTransaction(context.db, async (tx) => {
    const now = context.clock();
    const link = await requireLink(tx, token, ["pool"], now);
    if (link.application_id === null) throw unusableLink();
    const row = await lockApplication(tx, link.application_id, now, unusableLink);
    if (row.talent_pool_until === null) throw unusableLink();
    await consumeLink(tx, link.id, now);
    await confirmAddress(tx, row, now);
    await saveStay({ tx, now, actor: { actorId: null, client } }, row, true);
  });
}

/**
 * Asks everyone whose stay ends within a month whether to stay, once, and ends the stays that are over. Two
 * servers at once ask once: the second finds the application marked.
 */
export async function keepTalentPool(context: AppContext): Promise<void> {
  const now = context.clock();
  const soon = new Date(now.getTime() + reminderDays * dayMs).toISOString();
  const due = await context.db
    .selectFrom("applications")
    .select(["id", "talent_pool_until"])
    .where("talent_pool_until", "<=", soon)
    // It gets no email.
    .where("spam", "=", false)
    .where((eb) =>
      eb.or([
        eb("talent_pool_asked_at", "is", null),
        eb("talent_pool_until", "<=", now.toISOString()),
      ]),
    )
    .execute();
  for (const { id, talent_pool_until: until } of due) {
    await withMailTransaction(context, async (tx, now) => {
      const row = await lockApplication(tx, id, now);
      if (row.talent_pool_until !== until || until === null) return;
      const unit = { tx, now, actor: { actorId: null } };
      if (until <= now.toISOString()) await saveStay(unit, row, false);
      else if (row.talent_pool_asked_at === null) await askToStay(context, unit, row);
    });
    await setImmediate();
  }
}

async function askToStay(
  context: AppContext,
  { tx, now }: Unit,
  row: ApplicationRow,
): Promise<void> {
  const { id: applicationId, language } = row;
  const talent_pool_asked_at = now.toISOString();
  await tx
    .updateTable("applications")
    .set({ talent_pool_asked_at })
    .where("id", "=", applicationId)
    .execute();
  const asked = { purpose: "pool", applicationId, hours: reminderDays * 24 } as const;
  const link = await createLink(tx, asked, context.config.siteUrl, now);
  const text = await findTemplate(tx, language, "talent_pool");
  const data = templateData(context, row);
  const email = talentPoolEmail(language, data, link, text);
  const moment = { tx, now, keys: context.keys };
  await enqueueEmail(moment, email, recipientOf(row), { applicationId });
}
