import type { BaseLogger } from "pino";
import { deriveKeys, loadAuthSecret, type Keys } from "./auth/keys.ts";
import { Passwords, type PasswordCost } from "./auth/passwords.ts";
import type { Config } from "./config.ts";
import { openMigratedDb } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { transact } from "./db/transact.ts";
import type { Files } from "./files/files.ts";
import { openFiles } from "./files/open.ts";
import { openClamd, type Scanner } from "./files/scanner.ts";
import { Throttle } from "./http/throttle.ts";
import { releaseHeldEmails } from "./mail/hr-emails.ts";
import { startMailer, type Mailer } from "./mail/mailer.ts";
import { readHrRecipients } from "./settings/settings.ts";
import { createVisits, type Visits } from "./overview/visits.ts";

/** What the routes are made of. Tests open the same parts, with a clock they can set. */
export type AppContext = {
  config: Config;
  db: Db;
  files: Files;
  /** Undefined when no virus scanner is set. */
  scanner: Scanner | undefined;
  mailer: Mailer;
  throttle: Throttle;
  visits: Visits;
  keys: Keys;
  passwords: Passwords;
  clock: () => Date;
};

/** Opens the store and brings it up to date, and everything that stands on it. */
export async function openContext(
  config: Config,
  { log, clock, passwordCost }: { log: BaseLogger; clock: () => Date; passwordCost?: PasswordCost },
): Promise<AppContext> {
  const onLost = (error: Error) => {
    log.warn({ err: error }, "a database connection was lost");
  };
  const db = await openMigratedDb({ ...config, onLost });
  // E-mails that waited for HR_EMAIL to be set.
  await transact(db, async (tx) =>
    releaseHeldEmails(tx, await readHrRecipients(tx, config), config.siteUrl, clock()),
  );
  return {
    config,
    db,
    clock,
    files: await openFiles(config),
    scanner: config.clamdUrl === undefined ? undefined : openClamd(config.clamdUrl),
    mailer: startMailer({ db, config, clock, log }),
    throttle: new Throttle(db, clock, config.rateLimit),
    visits: createVisits({ db, clock, log }),
    keys: deriveKeys(await loadAuthSecret(config)),
    passwords: new Passwords(passwordCost),
  };
}

/** Finishes the letters in hand, writes what was counted and closes the store. Nothing may be under way by then. */
export async function closeContext({ mailer, visits, db }: AppContext): Promise<void> {
  await Promise.all([mailer.stop(), visits.write()]);
  await db.destroy();
}
