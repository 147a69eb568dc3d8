import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as z from "zod/mini";
import { limits } from "#contract/limits.ts";
import { startTestApp } from "./app.ts";

// Of times only ratios are judged: a busy machine is slow with the short text as well.

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

function timeOf(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let done = 0; done < times; done += 1) work();
  return performance.now() - start;
}

/** How much dearer a letter is in the long text than in the short one: 1 where time grows with the length. */
function dearness(work: (text: string) => unknown, unit: string, end: string, longest: number) {
  const short = longText(unit, end, Math.floor(longest / growth));
  const long = longText(unit, end, longest);
  let times = 1;
  while (times < 2 ** 16 && timeOf(() => work(short), growth * times) < 0.2) times *= 2;
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  // A pause of the machine makes one run dear, and not all.
  for (let tries = 0; tries < 8; tries += 1) {
    least.short = Math.min(
      least.short,
      timeOf(() => work(short), growth * times),
    );
    least.long = Math.min(
      least.long,
      timeOf(() => work(long), times),
    );
    if (tries > 2 && least.long / least.short < tooDear) break;
  }
  return least.long / least.short;
}

test("every pattern of the contract takes time with the length of a hostile text, and not with its square", () => {
  const patterns = patternsOfContract();
  assert.ok(patterns.length >= 10, `${patterns.length} patterns`);
  const dear = patterns.flatMap((pattern) =>
    hostileUnits.flatMap((unit) =>
      ends.flatMap((end) => {
        // The short ones first: a pattern that fails with them might never end with the longest.
        const isDear = [400, limits.notes.max].some(
          (longest) => dearness((text) => pattern.test(text), unit, end, longest) > tooDear,
        );
        return isDear ? [`${pattern.source}: ${JSON.stringify([unit, end])}`] : [];
      }),
    ),
  );
  assert.deepEqual(dear, []);
});

test("an address ten times as long does not take the server a hundred times as long", async () => {
  const app = await startTestApp("sqlite");
  try {
    for (const unit of ["a.", "a@", "a", "%"]) {
      const costOf = async (length: number) => {
        const email = longText(unit, "!", length);
        let least = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < 12; tries += 1) {
          const start = performance.now();
          const body = { email, password: email };
          const answer = await app.client.call("POST", "/api/v1/auth/login", { body });
          least = Math.min(least, performance.now() - start);
          assert.equal(answer.status, 422);
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
