import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { notFound, routes } from "../routes.ts";
import { toKebabCase } from "./text.ts";
import { panelRoutes } from "../admin/routes.ts";

const root = join(import.meta.dirname, "..", "..");

/** The folder of the company that this process imports, such as testing/company. */
const company = relative(root, dirname(fileURLToPath(import.meta.resolve("#content/company.ts"))));

const filesOf = (pattern: string, exclude: string[] = []) =>
  Array.fromAsync(glob(pattern, { cwd: root, exclude }));

/** The keys of each dictionary. */
const dictionaries = new Map<string, ReadonlySet<string>>();
for (const file of await filesOf(`{${company},i18n}/en/*.ts`)) {
  const exported: Record<string, object> = await import(pathToFileURL(join(root, file)).href);
  for (const [name, texts] of Object.entries(exported)) {
    dictionaries.set(name, new Set(Object.keys(texts)));
  }
}
const keys = new Set(dictionaries.values().flatMap((texts) => texts));

const sources = new Map(
  (
    await filesOf(`{web,server,contract,scripts,profile,${company},i18n}/**/*.{ts,tsx}`, [
      `{${company},i18n}/{en,vi}/**`,
      "**/*.test.ts",
    ])
  ).map((file) => [file, readFileSync(join(root, file), "utf8")] as const),
);

/** String literals and property names in each file: possible keys, or parts of keys. */
const words = new Map(
  sources.entries().map(([file, code]) => {
    const found = [/"([\w.-]+)"/g, /(?:^|[\s{,(])([\w-]+):/g].flatMap((pattern) =>
      Array.from(code.matchAll(pattern), ([, word = ""]) => word),
    );
    return [file, new Set(found)] as const;
  }),
);

/** The template literals that build keys in each file, such as `role.${role}`, as patterns. */
const templates = new Map(
  sources.entries().map(([file, code]) => {
    const parts = Array.from(code.matchAll(/`((?:[\w.-]|\$\{[^{}`]+\})+)`/g), ([, text = ""]) =>
      text.split(/\$\{[^}]+\}/),
    ).filter((found) => found.some((part) => part.length > 2 && part.includes(".")));
    const patterns = parts.map((found) => found.map((part) => RegExp.escape(part)));
    return [file, patterns.map((found) => new RegExp(`^${found.join("([\\w.-]+)")}$`))] as const;
  }),
);

const allImports = /(?:from |import\()"([.#][^"]+)"/g;
const importsOfCode =
  /(?:^import (?!type )|^\} |^export .* |import\()(?:[^;"]*from )?"([.#][^"]+)"/gm;

/** Files and everything they import, statically or dynamically. */
function importedBy(first: readonly string[], imports = importsOfCode): Set<string> {
  const found = new Set(first);
  for (const file of found) {
    for (const [, name = ""] of (sources.get(file) ?? "").matchAll(imports)) {
      const path = name.startsWith("#")
        ? name.slice(1).replace(/^content(?=\/)/, company)
        : relative(root, join(root, dirname(file), name));
      // The head imports its own texts, and uses some that its page shows as well.
      if (file === "web/admin/routes.ts") continue;
      const isHead = /^web\/head\/(?:head|structured-data)\.ts$/.test(path);
      if (sources.has(path) && !isHead) found.add(path);
    }
  }
  return found;
}

/** The keys of the dictionaries that the server imports: names of its database read like other keys. */
const serverKeys = new Set(
  dictionaries.entries().flatMap(([name, texts]) => {
    const path = `#i18n/en/${toKebabCase(name)}.ts`;
    const isLoaded = sources
      .entries()
      .some(([file, code]) => file.startsWith("server/") && code.includes(path));
    return isLoaded ? texts : [];
  }),
);

const contract = Array.from(sources.keys()).filter((file) => file.startsWith("contract/"));

