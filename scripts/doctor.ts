// npm run doctor: reports problems with the site's data and environment, and how to fix them.
import { examine } from "#server/operations/doctor.ts";
import { findSamples } from "./samples.ts";
import { advice, ok, type Finding } from "#server/operations/checks.ts";
import { readConfig } from "#server/start/config.ts";
import { openMigratedDb } from "#server/db/open.ts";
import { openCheckedFiles } from "#server/files/open.ts";
import { adoptFiles } from "#server/jobs/purge.ts";
import { runCommand } from "./command.ts";

const help = `npm run doctor -- [--adopt]

Checks configuration, data folder, database, resumes, disk, clock, mail and backups. Reads the same
variables as the server, which may be running or stopped. Changes nothing and prints no personal data.
It reads every resume, so it takes as long as a backup. The exit code is 1 when there is a problem.

  --adopt   declares that the stored resumes belong to this database, and moves those that it does not name
            to the orphaned ones, where they stay for 30 days. Only when a restore is impossible: resumes of
            a lost database are useless to it.`;

const labels = {
  ok: "ok     ",
  advice: "advice ",
  problem: "PROBLEM",
  skipped: "skipped",
} as const;

const options = { options: { adopt: { type: "boolean", default: false } } } as const;

await runCommand(help, options, async ({ values }) => {
  if (values.adopt) {
    await adopt();
    return;
  }
  let problems = 0;
  for await (const finding of examine(process.env)) {
    if (finding.level === "problem") problems += 1;
    print(finding);
  }
  print(await checkSamples());
  if (problems === 0) return;
  console.log(`\n${problems === 1 ? "1 problem" : `${problems} problems`}`);
  process.exitCode = 1;
});

async function adopt(): Promise<void> {
  const config = readConfig(process.env);
  const onLost = (error: Error) => console.error(error.message);
  const db = await openMigratedDb({ ...config, onLost }, "maintenance");
  try {
    const setAside = await adoptFiles(db, await openCheckedFiles(config), new Date());
    console.log(
      `The resumes belong to this database. Set aside: ${setAside} that it does not name`,
    );
  } finally {
    await db.destroy();
  }
}

async function checkSamples(): Promise<Finding> {
  const count = (await findSamples()).length;
  const outcome =
    count === 0
      ? ok("no samples left")
      : advice(`${count} samples are left`, "npm run content:check lists them");
  return { subject: "content", ...outcome };
}

function print({ level, subject, found, remedy }: Finding): void {
  const line = `${labels[level]} ${subject}: ${found}`;
  console.log(remedy === undefined ? line : `${line} -> ${remedy}`);
}
