import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { concurrentEmails } from "#server/mail/mailer.ts";
import { createDatabase } from "#server/testing/database.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { runKillLoop } from "./kill/loop.ts";
import { proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

type Place = { environment: Record<string, string>; drop: () => Promise<void> };

const places: readonly {
  name: string;
  /** The short form has each engine and each kind of store once. */
  kills: Record<Effort, number>;
  make: () => Promise<Place>;
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
  name: "kill",
  prove: async (effort) => {
    const tried = places.filter(({ kills }) => kills[effort] > 0);
    const findings = await proveEach(effort, tried, async ({ name, kills, make }) =>
      proveAt(name, kills[effort], await make()),
    );
    return findings.flat();
  },
};

async function onPostgres(files: Record<string, string>): Promise<Place> {
  const { url, drop } = await createDatabase();
  const secret = { AUTH_SECRET: "a secret of the proof, long enough" };
  return { environment: { ...files, ...secret, DATABASE_URL: url }, drop };
}

async function proveAt(
  name: string,
  rounds: number,
  { environment, drop }: Place,
): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-kill-"));
  try {
    const report = await runKillLoop({ rounds, dataDir, environment });
    const { answered, lost, dangling, doubled, swept, litter, lettersMissing, lettersAgain } =
      report;
    const done = `SIGKILL within 0.9 s of load by 8 applicants, ${name}`;
    return [
      {
        threat: "D1: killed at any instant",
        done,
        times: rounds,
        result:
          `${answered} answered with 201: ${lost} lost, ${doubled} stored twice, ` +
          `${dangling} rows without their file, ${swept} files without a row swept and ${litter} left`,
        held: answered > 0 && lost + dangling + doubled + litter === 0,
      },
      {
        threat: "M2: killed between the mail server's yes and our note of it",
        done,
        times: rounds,
        result: `${lettersMissing} letters missing, ${lettersAgain} came again under their Message-ID`,
        held: answered > 0 && lettersMissing === 0 && lettersAgain <= rounds * concurrentEmails,
      },
    ];
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
