import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { listSamples } from "./samples.ts";

const { values } = parseArgs({ options: { help: { type: "boolean", default: false } } });
if (values.help) {
  console.log(
    "Compares the dictionaries of both languages, and lists the samples to replace before going live.\n" +
      "A text that is missing, empty or has other {placeholders} in one language fails the check.",
  );
  process.exit(0);
}

const root = join(import.meta.dirname, "..");
const faults = (await Promise.all(["content", "i18n"].map(compareDictionaries))).flat();
for (const fault of faults) console.log(fault);
if (faults.length === 0) console.log("Every text stands in both languages.");

const samples = listSamples();
console.log(`\n${samples.length} samples to replace before going live:`);
for (const sample of samples) console.log(`  ${sample}`);
process.exit(faults.length === 0 ? 0 : 1);

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
  const places = (text = "") => (text.match(/\{\w+\}/g) ?? []).sort().join(" ");
  const isAlike = places(en) === places(vi);
  return isAlike
    ? []
    : [`"${key}" has ${places(en) || "none"} in en and ${places(vi) || "none"} in vi`];
}
