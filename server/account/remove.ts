import type { ConfirmIdentity } from "#contract/account.ts";
import { audit } from "#server/audit/audit.ts";
import type { Account } from "#server/auth/guard.ts";
import { demandIdentity } from "#server/auth/second-step.ts";
import type { Visitor } from "#server/auth/visitor.ts";
import { takeLock } from "#server/db/transact.ts";
import { transact } from "#server/db/transact.ts";
import { accountDeletedLetter } from "#server/mail/account-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { lockUser } from "#server/users/changes.ts";
import { demandAnotherAdmin, isAdmin } from "#server/users/last-admin.ts";

/**
 * Deletes the account of whoever asks, with all that hangs on it: sessions, links, portrait, recovery
 * codes and letters. The audit log keeps that it happened, by the id alone. Throws 409 for the last
 * active administrator.
 */
export async function deleteAccount(
  parts: Parts,
  asked: ConfirmIdentity,
  account: Account,
  { source, language }: Visitor,
): Promise<void> {
  const { db, config, mailer } = parts;
  await demandIdentity(parts, account.id, asked, source);
  const now = parts.clock();
  await transact(db, async (tx) => {
    await takeLock(tx, "administrators");
    const user = await lockUser(tx, account.id);
    if (isAdmin(user)) await demandAnotherAdmin(tx, user);
    await tx.deleteFrom("users").where("id", "=", user.id).execute();
    const target = { kind: "user", id: user.id } as const;
    await audit(tx, { at: now, action: "account_deleted", actorId: user.id, target, source });
    // It belongs to no account any more, so that it outlives this one until it has left.
    const facts = { name: user.name, siteUrl: config.siteUrl };
    const letter = accountDeletedLetter(user.language ?? language, facts);
    await post(tx, letter, user, {}, now);
  });
  mailer.kick();
}
