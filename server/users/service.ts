import type { Language } from "#contract/languages.ts";
import type { CreateUser, RevealedUser, UpdateUser, User } from "#contract/users.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { takeLock } from "#server/db/transact.ts";
import { transact } from "#server/db/transact.ts";
import type { Check } from "#server/http/requests.ts";
import type { Parts } from "#server/parts.ts";
import { insertAccount } from "./accounts.ts";
import { changeUser, removeUser } from "./administer.ts";
import { emptyAsNull, lockUser } from "./changes.ts";
import { invite } from "./invitations.ts";
import { asUser } from "./queries.ts";

type ServiceParts = Pick<Parts, "db" | "clock">;

/**
 * Adds an account without a password: nobody can sign in to it until its user has set one. The user
 * is invited to, an inactive one once activated.
 */
export async function createUser(
  parts: Parts,
  asked: CreateUser,
  actor: Actor,
  language: Language,
): Promise<User> {
  const { db, clock, mailer } = parts;
  const now = clock();
  const phone = emptyAsNull(asked.phone ?? null);
  const row = await transact(db, async (tx) => {
    const user = await insertAccount(tx, { ...asked, phone, passwordHash: null }, now);
    const target = { kind: "user", id: user.id } as const;
    await audit(tx, {
      at: now,
      action: "user_created",
      target,
      fields: Object.keys(asked),
      ...actor,
    });
    if (user.active) await invite(tx, parts, user, actor, language);
    return user;
  });
  mailer.kick();
  return asUser(row);
}

/**
 * Changes the fields that are sent. Another role and a deactivation count from the next request on.
 * `check` sees the user as it is now, and may refuse.
 */
export async function updateUser(
  parts: Parts,
  id: string,
  asked: UpdateUser,
  by: { actor: Actor; language: Language },
  check: Check<User>,
): Promise<User> {
  const row = await transact(parts.db, async (tx) => {
    await takeLock(tx, "administrators");
    const before = await lockUser(tx, id);
    await check(asUser(before), tx);
    return changeUser(tx, parts, before, asked, { ...by, inviteAt: parts.clock() });
  });
  parts.mailer.kick();
  return asUser(row);
}

/** Removes an account with its sessions and links. What it did stays in the audit log. */
export async function deleteUser(
  { db, clock }: ServiceParts,
  id: string,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await takeLock(tx, "administrators");
    await removeUser(tx, await lockUser(tx, id), actor, clock());
  });
}

/** The values that are masked elsewhere. Reading them is written down. */
export function revealUser(
  { db, clock }: ServiceParts,
  id: string,
  actor: Actor,
): Promise<RevealedUser> {
  return transact(db, async (tx) => {
    const { dob, national_id } = await lockUser(tx, id);
    const target = { kind: "user", id } as const;
    const fields = ["dob", "national_id"];
    await audit(tx, { at: clock(), action: "user_revealed", target, fields, ...actor });
    return { dob, national_id };
  });
}
