import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { concurrentEmails } from "#server/mail/mailer.ts";
import { createDatabase } from "#server/testing/database.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { runKillLoop } from "./kill/loop.ts";
import { proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

type Location = { environment: Record<string, string>; drop: () => Promise<void> };

const locations: readonly {
  name: string;
  /** The short form covers each engine and each kind of file store once. */
  kills: Record<Effort, number>;
  make: () => Promise<Location>;
}[] = [
  {
    name: "SQLite and disk",
    kills: { short: 2, long: 100 },
    make: () => Promise.resolve({ environment: {}, drop: () => Promise.resolve() }),
  },
  {
    name: "PostgreSQL and disk",
    kills: { short: 0, long: 50 },
    make: () => onPostgres({}),
  },
  {
    name: "PostgreSQL and S3",
    kills: { short: 1, long: 50 },
    make: async () => onPostgres(await makeBucket()),
  },
];

export const suite: Suite = {
  prove: async (effort) => {
    const chosen = locations.filter(({ kills }) => kills[effort] > 0);
    const findings = await proveEach(effort, chosen, async ({ name, kills, make }) =>
      proveAt(name, kills[effort], await make()),
    );
    return findings.flat();
  },
};

async function onPostgres(files: Record<string, string>): Promise<Location> {
  const { url, drop } = await createDatabase();
  const secret = { AUTH_SECRET: "a secret for the fault suites, long enough" };
  return { environment: { ...files, ...secret, DATABASE_URL: url }, drop };
}

async function proveAt(
  name: string,
  rounds: number,
  { environment, drop }: Location,
): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-kill-"));
  try {
    const report = await runKillLoop({ rounds, dataDir, environment });
    const {
      answered,
      lost,
      dangling,
      duplicated,
      purged,
      orphaned,
      emailsMissing,
      emailsRepeated,
      written,
      messagesLost,
      filesLost,
      messagesDoubled,
      offered,
      offersLost,
      offersDoubled,
      invitationsRepeated,
      eventsWrong,
      received,
      answersLost,
      answersDoubled,
    } = report;
    const test = `SIGKILL at a random moment under the load of 8 applicants, ${name}`;
    return [
      {
        threat: "D1: killed at any moment",
        test,
        runs: rounds,
        result:
          `${answered} answered with 201: ${lost} lost, ${duplicated} duplicated, ` +
          `${dangling} rows without a file, ${purged} orphaned files purged and ${orphaned} left`,
        held: answered > 0 && lost + dangling + duplicated + orphaned === 0,
      },
      {
        threat: "M2: killed between the mail server's acceptance and the update of the outbox",
        test,
        runs: rounds,
        result: `${emailsMissing} emails missing, ${emailsRepeated} repeated with the same Message-ID`,
        held: answered > 0 && emailsMissing === 0 && emailsRepeated <= rounds * concurrentEmails,
      },
      {
        threat: "M2: killed while HR writes to applicants",
        test,
        runs: rounds,
        result: `${written} messages answered with 201: ${messagesLost} lost, ${messagesDoubled} doubled, ${filesLost} without their file`,
        held: messagesLost + messagesDoubled + filesLost === 0,
      },
      {
        threat: "M2: killed while HR offers interviews",
        test,
        runs: rounds,
        result:
          `${offered} offers answered with 201: ${offersLost} lost, ${offersDoubled} doubled; ` +
          `${invitationsRepeated} invitations repeated with the same Message-ID, ` +
          `${eventsWrong} with another event`,
        // The few kills of the short form may all come before the first offer.
        held: (offered > 0 || rounds < 10) && offersLost + offersDoubled + eventsWrong === 0,
      },
      {
        threat: "D1: killed while applicants write to HR",
        test,
        runs: rounds,
        result: `${received} messages answered with 200: ${answersLost} lost with their file or email, ${answersDoubled} doubled`,
        held: (received > 0 || rounds < 10) && answersLost + answersDoubled === 0,
      },
    ];
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
