import assert from "node:assert/strict";
import { test } from "node:test";
import positions from "#content/positions.json" with { type: "json" };
import { PositionFields } from "#contract/positions.ts";
import { changeOf, copyOf, missingIn, newValues, positionForm, valuesOf } from "./values.ts";

const stored = positions.map((position) => PositionFields.parse(position));
const [first] = stored;
if (first === undefined) throw new Error("No positions");
const read = valuesOf(first);

/** The position in these fields, or the fields with errors. */
function parse(values: Record<string, string>, isPublic = false) {
  const { data, error } = positionForm(isPublic).safeParse(values);
  const errors = error?.issues.map(({ path, message }) => [String(path[0]), message]);
  return { input: data, errors: Object.fromEntries(errors ?? []) };
}

/** What the API gets of the changed fields. */
function sent(change: Record<string, string>) {
  const { input, errors } = parse({ ...read, ...change });
  assert.ok(input !== undefined, JSON.stringify(errors));
  return changeOf(input, read);
}

test("the fields hold a position without loss", () => {
  for (const position of stored) {
    const { input } = parse(valuesOf(position));
    assert.ok(input !== undefined);
    assert.deepEqual(valuesOf(input), valuesOf(position));
    assert.deepEqual(changeOf(input, valuesOf(position)), {});
  }
});

test("only the changed fields and languages are sent", () => {
  assert.deepEqual(sent({ "duties.vi": " Một \n\n Hai", "salary.period": "" }), {
    duties: { vi: ["Một", "Hai"] },
  });
  assert.deepEqual(
    sent({ "salary.period": "month", "salary.min": "25.000.000", closes_on: "2030-01-31" }),
    {
      salary: { min: 25_000_000, max: 25_000_000, currency: "VND", period: "month" },
      closes_on: "2030-01-31",
    },
  );
});

test("a name in the form that is the title changes with it", () => {
  assert.equal(read["label.en"], "");
  assert.deepEqual(sent({ "title.en": "Data Engineer" }), {
    title: { en: "Data Engineer" },
    label: { en: "" },
  });
});

test("errors are at their fields, and a public position names its missing texts", () => {
  assert.deepEqual(
    parse({
      ...read,
      openings: "many",
      slug: "No slug",
      "salary.period": "year",
      "salary.min": "9",
      "salary.max": "5",
    }).errors,
    {
      openings: "field.number.invalid",
      slug: "field.slug.invalid",
      "salary.min": "field.salary.order",
    },
  );
  assert.deepEqual(parse({ ...read, "title.vi": "", "benefits.en": "" }, true).errors, {
    "title.vi": "field.position.missing",
    "benefits.en": "field.position.missing",
  });
  assert.equal(missingIn(newValues).length, 8);
});

test("a copy has the texts, and no address or dates", () => {
  assert.deepEqual(copyOf(first), { ...read, slug: "", posted_on: "", closes_on: "" });
});
