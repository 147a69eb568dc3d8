// npm run doctor: says what is amiss with the site's data and surroundings, and what to do about it.
import { examine } from "#server/ops/doctor.ts";
import { advice, ok, type Finding } from "#server/ops/checks.ts";
import { readOptions, runCommand } from "./command.ts";
import { listSamples } from "./samples.ts";

const help = `npm run doctor

Examines configuration, data folder, database, resumes, disk, clock, mail and backups, with the same
variables as the server and whether it runs or not. Changes nothing, and names nobody. Every resume
is read, so it takes as long as a backup. The exit code is 1 when there is a problem.`;

const words = { ok: "ok     ", advice: "advice ", problem: "PROBLEM" } as const;

await runCommand(async () => {
  const { values } = readOptions(help, { options: { help: { type: "boolean" } } });
  if (values.help === true) {
    console.log(help);
    return;
  }
  let problems = 0;
  for await (const finding of examine(process.env)) {
    if (finding.level === "problem") problems += 1;
    print(finding);
  }
  print(checkSamples());
  if (problems === 0) return;
  console.log(`\n${problems === 1 ? "1 problem" : `${problems} problems`}`);
  process.exitCode = 1;
});

function checkSamples(): Finding {
  const count = listSamples().length;
  const outcome =
    count === 0
      ? ok("no samples are left")
      : advice(`${count} facts are samples`, "npm run content:check lists them");
  return { subject: "content", ...outcome };
}

function print({ level, subject, found, remedy }: Finding): void {
  const line = `${words[level]} ${subject}: ${found}`;
  console.log(remedy === undefined ? line : `${line} -> ${remedy}`);
}
