import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { forms, small } from "../e2e/second-life/forms.ts";

/** What sends a call on behalf of a user. */
const senders = /\b(?:useForm|useAction|useDeskAction|withPatience)(?:<[^(]*>)?\(|<DeleteDialog\b/;

/** These are the senders. */
const engines: ReadonlySet<string> = new Set([
  "api/patience.ts",
  "data/use-action.ts",
  "forms/use-form.ts",
  "pages/application-status/desk-action.ts",
]);

test("the browser tries every form and dialog with a call, or the table says why not", async () => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const sending = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !engines.has(name))
    .map(async (name) => {
      const source = await readFile(join(import.meta.dirname, name), "utf8");
      return senders.test(source) ? [name] : [];
    });
  assert.deepEqual((await Promise.all(sending)).flat().sort(), Object.keys(forms).sort());
  assert.ok(small.every((name) => typeof forms[name] === "object"));
});
