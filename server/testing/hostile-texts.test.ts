import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as z from "zod/mini";
import { onBothEngines, testApp } from "./app.ts";

// Texts and times that a database cannot store or compare, in every field of every call.

const Body = z.object({
  content: z.object({
    "application/json": z.object({
      schema: z.object({ properties: z.optional(z.record(z.string(), z.unknown())) }),
    }),
  }),
});
const Operation = z.object({
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
  requestBody: z.optional(z.unknown()),
});
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const texts = ["a\0b", "\ud800", "\u{1F600}".repeat(30), "%_\\'\"", "0000-01-01", "9999-12-31"];
const instants = [
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59-23:59",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59Z",
];
const id = "0190a6f2-0000-7000-8000-000000000000";

onBothEngines("Hostile texts", (engine) => {
  const app = testApp(engine);
  let token: string;
  let operations: [method: string, path: string, fields: string[], query: string[]][] = [];
  before(async () => {
    token = (await app.client.createSignedIn("admin")).tokens.accessToken;
    const { body } = await app.client.call("GET", "/api/v1/openapi.json");
    operations = Object.entries(Description.parse(body).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
        const given = Body.safeParse(requestBody).data?.content["application/json"].schema;
        const query = parameters.filter((one) => one.in === "query").map(({ name }) => name);
        const at = path.replace("{id}", id).replaceAll(/\{\w+\}/g, "x");
        return [method.toUpperCase(), at, Object.keys(given?.properties ?? {}), query];
      }),
    );
  });

  test("in the query of a call are refused or find nothing", async () => {
    for (const [method, path, , query] of operations) {
      for (const name of query) {
        for (const text of [...texts, ...instants]) {
          const search = new URLSearchParams({ [name]: text }).toString();
          const { status, text: answer } = await app.client.call(method, `${path}?${search}`, {
            token,
          });
          assert.ok(status < 500, `${method} ${path}?${search}: ${answer}`);
        }
      }
    }
  });

  test("in the body of a call are refused or stored as texts", async () => {
    for (const [method, path, fields] of operations) {
      if (fields.length === 0 || path.endsWith("/auth/logout")) continue;
      for (const text of [...texts, ...instants]) {
        for (const value of [text, [text], [{ starts_at: text }]]) {
          const body = Object.fromEntries(fields.map((name) => [name, value]));
          const { status, text: answer } = await app.client.call(method, path, { token, body });
          assert.ok(status < 500, `${method} ${path} ${JSON.stringify(body)}: ${answer}`);
        }
      }
    }
  });

  test("in an otherwise valid call get 422", async () => {
    const post = (path: string, body: unknown) =>
      app.client.call("POST", `/api/v1${path}`, { token, body });
    for (const body of [{ email: "a\0b@people.example" }, { phone: "0912345678\0" }]) {
      assert.equal((await post("/applications/manual/duplicates", body)).status, 422);
    }
    for (const starts_at of instants) {
      const offer = { slots: [{ starts_at }], minutes: 45, interviewers: [] };
      const { status, text } = await post("/interviews/clashes", offer);
      assert.equal(status, 422, text);
    }
  });
});
