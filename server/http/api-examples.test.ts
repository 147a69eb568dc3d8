import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import * as z from "zod/mini";
import { startTestApp, type TestApp } from "#server/testing/app.ts";

const Media = z.object({ "application/json": z.optional(z.object({ example: z.unknown() })) });
const Operation = z.object({
  parameters: z._default(
    z.array(z.object({ name: z.string(), in: z.string(), example: z.unknown() })),
    [],
  ),
  requestBody: z.optional(z.object({ content: Media })),
  responses: z.record(z.string(), z.object({ content: z.optional(Media) })),
});
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const Failed = z._default(z.object({ errors: z._default(z.record(z.string(), z.unknown()), {}) }), {
  errors: {},
});

describe("The description of the API", () => {
  let app: TestApp;
  let calls: { method: string; path: string; operation: z.infer<typeof Operation> }[];
  before(async () => {
    app = await startTestApp("sqlite");
    const { body } = await app.client.call("GET", "/api/v1/openapi.json");
    calls = Object.entries(Description.parse(body).paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    );
  });

  after(() => app.close());

  test("has an example of what every call that takes something takes, and of what it answers", () => {
    assert.ok(calls.length > 70);
    for (const { method, path, operation } of calls) {
      const { parameters, requestBody, responses } = operation;
      for (const { name, example } of parameters) {
        assert.notEqual(example, undefined, `${method} ${path}: ${name}`);
      }
      const bodies = [
        requestBody?.content,
        ...Object.values(responses).map(({ content }) => content),
      ];
      for (const media of bodies) {
        const json = media?.["application/json"];
        if (json !== undefined) assert.notEqual(json.example, undefined, `${method} ${path}`);
      }
    }
  });

  test("gives examples that the calls themselves take", async () => {
    const refused: string[] = [];
    for (const { method, path, operation } of calls) {
      const body = operation.requestBody?.content["application/json"]?.example;
      if (body === undefined) continue;
      // What an example does may end the session or the account: each has a new one.
      const { tokens } = await app.client.signedIn("admin");
      const values = new Map(
        operation.parameters.map(({ name, example }) => [name, String(example)]),
      );
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? "");
      const answer = await app.client.call(method, address, { token: tokens.accessToken, body });
      // A link that leads nowhere is refused as well, but no field of it.
      const { errors } = Failed.parse(answer.body);
      if (answer.status >= 500 || (answer.status === 422 && Object.keys(errors).length > 0)) {
        refused.push(`${method} ${path} ${answer.status} ${answer.text}`);
      }
    }
    assert.deepEqual(refused, []);
  });
});
