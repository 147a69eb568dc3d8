import type { Source } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { Db } from "#server/db/schema.ts";

/**
 * The key under which wrong passwords for an account are counted. Attempts from a network where the
 * account is signed in count apart from all others, so that a stranger's guesses never make its owner
 * wait there. The same is asked of the store whether the account exists or not.
 */
export async function attemptsKeyOf(
  db: Db,
  email: string,
  source: Source,
  now: Date,
): Promise<string> {
  const account = emailKey(email);
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("users.email_key", "=", account)
    .where("sessions.network", "=", source.network)
    .where("sessions.expires_at", ">", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  // No address holds a space, so no two accounts share a key.
  return session === undefined ? account : `${account} ${source.network}`;
}
