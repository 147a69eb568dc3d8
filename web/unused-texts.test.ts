import assert from "node:assert/strict";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");

const filesOf = async (pattern: string, exclude: string[] = []) =>
  (await Array.fromAsync(glob(pattern, { cwd: root, exclude }))).map((file) => join(root, file));

/** Keys that the code writes out, and the shapes of those it puts together, such as `role.${role}`. */
async function readUses() {
  const files = await filesOf("{web,server,contract,scripts,content,i18n}/**/*.{ts,tsx}", [
    "{content,i18n}/{en,vi}/**",
    "**/*.test.ts",
  ]);
  const code = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const written = new Set(Array.from(code.matchAll(/"([\w.-]+)"/g), ([, key]) => key));
  const shapes = Array.from(code.matchAll(/`((?:[\w.-]|\$\{[^{}`]+\})+)`/g), ([, shape = ""]) =>
    shape.split(/\$\{[^}]+\}/),
  ).filter((parts) => parts.some((part) => part.length > 2 && part.includes(".")));
  const patterns = shapes.map(
    (parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join("[\\w.-]+")}$`),
  );
  return (key: string) => written.has(key) || patterns.some((pattern) => pattern.test(key));
}

test("every text is shown somewhere", async () => {
  const isUsed = await readUses();
  const unused: string[] = [];
  for (const file of await filesOf("{content,i18n}/en/*.ts")) {
    const dictionaries: Record<string, object> = await import(pathToFileURL(file).href);
    const keys = Object.values(dictionaries).flatMap((texts) => Object.keys(texts));
    unused.push(...keys.filter((key) => !isUsed(key)));
  }
  assert.deepEqual(unused, []);
});
