import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "./log.ts";

test("an error is told by what and where, without the values PostgreSQL quotes", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const error = Object.assign(new Error('invalid input: "an.binh@people.example"'), {
    severity: "ERROR",
    code: "23505",
    detail: "Key (email_key)=(an.binh@people.example) already exists.",
  });
  log.error({ err: new Error("call failed", { cause: error }) }, "call failed");
  assert.match(lines.join(), /23505/);
  assert.match(lines.join(), /log\.test\.ts/);
  assert.doesNotMatch(lines.join(), /people\.example/);
});
