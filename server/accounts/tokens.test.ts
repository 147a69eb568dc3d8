import assert from "node:assert/strict";
import { test } from "node:test";
import { deriveKeys } from "#server/http/keys.ts";

test("each kind of token has its own key, and another secret gives other keys", () => {
  const one = deriveKeys("one secret that is long enough to be one");
  const other = deriveKeys("another secret that is long enough to be");
  assert.deepEqual(one, deriveKeys("one secret that is long enough to be one"));
  assert.notDeepEqual(one.access, one.refresh);
  assert.notDeepEqual(one.access, other.access);
  assert.notDeepEqual(one.refresh, other.refresh);
  assert.notEqual(one.id, other.id);
});
