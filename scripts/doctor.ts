// npm run doctor: reports problems with the site's data and environment, and how to fix them.
import { examine } from "#server/ops/doctor.ts";
import { findSamples } from "#server/lib/samples.ts";
import { advice, ok, type Finding } from "#server/ops/checks.ts";
import { runCommand } from "./command.ts";

const help = `npm run doctor

Checks configuration, data folder, database, resumes, disk, clock, mail and backups. Reads the same
variables as the server, which may be running or stopped. Changes nothing and prints no personal data.
It reads every resume, so it takes as long as a backup. The exit code is 1 when there is a problem.`;

const labels = { ok: "ok     ", advice: "advice ", problem: "PROBLEM" } as const;

await runCommand(help, {}, async () => {
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
