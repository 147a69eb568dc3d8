import assert from "node:assert/strict";
import { test } from "node:test";
import { preferredLanguage } from "./language.ts";

for (const [header, language] of [
  [undefined, "en"],
  ["", "en"],
  ["*", "en"],
  ["fr, de;q=0.9", "en"],
  ["vi-VN,vi;q=0.9,en-US;q=0.6,en;q=0.5", "vi"],
  ["VI", "vi"],
  ["vi-VN, en", "vi"],
  ["vi;q=0.1, en", "en"],
  ["en;q=0.4, vi;q=0.8", "vi"],
  ["vi;q=0, fr", "en"],
] as const) {
  test(`"${header}" prefers ${language}`, () => {
    assert.equal(preferredLanguage(header), language);
  });
}
