import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { engineSubjects, enginesOf } from "./engines.ts";

const root = join(import.meta.dirname, "../..");
const suites = globSync("{server,scripts}/**/*.test.ts", { cwd: root }).flatMap((path) => {
  const file = path.replaceAll("\\", "/");
  const text = readFileSync(join(root, path), "utf8");
  const names = text.matchAll(/^onBothEngines\(\s*"([^"]+)"/gm);
  return Array.from(names, ([, name = ""]) => ({ file, name }));
});

const isSubject = (file: string) => engineSubjects.some((start) => file.startsWith(start));
const one = { choice: "one", withoutPostgres: false };

test("each suite runs on both engines, or on one of them when one is chosen", () => {
  assert.ok(suites.length > 100, `${suites.length} suites`);
  for (const suite of suites) {
    assert.deepEqual(enginesOf(suite, { withoutPostgres: false }), ["sqlite", "postgres"]);
    assert.equal(enginesOf(suite, one).length, isSubject(suite.file) ? 2 : 1, suite.name);
  }
});

test("one engine is SQLite for about half of the suites, and for all without PostgreSQL", () => {
  const others = suites.filter(({ file }) => !isSubject(file));
  const onSqlite = others.filter((suite) => enginesOf(suite, one)[0] === "sqlite").length;
  assert.ok(onSqlite > others.length / 3 && onSqlite < (others.length * 2) / 3, `${onSqlite}`);
  for (const suite of others) {
    assert.deepEqual(enginesOf(suite, { choice: "one", withoutPostgres: true }), ["sqlite"]);
  }
});

test("a suite that does something on one engine alone runs on both", () => {
  for (const file of new Set(suites.map((suite) => suite.file))) {
    const isOfEngine = /\bengine (?:===|!==) "/.test(readFileSync(join(root, file), "utf8"));
    assert.ok(!isOfEngine || isSubject(file), file);
  }
});

test("each subject of the list has a suite, and no other choice is known", () => {
  for (const start of engineSubjects) {
    assert.ok(
      suites.some(({ file }) => file.startsWith(start)),
      start,
    );
  }
  const suite = { file: "server/positions/positions.test.ts", name: "Positions" };
  assert.throws(() => enginesOf(suite, { choice: "none", withoutPostgres: false }), /TEST_ENGINES/);
});
