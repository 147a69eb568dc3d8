import assert from "node:assert/strict";
import { test } from "node:test";
import { askedName, findOption, optionName } from "./positions.ts";

const option = (slug: string, label: string, ...names: string[]) => ({
  slug,
  label,
  title: label,
  kind: "full-time" as const,
  isClosed: false,
  names: [label, ...names],
});
const english = [option("shop-intern", "Intern Shop", "Shop Intern", "old-intern")];
const vietnamese = [option("shop-intern", "Thực tập sinh", "Shop Intern", "old-intern")];

test("an option is found by its slug, an earlier one, its label or its title in any case", () => {
  for (const text of ["shop-intern", "OLD-intern", "intern shop", " Shop Intern "]) {
    assert.equal(findOption(english, text)?.slug, "shop-intern", text);
  }
  assert.equal(findOption(english, "Gardener"), undefined);
  assert.equal(optionName(english, "Gardener"), "Gardener");
});

test("a position of the address is shown as it is written, a slug by its name in the form", () => {
  assert.equal(askedName(english, "shop-intern", "en"), "Intern Shop");
  assert.equal(askedName(english, "Shop Intern", "en"), "Shop Intern");
  assert.equal(askedName(vietnamese, "Shop Intern", "vi"), "Thực tập sinh");
});

test("of a closed and an open position with one title the open one is found", () => {
  const closed = { ...option("analyst-2025", "Analyst"), isClosed: true };
  const options = [closed, option("analyst-2026", "Analyst")];
  assert.equal(findOption(options, "Analyst")?.slug, "analyst-2026");
  assert.equal(findOption(options, "analyst-2025")?.slug, "analyst-2025");
  assert.equal(findOption([closed], "Analyst")?.slug, "analyst-2025");
});
