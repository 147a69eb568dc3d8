import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

const preload = join(import.meta.dirname, "shifted-clock.mjs");
const program = `
  const { execFileSync } = require("node:child_process");
  const child = execFileSync(process.execPath, ["--print", "Date.now()"], { encoding: "utf8" });
  console.log(JSON.stringify({
    now: Date.now(), made: Number(new Date()), given: Number(new Date(5)), day: new Date(2026, 0, 2).getDate(),
    isDate: new Date() instanceof Date, text: Date(), child: Number(child),
  }));`;

test("a process and its children start at TEST_CLOCK, and given instants stay what they are", () => {
  const at = "2099-12-31T23:50:00+07:00";
  const env = { PATH: process.env["PATH"], TEST_CLOCK: at };
  const args = ["--import", preload, "--eval", program];
  const found: Record<string, unknown> = JSON.parse(
    execFileSync(process.execPath, args, { env, encoding: "utf8" }),
  );
  const { child, now, made, text } = found;
  const times = [Date.parse(at), child, now, made].map(Number);
  assert.deepEqual(
    times,
    times.toSorted((one, other) => one - other),
  );
  assert.match(String(text), /2099|2100/);
  assert.partialDeepStrictEqual(found, { given: 5, day: 2, isDate: true });
});

test("TEST_CLOCK must be an instant", () => {
  const env = { PATH: process.env["PATH"], TEST_CLOCK: "tomorrow" };
  const run = () =>
    execFileSync(process.execPath, ["--import", preload, "--eval", ""], { env, stdio: "pipe" });
  assert.throws(run, /TEST_CLOCK must be an instant/);
});
