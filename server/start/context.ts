import type { BaseLogger } from "pino";
import { sealStoredLinks } from "#server/start/seal-stored-links.ts";
import { loadKeys, requireKnownSecret } from "#server/start/secret.ts";
import { Passwords, type PasswordCost } from "#server/accounts/passwords.ts";
import type { AppContext, Config } from "#server/context.ts";
import { removeEarlierRemains } from "#server/db/erased-remains.ts";
import { openDbToPrepare } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { chooseFirstRetention } from "#server/db/settings.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { createWriteCheck } from "#server/db/write-check.ts";
import { openFiles } from "#server/files/open.ts";
import { openClamd } from "#server/files/scanner.ts";
import { Throttle } from "#server/http/throttle.ts";
import { countPublicSamples } from "#server/panel/samples.ts";
import { releaseHeldEmails } from "#server/hiring/applications/hr-notices.ts";
import { tellDecision } from "#server/hiring/applications/interview-ends.ts";
import { withLinks } from "#server/hiring/applications/leaving-emails.ts";
import { withCode } from "#server/mail/email-code.ts";
import { startMailer } from "#server/mail/mailer.ts";
import { fillPositions } from "#server/positions/first-positions.ts";
import { findTitlesOf } from "#server/positions/records.ts";
import { readHrRecipients, readReplyTo } from "#server/mail/recipients.ts";
import { createVisits } from "#server/panel/overview/visits.ts";

type Options = {
  log: BaseLogger;
  clock: () => Date;
  passwordCost?: PasswordCost;
  onScannerDown?: (error: unknown) => void;
  /** `requireOwnStore` of backup/, a folder above. */
  requireOwn: (context: AppContext, log: BaseLogger) => Promise<void>;
};

/**
 * Starts the services that routes use. Calls that need the database get 503 until `prepare` has succeeded:
 * it migrates the database, and may be called again after an outage.
 */
export async function createContext(
  config: Config,
  { log, clock, passwordCost, onScannerDown, requireOwn }: Options,
): Promise<{ context: AppContext; prepare: () => Promise<void> }> {
  const onLost = (error: Error) => {
    log.warn({ err: error }, "a database connection was lost");
  };
  const onMigrated = (steps: string) => {
    log.info(`the database was migrated from ${steps}`);
  };
  const { db, prepare } = await openDbToPrepare({ ...config, onLost, onMigrated });
  const keys = await loadKeys(config);
  const mailer = startMailer({
    db,
    config,
    clock,
    log,
    findReplyTo: () => readReplyTo(db, config),
    complete: async (email) => {
      const { siteUrl } = config;
      const opened = await withLinks({ db, keys, siteUrl }, email);
      const findTitles = (jobId: string) => findTitlesOf(db, jobId);
      return withCode({ db, keys, siteUrl, findTitles }, opened);
    },
    onLeft: (tx, email) => tellDecision({ config, keys, clock }, tx, email),
  });
  const context: AppContext = {
    config,
    db,
    writeCheck: createWriteCheck(db, config.dataDir),
    clock,
    files: await openFiles(config),
    scanner: config.clamdUrl === undefined ? undefined : openClamd(config.clamdUrl, onScannerDown),
    mailer,
    throttle: new Throttle(db, clock, config.rateLimit),
    visits: createVisits({ db, clock, log }),
    keys,
    passwords: new Passwords(passwordCost),
    samples: countPublicSamples(config.siteUrl),
  };
  const fill = async (opened: Db) => {
    await requireOwn({ ...context, db: opened }, log);
    await requireKnownSecret(opened, keys, config, clock());
    await chooseFirstRetention(opened, clock());
    await fillPositions(opened, clock());
    await removeEarlierRemains(opened, clock());
    await sealStoredLinks(opened, keys, clock());
    // Without a recipient, emails to HR were held. If one is set now, they leave.
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

/** Finishes the emails in progress, stores the visits, waits for `jobs` and closes the store. Call it last. */
export async function closeContext(
  { mailer, visits, db }: AppContext,
  jobs?: Promise<void>,
): Promise<void> {
  // At the same time, so that a slow one does not delay the others.
  await Promise.all([jobs, mailer.stop(), visits.write()]);
  await db.destroy();
}
