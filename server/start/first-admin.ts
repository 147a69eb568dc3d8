import { audit, userTarget } from "#server/audit/audit.ts";
import { ConfigError } from "#server/start/config.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { createLink, isUsable } from "#server/accounts/links.ts";
import { openLinks, sealLinks } from "#server/mail/sealed-links.ts";
import { readState, storeState } from "#server/db/state.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { hasAdmin } from "#server/accounts/password-links.ts";
import { passwordProblem } from "#server/accounts/passwords.ts";
import { findUserByEmail, insertUser } from "#server/accounts/user-record.ts";

const setupHours = 72;
const rowName = "setup-link";

/**
 * Creates the configured administrator unless an account has the address. Without any administrator,
 * returns a link that sets up the first one, the same on every server; a later start makes a new one when
 * less than half of its time is left.
 */
export async function ensureFirstAdmin(
  context: Pick<AppContext, "db" | "config" | "clock" | "passwords" | "keys">,
): Promise<string | undefined> {
  const { db, config, clock, keys } = context;
  if (config.firstAdmin !== undefined) await addConfiguredAdmin(context, config.firstAdmin);
  if (await hasAdmin(db)) return undefined;
  return withTransaction(db, async (tx) => {
    await acquireLock(tx, "administrators");
    const now = clock();
    const stored = openLinks(keys, rowName, (await readState(tx, rowName)) ?? "");
    const enough = new Date(now.getTime() + (setupHours / 2) * hourMs);
    if (await isUsable(tx, stored, "setup", enough)) return stored;
    const link = await createLink(tx, { purpose: "setup", hours: setupHours }, config.siteUrl, now);
    await storeState({ db: tx, now }, rowName, sealLinks(keys, rowName, link));
    return link;
  });
}

/** Creates an administrator. Throws 409 when the address is taken. */
export async function createAdmin(
  { db, clock, passwords }: Pick<AppContext, "db" | "clock" | "passwords">,
  admin: { email: string; name: string; password: string },
): Promise<void> {
  const { email, name } = admin;
  const passwordHash = await passwords.hash(admin.password);
  const now = clock();
  await withTransaction(db, async (tx) => {
    const user = { email, name, role: "admin", passwordHash } as const;
    const { id } = await insertUser(tx, { ...user, email_confirmed_at: now.toISOString() }, now);
    await audit(tx, { at: now, action: "user_created", actorId: null, target: userTarget(id) });
  });
}

async function addConfiguredAdmin(
  context: Pick<AppContext, "db" | "clock" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if ((await findUserByEmail(context.db, email)) !== undefined) return;
  const name = email.split("@")[0] ?? email;
  const problem = passwordProblem(password);
  if (problem !== null) {
    const fault = problem === "field.password.long" ? "too long" : "too easy to guess";
    throw new ConfigError([`ADMIN_PASSWORD is ${fault}: choose another one`]);
  }
  try {
    await createAdmin(context, { email, name, password });
  } catch (error) {
    // Another server that started at the same time was first.
    if (!(error instanceof HttpError && error.code === "conflict")) throw error;
  }
}