/** The keys that a file contains, and the keys that each of its templates can build. */
function keysIn(file: string): { written: string[]; built: string[][] } {
  const possible = file.startsWith("server/") ? serverKeys : keys;
  const written = Array.from(words.get(file) ?? []).filter((word) => possible.has(word));
  const patterns = templates.get(file) ?? [];
  if (patterns.length === 0) return { written, built: [] };
  const imported = Array.from(importedBy([file], allImports));
  // The contract names everything that the server sends.
  const known = new Set([...contract, ...imported].flatMap((one) => [...(words.get(one) ?? [])]));
  const inner = imported.flatMap((one) => templates.get(one) ?? []);
  const isBuiltBy = (pattern: RegExp, text: string): boolean =>
    pattern.exec(text)?.slice(1).every(isKnown) === true;
  const isKnown = (part: string): boolean =>
    /^\d+$/.test(part) ||
    known.has(part) ||
    (part.includes(".") && inner.some((pattern) => isBuiltBy(pattern, part)));
  const all = Array.from(possible);
  return { written, built: patterns.map((one) => all.filter((key) => isBuiltBy(one, key))) };
}

const used = new Map(sources.keys().map((file) => [file, keysIn(file)]));

test("every text is shown somewhere", () => {
  const all = new Set(used.values().flatMap(({ written, built }) => [...written, ...built.flat()]));
  assert.ok(keys.size > 1000);
  assert.deepEqual(
    // Plural forms are chosen by the rules of the language.
    Array.from(keys).filter((key) => !all.has(key.replace(/\.one$/, ""))),
    [],
  );
});

const layout = importedBy(["web/app.tsx", "web/entry-client.tsx"]);

/** The keys in files that these dictionaries do not have. */
function missingIn(files: Iterable<string>, names: readonly string[]): string[] {
  const isThere = (key: string) => names.some((name) => dictionaries.get(name)?.has(key));
  return Array.from(files).flatMap((file) => {
    const { written = [], built = [] } = used.get(file) ?? {};
    // A template may also match keys of other dictionaries.
    const missing = built.filter((found) => found.length > 0 && !found.some(isThere)).flat();
    return [...written.filter((key) => !isThere(key)), ...missing].map((key) => `${file}: ${key}`);
  });
}

test("the layout uses only common texts", () => {
  // The screens that make calls show the texts about them.
  const shown = Array.from(layout).filter((file) =>
    /^web\/(?!api\/|session\/(?:store|guard))/.test(file),
  );
  assert.deepEqual(missingIn(shown, ["common"]), []);
});

/** The dictionaries that parts of a screen load themselves. */
const lazilyLoaded = (files: readonly string[]) =>
  files.flatMap((file) =>
    Array.from(
      (sources.get(file) ?? "").matchAll(/(?:loadTexts\(|DictionaryName\[\] = )\[([^\]]*)\]/g),
      ([, list = ""]) => list.split(",").map((name) => name.trim().replaceAll('"', "")),
    ).flat(),
  );

// The screens of the panel load texts of their own.
const panelFile = "web/admin/routes.ts";
const panelScreens = Array.from(
  (sources.get(panelFile) ?? "").matchAll(/import\("\.\/([^"]+)"\)/g),
  ([, file = ""]) => `web/admin/${file}`,
);
const adminDictionaries = routes.find(({ id }) => id === "admin")?.dictionaries ?? [];

for (const [index, { id, dictionaries }] of panelRoutes.entries()) {
  test(`the panel's screen ${id} uses only texts that it loads`, () => {
    const file = panelScreens[index] ?? "";
    assert.ok(sources.has(file), file);
    const shown = Array.from(importedBy([file]).difference(layout)).filter(
      (one) => one.startsWith("web/") || one.startsWith(company),
    );
    const lazy = lazilyLoaded(shown);
    const names = ["common", ...adminDictionaries, ...dictionaries, ...lazy];
    assert.deepEqual(missingIn(shown, names), []);
  });
}

for (const { id, dictionaries: loaded } of [...routes, notFound]) {
  test(`${id} uses only texts of the dictionaries that its route loads`, async () => {
    const ending = `${toKebabCase(id)}-page.tsx`;
    const [screen = ""] = await filesOf(`web/{pages,admin}/**/${ending}`);
    const files = importedBy([screen]).difference(layout);
    const shown = Array.from(files).filter(
      (file) => file.startsWith("web/") || file.startsWith(company),
    );
    const lazy = lazilyLoaded(shown);
    assert.ok(files.size > 1, screen);
    assert.deepEqual(missingIn(shown, ["common", ...loaded, ...lazy]), []);
  });
}
