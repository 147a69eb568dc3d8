import assert from "node:assert/strict";
import { test } from "node:test";
import { SubmitApplication } from "#contract/applications.ts";
import { inFormOrder, isFieldName, requiredFields } from "./field-labels.ts";

test("requiredFields are the fields that the schema refuses in an empty form", () => {
  const { error } = SubmitApplication.safeParse({});
  const refused = error?.issues.map(({ path }) => path[0]).filter(isFieldName) ?? [];
  assert.deepEqual(inFormOrder(refused), requiredFields);
});
