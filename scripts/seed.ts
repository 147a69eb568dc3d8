// npm run seed: fills a store with invented people for trying out the panel.
import { readConfig } from "#server/start/config.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { openMigratedDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { runCommand, UsageError } from "./command.ts";
import { countRealPeople, insertSeed } from "./seed/insert.ts";
import type { Plan } from "./seed/people.ts";

const maxResumes = 2_000;

const help = `npm run seed -- --users <number> --applications <number> [--seed <number>] [--resumes <share>] [--force]

Adds invented accounts and applications of the last two years, with the page views and steps that the
dashboard counts, to DATA_DIR or DATABASE_URL. With SQLite, the server must be stopped.

  --seed      selects the invented people (default: 1). Repeating a seed on the same day adds only
              missing rows.
  --resumes   the share of applications with a resume, a small PDF, from 0 to 1. By default at most
              ${maxResumes.toLocaleString("en")} applications get one.
  --force     allows a store that contains real people

Invented accounts cannot sign in. npm run create-admin creates an account that can.`;

const options = {
  users: { type: "string" },
  applications: { type: "string" },
  seed: { type: "string", default: "1" },
  resumes: { type: "string" },
  force: { type: "boolean" },
} as const;

await runCommand(help, { options }, async ({ values }) => {
  const plan = readPlan(values);
  const config = readConfig(process.env);
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  const onLost = (error: Error) => console.error(error.message);
  const db = await openMigratedDb({ ...config, onLost }, "maintenance");
  try {
    const real = await countRealPeople(db);
    if (real > 0 && values.force !== true) {
      throw new UsageError(
        `The store contains ${real} real accounts and applications. --force adds invented people to them.`,
      );
    }
    const files = await openFiles(config);
    const startedAt = performance.now();
    const { users, applications, resumes } = await insertSeed({ db, files }, plan);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(
      `Added ${users} accounts and ${applications} applications, ${resumes} of them with a resume, in ${seconds} s`,
    );
  } finally {
    await db.destroy();
    claim?.release();
  }
});

type Values = { [name in "users" | "applications" | "resumes"]?: string | undefined } & {
  seed: string;
};

function readPlan({ users, applications, seed, resumes }: Values): Plan {
  if (users === undefined && applications === undefined) throw new UsageError(help);
  const count = readNumber("--applications", applications ?? "0", 10_000_000);
  return {
    users: readNumber("--users", users ?? "0", 10_000_000),
    applications: count,
    seed: readNumber("--seed", seed, Number.MAX_SAFE_INTEGER),
    resumes:
      resumes === undefined ? Math.min(1, maxResumes / Math.max(1, count)) : readShare(resumes),
    until: new Date(new Date().toISOString().slice(0, 10)),
  };
}

function readNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new UsageError(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
}

function readShare(text: string): number {
  const share = Number(text);
  if (text.trim() !== "" && share >= 0 && share <= 1) return share;
  throw new UsageError(`--resumes must be a number from 0 to 1, not "${text}"`);
}
