import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/** Names a size, or the weight of all headings. */
const ownSize = /\btext-(?:xs|sm|base|lg|\d?xl|\[)|\bfont-semibold\b|\bleading-\[/;
/** A small label with the function of a heading. */
const label = /\btext-sm font-semibold\b/;

test("a heading has one of the five sizes, or is a small label", () => {
  const found = globSync("**/*.tsx", { cwd: import.meta.dirname }).flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), "utf8");
    return Array.from(
      code.matchAll(/<h[1-6]\b[^>]*?className=(?:"|\{`)([^"`]*)/g),
      ([, classes]) => ({
        file,
        classes: classes ?? "",
      }),
    );
  });
  assert.ok(found.length > 60);
  const others = found.filter(
    ({ classes }) => !/\b(?:heading-[1-5]|eyebrow|sr-only)\b/.test(classes) && !label.test(classes),
  );
  assert.deepEqual(others, []);
  const mixed = found.filter(
    ({ classes }) => /\bheading-/.test(classes) && ownSize.test(classes.replaceAll(/\S*:\S*/g, "")),
  );
  assert.deepEqual(mixed, []);
});
