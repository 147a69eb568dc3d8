import assert from "node:assert/strict";
import { test } from "node:test";
import { rankOf } from "#contract/staff.ts";

for (const [role, rank] of [
  ["guest", 0],
  ["user", 1],
  ["recruiter", 1],
  ["admin", 2],
] as const) {
  test(`${role} ranks ${rank}`, () => {
    assert.equal(rankOf(role), rank);
  });
}

for (const role of [undefined, "", "auditor", "Admin", " admin", "toString", "__proto__"]) {
  test(`${JSON.stringify(role) ?? "no role"} ranks as a guest`, () => {
    assert.equal(rankOf(role), 0);
  });
}
