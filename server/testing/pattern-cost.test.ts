import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as z from "zod/mini";
import { limits } from "#contract/limits.ts";
import { startTestApp } from "./app.ts";
import { cpuTimeOf, dearness } from "./cpu-time.ts";

const contract = join(import.meta.dirname, "..", "..", "contract");
const growth = 8;
/** Time that grows with the square of the length makes a letter eight times as dear. */
const tooDear = 4;

/** Every pattern that is written in the contract, and those of the schemas it takes over. */
function patternsOfContract(): RegExp[] {
  const literal = /(?<=[(,=!&|:?\s])(\/(?![/*])(?:\\.|\[(?:\\.|[^\]])*\]|[^/\n\\[])+\/)([a-z]*)/g;
  const files = readdirSync(contract).filter((name) => name.endsWith(".ts"));
  const written = files.flatMap((name) => {
    const lines = readFileSync(join(contract, name), "utf8").split("\n");
    const code = lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)).join("\n");
    return Array.from(
      code.matchAll(literal),
      ([, body = "", flags = ""]) =>
        // Without "g", or a test would begin where the last one ended.
        new RegExp(body.slice(1, -1), flags.replace("g", "")),
    );
  });
  return [...written, z.regexes.email, z.regexes.date];
}

/** What makes patterns try again and again: much of what fits, and then something that does not. */
const hostileUnits = ["a", "0", " ", "-", ".", "/", "@", "a.", "0 ", "+84", "https://a@", "\u0000"];
const ends = ["!", "\n"];

const longText = (unit: string, end: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;

test("every pattern of the contract takes time with the length of a hostile text, and not with its square", async () => {
  const patterns = patternsOfContract();
  assert.ok(patterns.length >= 10, `${patterns.length} patterns`);
  const dear: string[] = [];
  for (const pattern of patterns) {
    for (const unit of hostileUnits) {
      for (const end of ends) {
        // The short ones first: a pattern that fails with them might never end with the longest.
        for (const longest of [400, limits.notes.max]) {
          const texts = [
            longText(unit, end, longest / growth),
            longText(unit, end, longest),
          ] as const;
          const times = await dearness((text) => pattern.test(text), texts);
          if (times > tooDear) dear.push(`${pattern.source}: ${JSON.stringify([unit, end])}`);
          if (times > tooDear) break;
        }
      }
    }
  }
  assert.deepEqual(dear, []);
});

test("an address ten times as long does not take the server a hundred times as long", async () => {
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
