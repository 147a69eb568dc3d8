// npm run setup-company: writes a company's facts, colours and logo into content/, in place of the sample's.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import sharp from "sharp";
import { findSamples } from "./samples.ts";
import { runCommand, UsageError } from "./command.ts";
import { CompanyFacts, problemsOf, questions, withFact } from "./setup-company/facts.ts";
import { planSetup, type Plan } from "./setup-company/plan.ts";
import { run } from "./setup/project.mjs";

const help = `npm run setup-company
npm run setup-company -- --from company.json

Makes the site your company's: asks for its facts, or reads them from a file, and writes them into content/.
The first time it also removes the sample's people, clients, events, videos and projects. Fields of the file:
name, tagline {en, vi}, legalName, taxCode, teamSince, foundedOn, phone, email, hrEmail, address {en, vi},
social {facebook, youtube, website}, siteUrl, primaryColor (#rrggbb), logo (a picture file, beside this file).
Leave a field out, or an answer empty, where you do not know it yet. You may run the command again.

--content FOLDER   the folder to change (content)`;

const options = {
  from: { type: "string" },
  content: { type: "string", default: join(import.meta.dirname, "../content") },
} as const;

await runCommand(help, { options }, async ({ values }) => {
  const content = resolve(values.content);
  const facts = values.from === undefined ? await ask() : await readFacts(values.from);
  const logo = facts.logo && resolve(dirname(values.from ?? "."), facts.logo);
  await checkLogo(logo);
  const plan = await planSetup(content, facts, new Date());
  await carryOut(content, plan, logo);
  await run(process.execPath, [
    "node_modules/oxfmt/bin/oxfmt",
    "--no-error-on-unmatched-pattern",
    content,
  ]);
  await report(content, plan, facts);
});

async function readFacts(file: string): Promise<CompanyFacts> {
  let facts: unknown;
  try {
    facts = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : ""}`);
  }
  const problems = problemsOf(facts);
  if (problems.length > 0) throw new UsageError([...problems, "Nothing was written."].join("\n"));
  return CompanyFacts.parse(facts);
}

/** Asks for each field until its answer is valid. */
async function ask(): Promise<CompanyFacts> {
  if (!process.stdin.isTTY) throw new UsageError("Run it in a terminal, or give --from FILE");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log("Press Enter to leave a value as it is.\n");
  let facts: object = {};
  for (const [path, question] of questions) {
    for (;;) {
      const answer = (await terminal.question(`${question}: `)).trim();
      if (answer === "") break;
      const next = withFact(facts, path, answer);
      const problems = problemsOf(next);
      if (problems.length === 0) {
        facts = next;
        break;
      }
      for (const problem of problems) console.log(problem);
    }
  }
  terminal.close();
  return CompanyFacts.parse(facts);
}

async function checkLogo(logo: string | undefined): Promise<void> {
  if (logo === undefined) return;
  try {
    await sharp(logo).metadata();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `logo: ${logo} is not a readable picture (${reason})\nNothing was written.`,
    );
  }
}

async function carryOut(content: string, plan: Plan, logo: string | undefined): Promise<void> {
  // Read first: the logo may be the file that is deleted.
  const picture = logo === undefined ? undefined : await readFile(logo);
  for (const path of plan.deleted) await rm(join(content, path));
  for (const [path, text] of plan.written) await writeFile(join(content, path), text);
  if (logo === undefined || picture === undefined) return;
  await mkdir(join(content, "pictures"), { recursive: true });
  await writeFile(join(content, "pictures", `logo${extname(logo).toLowerCase()}`), picture);
}

async function report(content: string, plan: Plan, facts: CompanyFacts): Promise<void> {
  console.log(`Set: ${plan.set.join(", ") || "nothing"}`);
  if (plan.removed.length > 0) {
    console.log(`Removed from the sample: ${plan.removed.map(({ id }) => String(id)).join(", ")}`);
  }
  const paths = await readdir(content, { recursive: true });
  const files = paths.filter((path) => path.endsWith(".ts")).sort();
  await printLines(
    content,
    files,
    plan.toRead,
    "A place or a date changed in these lines. Read whether they are still true:",
  );
  await printLines(content, files, plan.ofPictures, "Describe your own pictures in these lines:");
  if (plan.removed.length > 0) {
    console.log(
      "\nThe pictures, the film and the company profile of the sample are deleted: `npm run build` names the",
    );
    console.log(
      "pictures that are missing, and `npm run profile` makes the company profile. All other texts in",
    );
    console.log(
      "content/en, content/vi and content/pages.ts, and the products, are still the sample's: read them.",
    );
  }
  const samples = await findSamples(content);
  console.log(`\nSamples to replace before going live: ${samples.length}`);
  for (const { file, line, found } of samples) console.log(`  ${file}:${line} ${found}`);
  if (facts.siteUrl !== undefined) {
    console.log(`\nStart the server with SITE_URL=${facts.siteUrl.replace(/\/$/, "")}`);
  }
  console.log("docs/owner.md names the next steps.");
}

/** Prints lines of these files with their place. */
async function printLines(
  content: string,
  files: readonly string[],
  lines: readonly string[],
  title: string,
): Promise<void> {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const path of files) {
    const source = await readFile(join(content, path), "utf8");
    for (const [index, line] of source.split("\n").entries()) {
      const text = line.trim();
      if (lines.includes(text)) console.log(`  ${basename(content)}/${path}:${index + 1} ${text}`);
    }
  }
}
