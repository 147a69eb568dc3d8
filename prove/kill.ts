import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "#server/testing/database.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { runKillLoop } from "./kill/loop.ts";
import type { Finding, Suite } from "./suite.ts";

type Place = { environment: Record<string, string>; drop: () => Promise<void> };

const places: readonly [name: string, kills: number, make: () => Promise<Place>][] = [
  [
    "SQLite and disk",
    100,
    () => Promise.resolve({ environment: {}, drop: () => Promise.resolve() }),
  ],
  ["PostgreSQL and disk", 50, () => onPostgres({})],
  ["PostgreSQL and S3", 50, async () => onPostgres(await makeBucket())],
];

export const suite: Suite = {
  name: "kill",
  prove: async (effort) => {
    const findings: Finding[] = [];
    for (const [name, kills, make] of places) {
      findings.push(
        ...(await proveAt(name, effort === "long" ? kills : Math.ceil(kills / 50), await make())),
      );
    }
    return findings;
  },
};

async function onPostgres(files: Record<string, string>): Promise<Place> {
  const { url, drop } = await createDatabase();
  const secret = { AUTH_SECRET: "a secret of the proof, long enough" };
  return { environment: { ...files, ...secret, DATABASE_URL: url }, drop };
}

async function proveAt(name: string, rounds: number, { environment, drop }: Place) {
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
        held: answered > 0 && lettersMissing === 0 && lettersAgain <= rounds,
      },
    ];
  } finally {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
