// npm run seed: fills a store with people who do not exist, to try the panel with.
import { readConfig } from "#server/config.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { openMigratedDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { readOptions, Refusal, runCommand } from "./command.ts";
import { countOthers, plant } from "./seed/plant.ts";
import type { Plan } from "./seed/plan.ts";

const help = `npm run seed -- --users <number> --applications <number> [--seed <number>] [--resumes <share>] [--add]

Adds invented accounts and applications of the last two years to DATA_DIR or DATABASE_URL, which may
be empty. With SQLite, no server may be running on the folder.

  --seed      another number invents other people (1). The same one, on the same day, adds only
              what is not there yet.
  --resumes   the share of applications with a resume, a small PDF; 0.2 is every fifth. Unless it
              is given, as many as make two thousand at most.
  --add       also into a store that holds real people. Without it, such a store is refused.

No invented account can sign in. For one of your own: npm run create-admin`;

const mostResumes = 2_000;

await runCommand(run);

async function run(): Promise<void> {
  const options = readArguments();
  if (options.help === true) {
    console.log(help);
    return;
  }
  const plan = planOf(options);
  const config = readConfig(process.env);
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  const onLost = (error: Error) => console.error(error.message);
  const db = await openMigratedDb({ ...config, onLost }, "long work");
  try {
    const others = await countOthers(db);
    if (others > 0 && options.add !== true) {
      throw new Refusal(
        `There are ${others} real accounts and applications in this store; --add would put invented people among them`,
      );
    }
    const files = await openFiles(config);
    const startedAt = performance.now();
    const { users, applications, resumes } = await plant({ db, files }, plan, tell);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(
      `Added ${users} accounts and ${applications} applications, ${resumes} of them with a resume, in ${seconds} s`,
    );
  } finally {
    await db.destroy();
    claim?.release();
  }
}

/** Shows the progress, where somebody is watching. */
function tell({ users, applications }: { users: number; applications: number }): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${users} accounts, ${applications} applications\r`);
}

type Options = ReturnType<typeof readArguments>;

function readArguments() {
  return readOptions(help, {
    options: {
      users: { type: "string" },
      applications: { type: "string" },
      seed: { type: "string", default: "1" },
      resumes: { type: "string" },
      add: { type: "boolean" },
      help: { type: "boolean" },
    },
  }).values;
}

function planOf({ users, applications, seed, resumes }: Options): Plan {
  if (users === undefined && applications === undefined) throw new Refusal(help);
  const count = numberOf("--applications", applications ?? "0", 10_000_000);
  return {
    users: numberOf("--users", users ?? "0", 10_000_000),
    applications: count,
    seed: numberOf("--seed", seed, Number.MAX_SAFE_INTEGER),
    resumes:
      resumes === undefined ? Math.min(1, mostResumes / Math.max(1, count)) : shareOf(resumes),
    until: new Date(new Date().toISOString().slice(0, 10)),
  };
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Refusal(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
}

function shareOf(text: string): number {
  const share = Number(text);
  if (text.trim() !== "" && share >= 0 && share <= 1) return share;
  throw new Refusal(`--resumes must be a share from 0 to 1, not "${text}"`);
}
