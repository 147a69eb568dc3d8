import type { BaseLogger } from "pino";
import { deriveKeys, loadAuthSecret, type Keys } from "./auth/keys.ts";
import { Passwords, type PasswordCost } from "./auth/passwords.ts";
import type { Config } from "./config.ts";
import { openMigratedDb } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { withTransaction } from "./db/transaction.ts";
import type { FileStore } from "./files/files.ts";
import { openFiles } from "./files/open.ts";
import { openClamd, type Scanner } from "./files/scanner.ts";
import { Throttle } from "./http/throttle.ts";
import { releaseHeldEmails } from "./mail/hr-emails.ts";
import { startMailer, type Mailer } from "./mail/mailer.ts";
import { fillPositions } from "./positions/first-positions.ts";
import { readHrRecipients, readReplyTo } from "./settings/settings.ts";
import { createVisits, type Visits } from "./overview/visits.ts";

/** The services that routes use. Tests set the clock. */
export type AppContext = {
  config: Config;
  db: Db;
  files: FileStore;
  /** Undefined without a virus scanner. */
  scanner: Scanner | undefined;
  mailer: Mailer;
  throttle: Throttle;
  visits: Visits;
  keys: Keys;
  passwords: Passwords;
  clock: () => Date;
};

/** Opens and migrates the store, and starts the services that use it. */
export async function openContext(
  config: Config,
  { log, clock, passwordCost }: { log: BaseLogger; clock: () => Date; passwordCost?: PasswordCost },
): Promise<AppContext> {
  const onLost = (error: Error) => {
    log.warn({ err: error }, "a database connection was lost");
  };
  const db = await openMigratedDb({ ...config, onLost });
  await fillPositions(db, clock());
  // Emails were held until HR_EMAIL was set.
  await withTransaction(db, async (tx) =>
    releaseHeldEmails(tx, await readHrRecipients(tx, config), config.siteUrl, clock()),
  );
  return {
    config,
    db,
    clock,
    files: await openFiles(config),
    scanner: config.clamdUrl === undefined ? undefined : openClamd(config.clamdUrl),
    mailer: startMailer({
      db,
      config,
      clock,
      log,
      findReplyTo: () => readReplyTo(db, config),
    }),
    throttle: new Throttle(db, clock, config.rateLimit),
    visits: createVisits({ db, clock, log }),
    keys: deriveKeys(await loadAuthSecret(config)),
    passwords: new Passwords(passwordCost),
  };
}

/** Finishes the emails in progress, stores the visits and closes the store. Call it last. */
export async function closeContext({ mailer, visits, db }: AppContext): Promise<void> {
  await Promise.all([mailer.stop(), visits.write()]);
  await db.destroy();
}
