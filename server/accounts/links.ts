import { hash, randomBytes } from "node:crypto";
import { exists } from "#server/db/lists.ts";
import { newId } from "#server/db/id.ts";
import type { OneTimeTokensTable } from "#server/db/account-tables.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { HttpError, invalid } from "#server/http/http-error.ts";
import { hourMs } from "#server/db/vietnam-time.ts";

type Purpose = OneTimeTokensTable["purpose"];

const pages: Record<Purpose, string> = {
  setup: "/reset-password#token=",
  invite: "/reset-password#token=",
  reset: "/reset-password#token=",
  email: "/confirm-email#token=",
  confirm: "/confirm-email#token=",
  erase: "/application-status#erase=",
  contact: "/application-status#contact=",
  back: "/application-status#back=",
  copy: "/application-status#copy=",
  pool: "/application-status#pool=",
  apply: "/careers/apply#pass=",
};

/**
 * Creates a one-time link and revokes earlier ones with the same purpose and owner, except those that keep an
 * address, of which the older notice works too, and those that carry an application, which have no owner. The
 * token follows `#`, so that it appears in no server log and no Referer header.
 */
export async function createLink(
  tx: Tx,
  link: {
    purpose: Purpose;
    userId?: string;
    applicationId?: string;
    email?: string;
    hours: number;
  },
  siteUrl: string,
  now: Date,
): Promise<string> {
  const { purpose, userId = null, applicationId = null, email = null, hours } = link;
  const token = randomBytes(32).toString("base64url");
  if (purpose !== "back" && purpose !== "apply") {
    await tx
      .deleteFrom("one_time_tokens")
      .where("purpose", "=", purpose)
      .where("user_id", userId === null ? "is" : "=", userId)
      .where("application_id", applicationId === null ? "is" : "=", applicationId)
      .where("used_at", "is", null)
      .execute();
  }
  await tx
    .insertInto("one_time_tokens")
    .values({
      id: newId(now),
      purpose,
      user_id: userId,
      application_id: applicationId,
      email,
      token_hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + hours * hourMs).toISOString(),
    })
    .execute();
  return siteUrl + pages[purpose] + token;
}

const selectUsable = (db: Db, now: Date) =>
  db
    .selectFrom("one_time_tokens")
    .select(["id", "purpose", "user_id", "application_id", "email", "replaced"])
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString());

/** Finds the link of a token without consuming it; undefined unless it is usable for one of `purposes`. */
export const findLink = <Purposes extends Purpose>(
  db: Db,
  token: string,
  purposes: readonly Purposes[],
  now: Date,
) =>
  selectUsable(db, now)
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "in", purposes)
    .$narrowType<{ purpose: Purposes }>()
    .executeTakeFirst();

/** As `findLink`, but throws 422 without a usable one, or for one that was replaced. */
export async function requireLink<Purposes extends Purpose>(
  db: Db,
  token: string,
  purposes: readonly Purposes[],
  now: Date,
) {
  const link = await findLink(db, token, purposes, now);
  if (link === undefined) throw unusableLink();
  if (link.replaced) throw linkReplaced();
  return link;
}

export const hasLink = (db: Db, userId: string, purpose: Purpose, now: Date): Promise<boolean> =>
  exists(selectUsable(db, now).where("user_id", "=", userId).where("purpose", "=", purpose));

/** Whether a link of this purpose still works at an instant. */
export const isUsable = (db: Db, link: string, purpose: Purpose, at: Date): Promise<boolean> =>
  exists(
    selectUsable(db, at)
      .where("purpose", "=", purpose)
      .where("token_hash", "=", hashOf(link.split("#token=")[1] ?? "")),
  );

/** Counts a use of a link that works `times` times. Throws 422 if another call had the last one. */
export async function consumeLink(tx: Tx, id: string, now: Date, times = 1): Promise<void> {
  const used = await tx
    .updateTable("one_time_tokens")
    .set((eb) => ({ uses: eb("uses", "+", 1) }))
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("uses")
    .executeTakeFirst();
  if (used === undefined) throw unusableLink();
  if (used.uses < times) return;
  const at = { used_at: now.toISOString() };
  await tx.updateTable("one_time_tokens").set(at).where("id", "=", id).execute();
}

export async function revokeLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("one_time_tokens")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** Ends the unused links of an application; its owner is told how to get new ones. */
export async function replaceOneTimeLinks(
  tx: Tx,
  applicationId: string,
  kept: readonly Purpose[],
): Promise<void> {
  await tx
    .updateTable("one_time_tokens")
    .set({ replaced: true })
    .where("application_id", "=", applicationId)
    .where("used_at", "is", null)
    .$if(kept.length > 0, (query) => query.where("purpose", "not in", kept))
    .execute();
}

const hashOf = (token: string) => hash("sha256", token);

/** A link from an email that a newer one has replaced. */
export const linkReplaced = () => new HttpError(422, "link_replaced", "failure.linkReplaced");

export const unusableLink = () => invalid({}, "failure.tokenUsed");
