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

  test("has unique operationIds and summaries", () => {
    const parsed = operations.map(([, operation]) => Operation.parse(operation));
    for (const key of ["operationId", "summary"] as const) {
      const values = parsed.map((operation) => operation[key]);
      assert.deepEqual(
        values.filter((value, index) => values.indexOf(value) !== index),
        [],
      );
    }
  });

  test("describes the parts of every multipart form, with its file", () => {
    const Form = z.object({
      requestBody: z.object({
        content: z.object({
          "multipart/form-data": z.object({
            schema: z.object({
              properties: z.record(z.string(), z.object({ format: z.optional(z.string()) })),
            }),
          }),
        }),
      }),
    });
    const forms = operations.flatMap(([name, operation]) => {
      const { data } = Form.safeParse(operation);
      if (data === undefined) return [];
      const { properties } = data.requestBody.content["multipart/form-data"].schema;
      const files = Object.keys(properties).filter((key) => properties[key]?.format === "binary");
      return [`${name}: ${files.join()} of ${Object.keys(properties).length}`];
    });
    assert.deepEqual(forms.toSorted(), [
      "post /api/v1/application-status/messages: file of 3",
      "post /api/v1/application-status/resume: resume of 2",
      "post /api/v1/applications/manual/suggestions: resume of 1",
      "post /api/v1/applications/manual: resume of 16",
      "post /api/v1/applications/upload: resume of 17",
      "post /api/v1/applications/{id}/attachments: attachment of 1",
      "put /api/v1/users/me/avatar: avatar of 1",
    ]);
  });

  test("describes exactly the tags of its operations", () => {
    const used = operations.flatMap(([, operation]) => Operation.parse(operation).tags);
    assert.deepEqual(
      document.tags.map(({ name }) => name).toSorted(),
      Array.from(new Set(used)).toSorted(),
    );
  });
});
