import assert from "node:assert/strict";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");

const filesOf = async (pattern: string, exclude: string[] = []) =>
  (await Array.fromAsync(glob(pattern, { cwd: root, exclude }))).map((file) => join(root, file));

/** A key that is put together, such as `role.${role}`, and the words that may stand for `${role}`. */
type Shape = { pattern: RegExp; words: ReadonlySet<string> };

/** Whether the code writes a key out, or can put it together of words that it knows at that place. */
async function readUses() {
  const files = await filesOf("{web,server,contract,scripts,content,i18n}/**/*.{ts,tsx}", [
    "{content,i18n}/{en,vi}/**",
    "**/*.test.ts",
  ]);
  const codes = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const)),
  );
  const wordsOf = new Map(codes.entries().map(([file, code]) => [file, wordsIn(code)]));
  // Whatever the server sends is named in the contract.
  const everywhere = files.filter((file) => file.startsWith(join(root, "contract/")));
  const written = new Set(wordsOf.values().flatMap((words) => words));
  const shapes = codes.entries().flatMap(([file, code]): Shape[] => {
    const patterns = shapesIn(code);
    if (patterns.length === 0) return [];
    const known = [...everywhere, ...importedBy(file, codes)];
    const words = new Set(known.flatMap((one) => wordsOf.get(one) ?? []));
    return patterns.map((pattern) => ({ pattern, words }));
  });
  const all = Array.from(shapes);
  const isUsed = (key: string): boolean =>
    written.has(key) ||
    all.some(({ pattern, words }) => {
      const [, ...filled] = pattern.exec(key) ?? [];
      const isKnown = (part: string) => /^\d+$/.test(part) || words.has(part) || isKey(part);
      return filled.length > 0 && filled.every(isKnown);
    });
  const isKey = (part: string) => part.includes(".") && isUsed(part);
  return isUsed;
}

/** Texts, and names of properties. */
const wordsIn = (code: string) =>
  [/"([\w.-]+)"/g, /(?:^|[\s{,(])([\w-]+):/g].flatMap((pattern) =>
    Array.from(code.matchAll(pattern), ([, word = ""]) => word),
  );

const shapesIn = (code: string) =>
  Array.from(code.matchAll(/`((?:[\w.-]|\$\{[^{}`]+\})+)`/g), ([, shape = ""]) =>
    shape.split(/\$\{[^}]+\}/),
  )
    .filter((parts) => parts.some((part) => part.length > 2 && part.includes(".")))
    .map((parts) => parts.map((part) => RegExp.escape(part)).join("([\\w.-]+)"))
    .map((pattern) => new RegExp(`^${pattern}$`));

/** A file, and all that it imports. */
function importedBy(file: string, codes: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([file]);
  for (const one of found) {
    for (const [, name = ""] of (codes.get(one) ?? "").matchAll(/from "([.#][^"]+)"/g)) {
      const path = name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(one), name);
      if (codes.has(path)) found.add(path);
    }
  }
  return found;
}

test("every text is shown somewhere", async () => {
  const isUsed = await readUses();
  const keys: string[] = [];
  for (const file of await filesOf("{content,i18n}/en/*.ts")) {
    const dictionaries: Record<string, object> = await import(pathToFileURL(file).href);
    keys.push(...Object.values(dictionaries).flatMap((texts) => Object.keys(texts)));
  }
  assert.ok(keys.length > 0);
  assert.deepEqual(
    keys.filter((key) => !isUsed(key)),
    [],
  );
});
