import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Content that the company must replace before its site goes live. */
export type Sample = { file: string; line: number; found: string };

const contentFolder = dirname(fileURLToPath(import.meta.resolve("#content/company.json")));

/**
 * Finds the values that company.json lists as samples, the records that are samples, addresses of
 * example domains, videos without an address, and the words of sample-words.json.
 */
export async function findSamples(folder = contentFolder): Promise<Sample[]> {
  const words: string[] = JSON.parse(await readFile(join(folder, "sample-words.json"), "utf8"));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:json|ts)$/.test(entry.name))
    .filter(({ name }) => name !== "sample-words.json" && !name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const samples = files.map(async (path) => {
    const lines = (await readFile(path, "utf8")).split("\n");
    const file = relative(dirname(folder), path).replaceAll("\\", "/");
    const listed = file.endsWith("/company.json") ? companySamples(lines) : [];
    return lines.flatMap((line, index) => {
      const found = listed[index] ?? sampleIn(line, words) ?? sampleRecord(lines, index);
      return found === undefined ? [] : [{ file, line: index + 1, found }];
    });
  });
  return (await Promise.all(samples)).flat();
}

/**
 * The names that company.json lists as samples, by the index of the line of their value. The logo and the
 * primary colour have none there, so their line is the one in the list.
 */
function companySamples(lines: readonly string[]): (string | undefined)[] {
  const companyData: { samples: string[] } = JSON.parse(lines.join("\n"));
  return lines.map((line) =>
    companyData.samples.find((key) =>
      key in companyData ? line.startsWith(`  "${key}":`) : line.includes(`"${key}"`),
    ),
  );
}

function sampleIn(line: string, words: readonly string[]): string | undefined {
  const [fixed] = /\bsample-\d+|[\w.@/-]*\.example\b/.exec(line) ?? [];
  return fixed ?? words.find((word) => containsWord(line, word));
}

/** Whether a text contains a word or a phrase that is not a part of a longer word. */
export const containsWord = (text: string, word: string): boolean =>
  new RegExp(wordPattern(word), "iu").test(text);

export const wordPattern = (word: string): string =>
  `(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`;

/** A record that begins on a line above and has the line `isSample: true`, by its id or slug. */
function sampleRecord(lines: readonly string[], index: number): string | undefined {
  if (!/\bisSample: true\b|"is_sample": true/.test(lines[index] ?? "")) return undefined;
  const name = /\b(?:id|slug)"?: "([^"]+)"/;
  const start = lines.slice(0, index + 1).findLast((line) => name.test(line)) ?? "";
  return name.exec(start)?.[1] ?? "a record";
}
