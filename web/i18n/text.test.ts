import assert from "node:assert/strict";
import { test } from "node:test";
import { interpolate } from "./text.ts";

test("a value that looks like a placeholder or a pattern is inserted unchanged", () => {
  for (const value of ["{other}", "$&", "$1", "%s", "\\n", "${other}"]) {
    assert.equal(
      interpolate("Hello {name}, {other}", { name: value, other: "!" }),
      `Hello ${value}, !`,
    );
  }
});

test("a placeholder without a value stays", () => {
  assert.equal(interpolate("{name} of {other}", { name: "A" }), "A of {other}");
});
