import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { recordTexts } from "./record-texts.ts";
import { listSamples } from "./samples.ts";

const { values } = parseArgs({ options: { help: { type: "boolean", default: false } } });
if (values.help) {
  console.log(
    "Compares the dictionaries of both languages, and lists records without a text and the samples to\n" +
      "replace before going live.\n" +
      "The check fails when a text is missing or empty, or its {placeholders} differ between the languages.",
  );
  process.exit(0);
}

const root = join(import.meta.dirname, "..");
const problems = (await Promise.all(["content", "i18n"].map(compareDictionaries))).flat();
for (const problem of problems) console.log(problem);
if (problems.length === 0) console.log("Every text exists in both languages.");

const missing = await findMissingTexts();
if (missing.length > 0) console.log("\nTexts of records that are missing, and not shown:");
for (const key of missing) console.log(`  ${key}`);

const samples = listSamples();
console.log(`\n${samples.length} samples to replace before going live:`);
for (const sample of samples) console.log(`  ${sample}`);
process.exit(problems.length === 0 ? 0 : 1);

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
  if (isMissing(vi)) return [`vi/${file}: "${key}" is missing`];
  const placeholders = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort().join(" ");
  const isSame = placeholders(en) === placeholders(vi);
  return isSame
    ? []
    : [`"${key}" has ${placeholders(en) || "none"} in en and ${placeholders(vi) || "none"} in vi`];
}
