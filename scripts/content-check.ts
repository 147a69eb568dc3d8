import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clients } from "#content/clients.ts";
import { company } from "#content/company.ts";
import { directors, mentors } from "#content/people.ts";
import { containsWord, findSamples } from "./samples.ts";
import { readTheme } from "#server/mail/theme.ts";
import { runCommand } from "./command.ts";
import { recordTexts } from "./record-texts.ts";

const help = `npm run content:check

Compares the dictionaries of both languages, and lists records without a text and the samples to replace
before going live. The check fails when a text is missing or empty, when its {placeholders} differ between
the languages, and when a file outside content/ names the sample company or has one of its colours.`;

const root = join(import.meta.dirname, "..");
const samples = await findSamples();

await runCommand(help, {}, async () => {
  const dictionaries = ["content", "i18n"].map(compareDictionaries);
  const problems = (await Promise.all([...dictionaries, findOutsideContent()])).flat();
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) console.log("Every text exists in both languages.");
  else process.exitCode = 1;

  const missing = await findMissingTexts();
  if (missing.length > 0) console.log("\nTexts of records that are missing, and not shown:");
  for (const key of missing) console.log(`  ${key}`);

  console.log(`\nSamples to replace before going live: ${samples.length}`);
  for (const { file, line, found } of samples) console.log(`  ${file}:${line} ${found}`);
});

async function compareDictionaries(folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder, "en"));
  const pairs = files.map(async (file) => {
    const [en, vi] = await Promise.all([
      readTexts(folder, "en", file),
      readTexts(folder, "vi", file),
    ]);
    const keys = new Set([...en.keys(), ...vi.keys()]);
    return Array.from(keys).flatMap((key) => compare(file, key, en.get(key), vi.get(key)));
  });
  return (await Promise.all(pairs)).flat();
}

/** The texts of records that the English dictionaries lack; the comparison covers Vietnamese. */
async function findMissingTexts(): Promise<string[]> {
  const files = await readdir(join(root, "content", "en"));
  const texts = await Promise.all(files.map((file) => readTexts("content", "en", file)));
  return recordTexts().filter((key) => !texts.some((dictionary) => dictionary.has(key)));
}

async function readTexts(
  folder: string,
  language: string,
  file: string,
): Promise<Map<string, string>> {
  const path = join(root, folder, language, file);
  const exported: Record<string, Record<string, string>> = await import(pathToFileURL(path).href);
  return new Map(Object.values(exported).flatMap((dictionary) => Object.entries(dictionary)));
}

function compare(
  file: string,
  key: string,
  en: string | undefined,
  vi: string | undefined,
): string[] {
  const isMissing = (text: string | undefined) => text === undefined || text.trim() === "";
  if (isMissing(en)) return [`en/${file}: "${key}" is missing`];
  // Vietnamese has no singular form.
  if (key.endsWith(".one")) return vi === undefined ? [] : [`vi/${file}: "${key}" never shows`];
  if (isMissing(vi)) return [`vi/${file}: "${key}" is missing`];
  const placeholders = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort().join(" ");
  const isSame = placeholders(en) === placeholders(vi);
  return isSame
    ? []
    : [`"${key}" has ${placeholders(en) || "none"} in en and ${placeholders(vi) || "none"} in vi`];
}

/** The lines outside content/ that name the sample company, its people, clients and place, or its colours. */
async function findOutsideContent(): Promise<string[]> {
  const words = sampleWords();
  const folders = "web server contract i18n e2e prove scripts bench profile testing".split(" ");
  const found = folders.map(async (folder) => {
    const paths = await readdir(join(root, folder), { recursive: true });
    const sources = paths.filter((path) => /\.(?:tsx?|mjs|css|svg)$/.test(path));
    const lines = sources.map(async (path) => {
      const text = await readFile(join(root, folder, path), "utf8");
      return text.split("\n").flatMap((line, index) => {
        const word = words.find((one) => containsWord(line, one));
        if (word === undefined) return [];
        return [
          `${folder}/${path}:${index + 1} has "${word}" of the sample; it belongs in content/`,
        ];
      });
    });
    return (await Promise.all(lines)).flat();
  });
  return (await Promise.all(found)).flat();
}

/** Nothing once the company has replaced them: its own name may be an ordinary word. */
function sampleWords(): string[] {
  const isSample = (fact: string) => samples.some(({ found }) => found === fact);
  const { name, locality, taxCode } = company;
  const { light, dark } = readTheme();
  // Red for danger, blue for information and amber for a warning are the product's.
  const ownColours = [light, dark]
    .flatMap((colours) => Object.entries(colours))
    .flatMap(([role, colour]) =>
      /danger|info|warning/.test(role) || isGrey(colour) ? [] : [colour],
    );
  return [
    ...(isSample("name") ? [name, ...Object.values(locality), taxCode] : []),
    ...[...mentors, ...directors].filter((person) => person.isSample).map((person) => person.name),
    ...clients.filter((client) => client.isSample).flatMap((client) => Object.values(client.name)),
    ...(isSample("primaryColor") ? ownColours : []),
  ];
}

function isGrey(colour: string): boolean {
  return new Set(colour.slice(1).match(/../g)).size === 1;
}
