import { audit, type Actor } from "#server/audit/audit.ts";
import type { Account } from "#server/auth/guard.ts";
import { countRecoveryCodes } from "#server/auth/recovery-codes.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Parts } from "#server/parts.ts";
import { findActivity } from "./activity.ts";
import { findAvatar } from "./avatar.ts";

/**
 * Everything kept about an account, as its owner may have it. Job applications under the same address
 * are not among it: nobody has proved that the address of a sign-up is theirs, so whoever signs up
 * with a stranger's address must not be handed the stranger's applications.
 */
export async function collectData(
  { db, clock }: Pick<Parts, "db" | "clock">,
  account: Account,
  actor: Actor,
): Promise<object> {
  const now = clock();
  await transact(db, (tx) => audit(tx, { at: now, action: "data_downloaded", ...actor }));
  const { avatar, two_step_at: twoStepSince, ...user } = await readUser(db, account.id);
  const portrait = avatar === null ? undefined : await findAvatar(db, avatar);
  return {
    madeAt: now.toISOString(),
    account: user,
    portrait:
      portrait === undefined ? null : `data:image/webp;base64,${portrait.toString("base64")}`,
    twoStep: {
      enabledSince: twoStepSince,
      recoveryCodesLeft: await countRecoveryCodes(db, account.id),
    },
    sessions: await readSessions(db, account.id),
    links: await readLinks(db, account.id),
    letters: await readLetters(db, account.id),
    activity: await findActivity(db, account.id, { limit: Number.MAX_SAFE_INTEGER }),
  };
}

// Every column by its name: what is added to a table later, a secret perhaps, is not handed out unasked.

function readUser(db: Db, id: string) {
  return db
    .selectFrom("users")
    .select(["id", "email", "name", "role", "active", "status", "language", "avatar"])
    .select(["phone", "phone_emergency", "dob", "national_id", "address", "current_address"])
    .select(["starting_date", "notes", "two_step_at", "created_at", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

function readSessions(db: Db, userId: string) {
  return db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_used_at", "expires_at", "user_agent", "network"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}

function readLinks(db: Db, userId: string) {
  return db
    .selectFrom("one_time_tokens")
    .select(["purpose", "email", "created_at", "expires_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}

function readLetters(db: Db, userId: string) {
  return db
    .selectFrom("outbox")
    .select(["kind", "to_email", "state", "created_at", "finished_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}
