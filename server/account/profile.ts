import type { Profile, UpdateProfile } from "#contract/account.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { unauthenticated } from "#server/http/failure.ts";
import type { Check } from "#server/http/requests.ts";
import type { Parts } from "#server/parts.ts";
import { avatarAddress, userColumns, type UserRow } from "#server/users/accounts.ts";
import { changeOf, lockUser, saveUser } from "#server/users/changes.ts";

/** What an account says of itself, to itself: nothing is masked. */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const user = await db
    .selectFrom("users")
    .select(userColumns)
    .where("id", "=", userId)
    .executeTakeFirst();
  // Deleted since the request was let in.
  if (user === undefined) throw unauthenticated();
  return asProfile(user);
}

/** Changes the fields that are sent. `check` sees the profile as it is now, and may refuse. */
export async function updateProfile(
  { db, clock }: Pick<Parts, "db" | "clock">,
  asked: UpdateProfile,
  actor: Actor,
  check: Check<Profile>,
): Promise<Profile> {
  const now = clock();
  const user = await transact(db, async (tx) => {
    const before = await lockUser(tx, actor.actorId);
    await check(asProfile(before), tx);
    const change = changeOf(before, asked);
    const fields = Object.keys(change);
    if (fields.length === 0) return before;
    const after = await saveUser(tx, before, change, now);
    await audit(tx, { at: now, action: "profile_updated", fields, ...actor });
    return after;
  });
  return asProfile(user);
}

function asProfile(user: UserRow): Profile {
  const { id, email, name, role, phone, phone_emergency, dob, national_id } = user;
  const { address, current_address, created_at: createdAt, updated_at: updatedAt } = user;
  return {
    id,
    email,
    name,
    role,
    avatar: avatarAddress(user),
    phone,
    phone_emergency,
    dob,
    national_id,
    address,
    current_address,
    createdAt,
    updatedAt,
  };
}
