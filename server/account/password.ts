import type { ChangePassword } from "#contract/account.ts";
import { audit } from "#server/audit/audit.ts";
import { demandPassword } from "#server/auth/demand-password.ts";
import type { Account } from "#server/auth/guard.ts";
import { voidLinks } from "#server/auth/links.ts";
import { demandGoodPassword, savePassword } from "#server/auth/service.ts";
import { endSessions } from "#server/auth/sessions.ts";
import type { Visitor } from "#server/auth/visitor.ts";
import { transact } from "#server/db/transact.ts";
import { invalid } from "#server/http/failure.ts";
import { passwordChangedLetter } from "#server/mail/account-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { lockUser } from "#server/users/changes.ts";

/** Replaces the password of whoever knows the present one. Every other session ends, every link is void. */
export async function changePassword(
  parts: Parts,
  asked: ChangePassword,
  account: Account,
  { source, language }: Visitor,
): Promise<void> {
  const { db, config, mailer, passwords } = parts;
  const proved = await demandPassword(parts, account.id, asked.currentPassword, "currentPassword");
  demandGoodPassword(asked.newPassword, "newPassword");
  const passwordHash = await passwords.hash(asked.newPassword);
  const now = parts.clock();
  await transact(db, async (tx) => {
    const user = await lockUser(tx, account.id);
    if (user.password_hash !== proved.password_hash) {
      throw invalid({ currentPassword: ["field.password.wrong"] });
    }
    await savePassword(tx, user.id, passwordHash);
    await endSessions(tx, user.id, account.sessionId);
    await voidLinks(tx, user.id);
    await audit(tx, { at: now, action: "password_changed", actorId: user.id, source });
    const facts = { name: user.name, siteUrl: config.siteUrl };
    const letter = passwordChangedLetter(user.language ?? language, facts);
    await post(tx, letter, user, { userId: user.id }, now);
  });
  mailer.kick();
}
