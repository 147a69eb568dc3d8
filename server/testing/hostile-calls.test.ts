import assert from "node:assert/strict";
import { connect } from "node:net";
import { before, test } from "node:test";
import * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, startTestApp, type TestApp } from "./app.ts";
import { applicationFields } from "./client.ts";
import { hostileCalls } from "./hostile-calls.ts";
import { rawRequest } from "./raw.ts";

const Operation = z.object({
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

onBothEngines("Hostile calls", (engine) => {
  let app: TestApp;
  let admin: string;
  before(async () => {
    app = await startTestApp(engine);
    admin = (await app.client.signedIn("admin")).tokens.accessToken;
  });

  for (const [name, send, status, { code, message, field } = {}] of hostileCalls) {
    test(name, async () => {
      const answer = await send(app, admin);
      assert.ok([status].flat().includes(answer.status), `${answer.status} ${answer.text}`);
      if (answer.status < 400) return;
      const failure = Failure.parse(answer.body);
      assert.equal(failure.message, failure.error.message);
      if (code !== undefined) assert.equal(failure.error.code, code);
      if (message !== undefined) assert.equal(failure.message, message);
      if (field !== undefined) assert.deepEqual(Object.keys(failure.errors), [field]);
    });
  }

  test("40: a known address tells which methods it answers", async () => {
    const answer = await app.client.call("PUT", "/api/v1/applications");
    assert.equal(answer.status, 405);
    assert.deepEqual((answer.headers.get("allow") ?? "").split(", ").sort(), [
      "GET",
      "HEAD",
      "POST",
    ]);
  });

  test("whoever goes away in the middle of a body is no fault of the server", async () => {
    const head = rawRequest("POST /api/v1/auth/login", {
      "content-type": "application/json",
      "content-length": "100",
    });
    const { hostname, port } = new URL(app.url);
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    app.server.once("request", (request) => {
      begun.resolve();
      request.once("close", ended.resolve);
    });
    const socket = connect(Number(port), hostname);
    socket.write(`${head}{"email":`);
    await begun.promise;
    socket.destroy();
    await ended.promise;
    assert.equal((await app.client.call("GET", "/healthz")).status, 200);
    assert.doesNotMatch(app.logged(), /"call failed"/);
  });

  test("both forms of an address answer", async () => {
    for (const path of [
      "/api/v1/users",
      "/api/v1/users/",
      "/api/v1/users/me",
      "/api/v1/users/me/",
    ]) {
      assert.equal((await app.client.call("GET", path, { token: admin })).status, 200, path);
    }
  });

  test("39: % and _ and \\ mean themselves", async () => {
    const body = applicationFields({ full_name: "100%_\\ Mẫu" });
    assert.equal((await app.client.call("POST", "/api/v1/applications", { body })).status, 201);
    const other = applicationFields({ full_name: "100 Mẫu" });
    assert.equal(
      (await app.client.call("POST", "/api/v1/applications", { body: other })).status,
      201,
    );
    for (const [q, total] of [
      ["100%_\\", 1],
      ["%_", 1],
      ["100", 2],
      ["_\\ mau", 1],
    ] as const) {
      const path = `/api/v1/applications?q=${encodeURIComponent(q)}`;
      const { body: list } = await app.client.call("GET", path, { token: admin });
      assert.partialDeepStrictEqual(list, { total }, q);
    }
  });

  test("38: NUL in any part of any address, or in any filter, is no fault of the server", async () => {
    const { body } = await app.client.call("GET", "/api/v1/openapi.json");
    const calls = Object.entries(Description.parse(body).paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
        const address = path.replaceAll(/\{\w+\}/g, "%00");
        const filters = parameters.filter((parameter) => parameter.in === "query");
        const addresses = filters.map(({ name }) => `${address}?${name}=%00`);
        return (address === path ? addresses : [address, ...addresses]).map(
          (asked) => [method.toUpperCase(), asked] as const,
        );
      }),
    );
    assert.ok(calls.length > 30, String(calls.length));
    for (const [method, address] of calls) {
      const json = method === "POST" || method === "PATCH" ? { body: {} } : {};
      const answer = await app.client.call(method, address, { token: admin, ...json });
      assert.ok(answer.status < 500, `${method} ${address}: ${answer.text}`);
    }
  });

  test("a failure follows the reader's language", async () => {
    const answer = await app.client.call("POST", "/api/v1/applications", {
      body: {},
      headers: { "accept-language": "vi" },
    });
    const failure = Failure.parse(answer.body);
    assert.equal(failure.error.code, "invalid");
    assert.deepEqual(failure.errors["email"], ["Vui lòng nhập địa chỉ email hợp lệ"]);
  });

  test("every answer carries the headers that keep it inert", async () => {
    for (const path of ["/healthz", "/api/v1/users", "/api/v1/nothing"]) {
      const { headers } = await app.client.call("GET", path);
      assert.equal(headers.get("x-content-type-options"), "nosniff", path);
      assert.match(headers.get("content-security-policy") ?? "", /default-src 'none'/, path);
      assert.equal(headers.get("cache-control"), "no-store", path);
    }
  });

  test("the description of the API names every call of the specification", async () => {
    const { body } = await app.client.call("GET", "/api/v1/openapi.json");
    const { paths } = Description.parse(body);
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    for (const call of [
      "POST /api/v1/auth/login",
      "POST /api/v1/auth/signup",
      "POST /api/v1/auth/refresh",
      "POST /api/v1/auth/logout",
      "GET /api/v1/users/me",
      "POST /api/v1/applications/upload",
      "POST /api/v1/applications",
      "GET /healthz",
      "GET /api/v1/users",
      "GET /api/v1/users/{id}",
      "POST /api/v1/users",
      "PATCH /api/v1/users/{id}",
      "DELETE /api/v1/users/{id}",
      "GET /api/v1/applications",
      "GET /api/v1/applications/{id}",
      "PATCH /api/v1/applications/{id}",
      "DELETE /api/v1/applications/{id}",
      "GET /api/v1/applications/{id}/cv",
    ]) {
      assert.ok(calls.includes(call) || calls.includes(`${call}/`), call);
    }
  });

  test("nothing of all this was a fault of the server", () => {
    assert.doesNotMatch(app.logged(), /"call failed"/);
  });
});
