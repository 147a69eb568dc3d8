import { audit } from "#server/audit/audit.ts";
import { ConfigError } from "#server/config.ts";
import { takeLock, transact } from "#server/db/transact.ts";
import { CallFailed } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";
import { createLink } from "./links.ts";
import { hasAdmin } from "./password-links.ts";
import { passwordProblem } from "./passwords.ts";
import { findUserByEmail, insertAccount } from "./user-record.ts";

type StartParts = Pick<AppContext, "db" | "config" | "clock" | "passwords">;

const setupHours = 72;

/**
 * Creates the configured administrator unless an account has the address. While there is no
 * administrator at all, returns a link that sets up the first one; only the newest link is valid.
 */
export async function ensureFirstAdmin(parts: StartParts): Promise<string | undefined> {
  if (parts.config.firstAdmin !== undefined)
    await addConfiguredAdmin(parts, parts.config.firstAdmin);
  return (await hasAdmin(parts.db)) ? undefined : createSetupLink(parts);
}

/** Creates an administrator. Throws 409 when the address is taken. */
export async function createAdmin(
  { db, clock, passwords }: Pick<AppContext, "db" | "clock" | "passwords">,
  admin: { email: string; name: string; password: string },
): Promise<void> {
  const { email, name } = admin;
  const passwordHash = await passwords.hash(admin.password);
  const now = clock();
  await transact(db, async (tx) => {
    const { id } = await insertAccount(tx, { email, name, role: "admin", passwordHash }, now);
    await audit(tx, {
      at: now,
      action: "user_created",
      actorId: null,
      target: { kind: "user", id },
    });
  });
}

/** A link for the first administrator. */
function createSetupLink({ db, config, clock }: StartParts): Promise<string> {
  return transact(db, async (tx) => {
    // Servers that start together create one link after the other, so that one stays valid.
    await takeLock(tx, "administrators");
    const link = { purpose: "setup", userId: null, hours: setupHours } as const;
    return createLink(tx, link, config.siteUrl, clock());
  });
}

async function addConfiguredAdmin(
  parts: StartParts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if ((await findUserByEmail(parts.db, email)) !== undefined) return;
  const name = email.split("@")[0] ?? email;
  const problem = passwordProblem(password);
  if (problem !== null) {
    const reason =
      problem === "field.password.long"
        ? "is too long: choose a shorter one"
        : "is too easy to guess: choose another one";
    throw new ConfigError([`ADMIN_PASSWORD ${reason}`]);
  }
  try {
    await createAdmin(parts, { email, name, password });
  } catch (error) {
    // Another server that starts at the same moment was first.
    if (!(error instanceof CallFailed && error.code === "conflict")) throw error;
  }
}
