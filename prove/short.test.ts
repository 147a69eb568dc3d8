import assert from "node:assert/strict";
import { test } from "node:test";
import { longAlone, suites } from "./suites.ts";

// What `npm run prove` does as often as the promises say, a few times.
for (const [name, load] of Object.entries(suites)) {
  if (longAlone.has(name)) continue;
  test(`The short form of prove ${name} holds`, async (t) => {
    const { suite } = await load();
    const findings = await suite.prove("short");
    assert.ok(findings.length > 0, "It found nothing out");
    for (const { threat, done, times, result, held } of findings) {
      await t.test(`${threat}: ${done}`, (t) => {
        if (times === 0 && held) t.skip(result);
        assert.ok(held, result);
      });
    }
  });
}
