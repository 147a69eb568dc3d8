import assert from "node:assert/strict";
import { test } from "node:test";
import { SubmitApplication } from "#contract/applications.ts";
import { askedName, inFormOrder, isFieldName, positionName, requiredFields } from "./fields.ts";

test("requiredFields are the fields that the schema refuses in an empty form", () => {
  const { error } = SubmitApplication.safeParse({});
  const refused = error?.issues.map(({ path }) => path[0]).filter(isFieldName) ?? [];
  assert.deepEqual(inFormOrder(refused), requiredFields);
});

test("the Vietnamese form names a position by its title, the English one by its label", () => {
  assert.equal(positionName("ecommerce-intern", "en"), "Intern Ecommerce");
  assert.equal(positionName("ecommerce-intern", "vi"), "E-commerce Intern");
  assert.equal(positionName("ui-designer", "vi"), "UI/UX Designer");
  assert.equal(positionName("Gardener", "vi"), "Gardener");
});

test("a position of the address is shown as it is written, a slug by its name in the form", () => {
  assert.equal(askedName("ecommerce-intern", "en"), "Intern Ecommerce");
  assert.equal(askedName("E-commerce Intern", "en"), "E-commerce Intern");
  assert.equal(askedName("Intern Ecommerce", "vi"), "E-commerce Intern");
});
