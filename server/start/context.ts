import type { BaseLogger } from "pino";
import { openLinks, sealStoredLinks } from "./auth/links.ts";
import type { Keys } from "./auth/tokens.ts";
import { loadKeys, requireKnownSecret } from "./auth/secret.ts";
import { Passwords, type PasswordCost } from "./auth/passwords.ts";
import type { Config } from "./config.ts";
import { removeEarlierRemains } from "./db/erased-remains.ts";
import { openDbToPrepare } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { readState, storeState } from "./db/state.ts";
import { withTransaction } from "./db/transaction.ts";
import { isStorageError, type FileStore } from "./files/files.ts";
import { openFiles } from "./files/open.ts";
import { ForeignFilesError, requireOwnFiles } from "./files/store-id.ts";
import { openClamd, type Scanner } from "./files/scanner.ts";
import { Throttle } from "./http/throttle.ts";
import { findPublicSamples } from "./lib/samples.ts";
import { releaseHeldEmails } from "./mail/staff-emails.ts";
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
  /** The number of samples that visitors can see. */
  samples: number;
  clock: () => Date;
};

type Options = { log: BaseLogger; clock: () => Date; passwordCost?: PasswordCost };

/**
 * Starts the services that routes use. Calls that need the database get 503 until `prepare` has succeeded:
 * it migrates the database, and may be called again after an outage.
 */
export async function createContext(
  config: Config,
  { log, clock, passwordCost }: Options,
): Promise<{ context: AppContext; prepare: () => Promise<void> }> {
  const onLost = (error: Error) => {
    log.warn({ err: error }, "a database connection was lost");
  };
  const { db, prepare } = await openDbToPrepare({ ...config, onLost });
  const keys = await loadKeys(config);
  const mailer = startMailer({
    db,
    config,
    clock,
    log,
    findReplyTo: () => readReplyTo(db, config),
    openLinks: (text) => openLinks(keys, text),
  });
  const context: AppContext = {
    config,
    db,
    clock,
    files: await openFiles(config),
    scanner: config.clamdUrl === undefined ? undefined : openClamd(config.clamdUrl),
    mailer,
    throttle: new Throttle(db, clock, config.rateLimit),
    visits: createVisits({ db, clock, log }),
    keys,
    passwords: new Passwords(passwordCost),
    samples: (await findPublicSamples(config.siteUrl)).length,
  };
  const fill = async (opened: Db) => {
    await requireKnownSecret(opened, keys, config, clock());
    await fillPositions(opened, clock());
    await checkFiles({ ...context, db: opened }, log);
    await removeEarlierRemains(opened, clock());
    // Once, and again after the restore of an older backup.
    if ((await readState(opened, "sealed-links")) === undefined) {
      await sealStoredLinks(opened, keys);
      await storeState(opened, "sealed-links", "", clock());
    }
    // Emails were held until HR_EMAIL was set.
    await withTransaction(opened, async (tx) =>
      releaseHeldEmails(tx, await readHrRecipients(tx, config), config.siteUrl, clock()),
    );
  };
  return {
    context,
    prepare: async () => {
      await prepare(fill);
      mailer.wake();
    },
  };
}

/** Tells at the start what the purge would find: files of another database. */
async function checkFiles({ db, files, clock }: AppContext, log: BaseLogger): Promise<void> {
  try {
    await requireOwnFiles(db, files, clock());
  } catch (error) {
    if (error instanceof ForeignFilesError) log.error(error.message);
    // The purge asks again when the store responds.
    else if (!isStorageError(error)) throw error;
  }
}

/** Finishes the emails in progress, stores the visits, waits for `jobs` and closes the store. Call it last. */
export async function closeContext(
  { mailer, visits, db }: AppContext,
  jobs?: Promise<void>,
): Promise<void> {
  // At the same time, so that a slow one does not delay the others.
  await Promise.all([jobs, mailer.stop(), visits.write()]);
  await db.destroy();
}
