import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { Finding } from "./suite.ts";
import { longAlone, suites } from "./suites.ts";

/** It does nothing but wait for limits of time, so that the others run meanwhile. */
const waitsLongest = "slow";

// What `npm run prove` does as often as the promises say, a few times.
describe("The short form of prove", () => {
  const prove = async (name: string) => (await suites[name]?.())?.suite.prove("short");
  let waiting: Promise<readonly Finding[] | undefined>;
  before(() => {
    waiting = prove(waitsLongest);
    // Whoever waits for it is told.
    waiting.catch(() => undefined);
  });

  const names = Object.keys(suites).filter((name) => !longAlone.has(name));
  for (const name of [...names.filter((name) => name !== waitsLongest), waitsLongest]) {
    test(`${name} holds`, async (t) => {
      const findings = (await (name === waitsLongest ? waiting : prove(name))) ?? [];
      assert.ok(findings.length > 0, "It found nothing out");
      for (const { threat, done, times, result, held } of findings) {
        await t.test(`${threat}: ${done}`, (t) => {
          if (times === 0 && held) t.skip(result);
          assert.ok(held, result);
        });
      }
    });
  }
});
