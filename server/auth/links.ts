import { randomBytes } from "node:crypto";
import type { LinkPurpose } from "#contract/auth.ts";
import { newId } from "#server/db/id.ts";
import type { Db, OneTimeTokensTable, Tx } from "#server/db/schema.ts";
import { sha256 } from "#server/lib/hash.ts";

type Purpose = OneTimeTokensTable["purpose"];

/** A link that sets a password. */
export type Link = { id: string; purpose: LinkPurpose; user_id: string | null };

const addresses: Record<Purpose, string> = {
  setup: "/reset-password#token=",
  invite: "/reset-password#token=",
  reset: "/reset-password#token=",
  email: "/confirm-email#token=",
  erase: "/application-status#erase=",
};

/** The application or the user of a link; null for the link that sets up the site. */
type Owner = { userId: string | null; applicationId?: never } | { applicationId: string };

/**
 * Creates a link that can be used once and voids the earlier ones for the same purpose. The token
 * follows `#`, so that no server log and no Referer header contains it.
 */
export async function createLink(
  tx: Tx,
  link: Owner & { purpose: Purpose; hours: number; email?: string },
  siteUrl: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const [userId, applicationId] =
    link.applicationId === undefined ? [link.userId, null] : [null, link.applicationId];
  await tx
    .deleteFrom("one_time_tokens")
    .where("purpose", "=", link.purpose)
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("application_id", applicationId === null ? "is" : "=", applicationId)
    .where("used_at", "is", null)
    .execute();
  await tx
    .insertInto("one_time_tokens")
    .values({
      id: newId(now),
      purpose: link.purpose,
      user_id: userId,
      application_id: applicationId,
      email: link.email ?? null,
      token_hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + link.hours * 3_600_000).toISOString(),
    })
    .execute();
  return siteUrl + addresses[link.purpose] + token;
}

/** The usable link that sets a password for this token. The link stays usable. */
export function findLink(db: Db, token: string, now: Date): Promise<Link | undefined> {
  return usable(db, token, now)
    .where("purpose", "not in", ["email", "erase"])
    .$narrowType<{ purpose: LinkPurpose }>()
    .executeTakeFirst();
}

/** The same for a link that confirms an address. */
export function findEmailLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: string; user_id: string; email: string } | undefined> {
  return usable(db, token, now)
    .where("purpose", "=", "email")
    .$narrowType<{ user_id: string; email: string }>()
    .executeTakeFirst();
}

/** The same for a link that deletes an application. */
export function findErasureLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ application_id: string } | undefined> {
  return usable(db, token, now)
    .where("purpose", "=", "erase")
    .$narrowType<{ application_id: string }>()
    .executeTakeFirst();
}

function usable(db: Db, token: string, now: Date) {
  return db
    .selectFrom("one_time_tokens")
    .select(["id", "purpose", "user_id", "application_id", "email"])
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString());
}

/** Whether a user has a link for this purpose that can still be used. */
export async function hasLink(
  db: Db,
  link: { purpose: Purpose; userId: string },
  now: Date,
): Promise<boolean> {
  const usableLink = await db
    .selectFrom("one_time_tokens")
    .select("id")
    .where("user_id", "=", link.userId)
    .where("purpose", "=", link.purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return usableLink !== undefined;
}

/** Uses a link up. Of several calls at once, one returns true. */
export async function useUpLink(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable("one_time_tokens")
    .set({ used_at: now.toISOString() })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Voids the unused links of a user. */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("one_time_tokens")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

const hashOf = (token: string) => sha256(token, "hex");
