import assert from "node:assert/strict";
import { test } from "node:test";
import { conflictOf, differingFields, rebase } from "./conflict.ts";

const read = { name: "An", phone: "1", notes: "" };
const now = (fields: Partial<typeof read>) => ({ read: { ...read, ...fields }, version: "2" });

test("two users who change different fields do not conflict where the form has the other's value", () => {
  assert.equal(conflictOf(read, { ...read, name: "Bình" }, now({ name: "Bình" })), null);
  assert.equal(conflictOf(read, { ...read, name: "Bình" }, now({})), null);
});

test("a field that the other user has changed is a conflict, with the own value where there is one", () => {
  const found = conflictOf(
    read,
    { ...read, name: "Bình" },
    now({ name: "Chi", phone: "2" }),
    "Dũng",
  );
  assert.equal(found?.by, "Dũng");
  assert.deepEqual(found?.fields, [
    { field: "name", mine: "Bình", theirs: "Chi" },
    { field: "phone", mine: undefined, theirs: "2" },
  ]);
});

test("keeping the own changes overwrites the newest version and still counts them as changes", () => {
  const base = rebase({ read, version: "1" }, now({ name: "Chi" }));
  assert.equal(base.version, "2");
  assert.deepEqual(differingFields({ ...read, name: "Bình" }, base.read), ["name"]);
});
