import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as z from "zod/mini";
import { limits } from "#contract/limits.ts";
import { startTestApp } from "./app.ts";
import { cpuTimeOf, timeGrowth } from "./cpu-time.ts";

const contract = join(import.meta.dirname, "..", "..", "contract");
const growth = 8;
/** Quadratic time makes each character eight times as expensive. */
const maxGrowth = 4;

/** Every pattern in the contract, and those of the zod schemas that it uses. */
function patternsOfContract(): RegExp[] {
  const literal = /(?<=[(,=!&|:?\s])(\/(?![/*])(?:\\.|\[(?:\\.|[^\]])*\]|[^/\n\\[])+\/)([a-z]*)/g;
  const files = readdirSync(contract).filter((name) => name.endsWith(".ts"));
  const written = files.flatMap((name) => {
    const lines = readFileSync(join(contract, name), "utf8").split("\n");
    const code = lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)).join("\n");
    return Array.from(
      code.matchAll(literal),
      ([, body = "", flags = ""]) =>
        // Without "g", since test() would continue at the end of the last match.
        new RegExp(body.slice(1, -1), flags.replace("g", "")),
    );
  });
  return [...written, z.regexes.date];
}

/** Units of texts that cause backtracking: many repetitions that match, then an end that does not. */
const hostileUnits = ["a", "0", " ", "-", ".", "/", "@", "a.", "0 ", "+84", "https://a@", "\u0000"];
const ends = ["!", "\n"];

const longText = (unit: string, end: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;

test("every pattern of the contract takes linear time on hostile texts", async () => {
  const patterns = patternsOfContract();
  assert.ok(patterns.length >= 10, `${patterns.length} patterns`);
  const slow: string[] = [];
  for (const pattern of patterns) {
    for (const unit of hostileUnits) {
      for (const end of ends) {
        // Short texts first, since a slow pattern might never finish with the longest ones.
        for (const longest of [400, limits.notes.max]) {
          const texts = [
            longText(unit, end, longest / growth),
            longText(unit, end, longest),
          ] as const;
          const times = await timeGrowth((text) => pattern.test(text), texts);
          if (times > maxGrowth) slow.push(`${pattern.source}: ${JSON.stringify([unit, end])}`);
          if (times > maxGrowth) break;
        }
      }
    }
  }
  assert.deepEqual(slow, []);
});

test("the server takes linear time on long email addresses", async () => {
  const app = await startTestApp("sqlite");
  try {
    for (const unit of ["a.", "a@", "a", "%"]) {
      const costOf = async (length: number) => {
        const email = longText(unit, "!", length);
        let least = Infinity;
        for (let tries = 0; tries < 4; tries += 1) {
          const cost = await cpuTimeOf(async () => {
            const body = { email, password: email };
            const answer = await app.client.call("POST", "/api/v1/auth/login", { body });
            assert.equal(answer.status, 422);
          });
          least = Math.min(least, cost);
        }
        return least;
      };
      const [short, long] = [await costOf(10_000), await costOf(100_000)];
      assert.ok(long / short < 30, `${unit}: ${long} ms after ${short} ms`);
    }
  } finally {
    await app.close();
  }
});
