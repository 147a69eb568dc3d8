import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import * as z from "zod/mini";
import { startTestApp } from "#server/testing/app.ts";

const Text = z.string().check(z.minLength(1));
const Operation = z.object({
  operationId: z.string().check(z.regex(/^[a-z]+(?:[A-Z][a-z]+)*$/)),
  tags: z.array(Text).check(z.length(1)),
  summary: Text,
  description: Text,
});
const Description = z.object({
  info: z.object({ description: Text }),
  servers: z.array(z.object({ url: z.string() })).check(z.minLength(1)),
  tags: z.array(z.object({ name: Text, description: Text })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

describe("The OpenAPI description", () => {
  let document: z.infer<typeof Description>;
  let operations: [name: string, operation: unknown][];
  before(async () => {
    const app = await startTestApp("sqlite");
    const answer = await app.client.call("GET", "/api/v1/openapi.json");
    await app.close();
    document = Description.parse(answer.body);
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, unknown] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  });

  test("gives every operation an operationId, one tag, a summary and a description", () => {
    assert.ok(operations.length > 70);
    for (const [name, operation] of operations) {
      const read = Operation.safeParse(operation);
      assert.ok(read.success, `${name}: ${read.error?.message}`);
      const { summary, description } = read.data;
      assert.notEqual(summary, description, name);
      assert.doesNotMatch(summary, /[.;]/, name);
      assert.match(description, /\.$/, name);
    }
  });

  test("repeats no operationId and no summary", () => {
    const parsed = operations.map(([, operation]) => Operation.parse(operation));
    for (const key of ["operationId", "summary"] as const) {
      const values = parsed.map((operation) => operation[key]);
      assert.deepEqual(
        values.filter((value, index) => values.indexOf(value) !== index),
        [],
      );
    }
  });

  test("describes the tags that its operations have, and no others", () => {
    const used = operations.flatMap(([, operation]) => Operation.parse(operation).tags);
    assert.deepEqual(
      document.tags.map(({ name }) => name).toSorted(),
      Array.from(new Set(used)).toSorted(),
    );
  });

  test("shows examples that fit their schemas", () => {
    let examples = 0;
    const check = (node: unknown, path: string) => {
      if (!isRecord(node)) return;
      if ("example" in node && isRecord(node["schema"])) {
        examples += 1;
        assert.deepEqual(misfits(node["schema"], node["example"], path), []);
      }
      for (const [key, value] of Object.entries(node)) {
        if (key !== "schema" && key !== "example") check(value, `${path} ${key}`);
      }
    };
    for (const [name, operation] of operations) {
      const { parameters, ...rest } = z.record(z.string(), z.unknown()).parse(operation);
      check(rest, name);
      for (const [index, parameter] of asList(parameters).entries())
        check(parameter, `${name} ${index}`);
    }
    assert.ok(examples > 200, `${examples} examples`);
  });
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Where a value breaks a JSON schema, as far as ours go. */
function misfits(schema: Record<string, unknown>, value: unknown, path: string): string[] {
  const choices = [...asList(schema["anyOf"]), ...asList(schema["oneOf"])].filter(isRecord);
  if (choices.length > 0) {
    const found = choices.map((choice) => misfits(choice, value, path));
    return found.some((problems) => problems.length === 0) ? [] : (found[0] ?? []);
  }
  const { type, pattern, properties, items } = schema;
  if (type !== undefined && ![type].flat().some((one) => isOfType(value, one))) {
    return [`${path}: ${JSON.stringify(value)} is no ${JSON.stringify(type)}`];
  }
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(String(value))) {
    return [`${path}: ${JSON.stringify(value)} does not fit ${pattern}`];
  }
  if (Array.isArray(value) && isRecord(items)) {
    return value.flatMap((item) => misfits(items, item, `${path}[]`));
  }
  if (!isRecord(value)) return [];
  const missing = asList(schema["required"]).filter((key) => !Object.hasOwn(value, String(key)));
  const inside = Object.entries(isRecord(properties) ? properties : {}).flatMap(([key, part]) =>
    isRecord(part) && Object.hasOwn(value, key) ? misfits(part, value[key], `${path}.${key}`) : [],
  );
  return [...missing.map((key) => `${path}: ${String(key)} is missing`), ...inside];
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}
