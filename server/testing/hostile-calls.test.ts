import assert from "node:assert/strict";
import { connect } from "node:net";
import { before, test } from "node:test";
import * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, testApp, type TestApp } from "./app.ts";
import { applicationFields, type TestResponse } from "./client.ts";
import { rawRequest, sendRaw } from "./raw.ts";

const Operation = z.object({
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

type Send = (app: TestApp, admin: string) => Promise<TestResponse>;

/** A hostile or mistaken call, its status, and the code, message or field at fault of the failure. */
type HostileCall = [name: string, send: Send, status: number | readonly number[], failure?: string];

const login = "/api/v1/auth/login";
const applications = "/api/v1/applications";
const unknown = `${applications}/0190a6f2-0000-7000-8000-000000000000`;

/** Sends a request exactly as given: start line, headers, body. */
const raw =
  (start: string, headers: Record<string, string> = {}, body = ""): Send =>
  (app) => {
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    return sendRaw(app.url, rawRequest(start, { ...length, ...headers }, body));
  };
const post = (type: string, body: string) => raw(`POST ${login}`, { "content-type": type }, body);
const json = (body: string) => post("application/json", body);
const withToken = (authorization: string) => raw("GET /api/v1/users/me", { authorization });
const asAdmin =
  (method: string, path: string, body?: unknown): Send =>
  (app, admin) =>
    app.client.call(method, path, { token: admin, body });
const list = (query: string) => asAdmin("GET", `/api/v1/${query}`);

const badPages = ["skip=-1", "skip=99999999999999999999", "limit=0", "limit=1001", "limit=abc"];
const oddSearches = ["%25_%5C", "'--", '"', "%22 OR %22", "a*", "NEAR(", "%00"];
const badFields = {
  portfolio_url: "https://people.example/\u0000",
  github_url: "https://people.exa\nmple/",
  linkedin_url: "https://people.example/\ud800",
  available_start_date: "0000-01-01",
};

// Rows 31 to 40 of the hostile inputs.
const hostileCalls: HostileCall[] = [
  ["31: truncated JSON", json('{"email":'), 400, "Malformed JSON"],
  ["31: a prototype as a key", json('{"__proto__":{}}'), 400, "Malformed JSON"],
  ["31: lists ten thousand deep", json("[".repeat(10_000) + "]".repeat(10_000)), [400, 422]],
  ["31: two megabytes", json(`{"email":"${"a".repeat(2e6)}"}`), 413, "too_large"],
  ["31: an empty body", json(""), [400, 422]],
  ["32: a query as email", json('{"email":{"$ne":1},"password":"x"}'), 422, "email"],
  ["32: a huge password", json(`{"email":"a@b.co","password":"${"x".repeat(1e6)}"}`), [413, 422]],
  ["32: a list as password", json('{"email":"a@b.co","password":["x"]}'), 422, "password"],
  [
    "a form instead of JSON",
    post("application/x-www-form-urlencoded", "email=a"),
    415,
    "unsupported_media_type",
  ],
  ["36: a huge token", withToken(`Bearer ${"a".repeat(1e6)}`), 431, "headers_too_large"],
  ["36: basic credentials", withToken("Basic YTpi"), 401, "unauthenticated"],
  [
    "36: an invalid token",
    withToken("Bearer x.y.z"),
    401,
    "Your session has expired. Please sign in again.",
  ],
  ["38: an invalid id", asAdmin("GET", `${applications}/abc`), 404, "Application not found"],
  ["38: a path with ..", asAdmin("GET", `${applications}/..%2f`), 404],
  ["38: NUL in the path", asAdmin("GET", `${applications}/%00`), [400, 404]],
  ["38: malformed encoding in the path", asAdmin("GET", `${applications}/%ff`), 400, "malformed"],
  ["38: an unknown application", asAdmin("GET", unknown), 404, "Application not found"],
  ["38: an unknown resume", asAdmin("GET", `${unknown}/cv`), 404, "Application not found"],
  ["37: no known field", asAdmin("PATCH", unknown, { id: "x" }), 422, "Nothing to update"],
  ...["users", "applications"].flatMap((name): HostileCall[] => [
    ...badPages.map((query): HostileCall => {
      const [field = ""] = query.split("=");
      return [`39: ${name}?${query}`, list(`${name}?${query}`), 422, field];
    }),
    ...oddSearches.map((q): HostileCall => [`39: ${name}?q=${q}`, list(`${name}?q=${q}`), 200]),
  ]),
  ["39: active=maybe", list("users?active=maybe"), 422, "active"],
  ["39: role=root", list("users?role=root"), 422, "role"],
  ["39: status=lost", list("applications?status=lost"), 422, "status"],
  ["39: an unknown query key is ignored", list("users?q[]=a"), 200],
  ["39: two values of q", list("users?q=a&q=b"), 422, "q"],
  ["39: a search of 201 letters", list(`users?q=${"a".repeat(201)}`), 422, "q"],
  ["39: an address with NUL", list("applications?email=a%00b"), 422, "email"],
  ...Object.entries(badFields).map(([field, value]): HostileCall => [
    `an application with ${field} ${JSON.stringify(value)}`,
    asAdmin("POST", applications, applicationFields({ [field]: value })),
    422,
    field,
  ]),
  ["40: TRACE", raw("TRACE /healthz"), 405, "method_not_allowed"],
  ["40: PUT on a list", raw("PUT /api/v1/users"), 405, "method_not_allowed"],
  ["40: an unknown address of the API", raw("GET /api/v1/secrets"), 404, "not_found"],
  ...["GET", "PATCH", "DELETE"].map((method): HostileCall => [
    `${method} of an id that is too long`,
    raw(`${method} ${applications}/${"1".repeat(250)}`),
    404,
    "not_found",
  ]),
  ["40: another host", raw("GET /healthz", { host: "evil.example" }), 200],
  ["an unknown Expect header", raw("GET /healthz", { expect: "x" }), 200],
  [
    "an unknown Expect header with a body",
    raw(`POST ${login}`, { expect: "x", "content-type": "application/json" }, "{}"),
    422,
    "invalid",
  ],
  ["an invalid request line", raw("BOGUS"), 400, "malformed"],
];

onBothEngines("Hostile calls", (engine) => {
  const app = testApp(engine);
  let admin: string;
  before(async () => {
    admin = (await app.client.createSignedIn("admin")).tokens.accessToken;
  });

  for (const [name, send, status, expected] of hostileCalls) {
    test(name, async () => {
      const answer = await send(app, admin);
      assert.ok([status].flat().includes(answer.status), `${answer.status} ${answer.text}`);
      if (answer.status < 400) return;
      const { error, message, errors } = Failure.parse(answer.body);
      assert.equal(message, error.message);
      const fields = Object.keys(errors).join();
      if (expected !== undefined) assert.ok([error.code, message, fields].includes(expected));
    });
  }

  test("40: the response to an unknown method lists the allowed ones", async () => {
    const answer = await app.client.call("PUT", "/api/v1/applications");
    assert.equal(answer.status, 405);
    assert.deepEqual((answer.headers.get("allow") ?? "").split(", ").sort(), [
      "GET",
      "HEAD",
      "POST",
    ]);
  });

  test("a client that disconnects within its body causes no server error", async () => {
    const head = rawRequest("POST /api/v1/auth/login", {
      "content-type": "application/json",
      "content-length": "100",
    });
    const { hostname, port } = new URL(app.url);
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    app.server.once("request", (request) => {
      started.resolve();
      request.once("close", ended.resolve);
    });
    const socket = connect(Number(port), hostname);
    socket.write(`${head}{"email":`);
    await started.promise;
    socket.destroy();
    await ended.promise;
    assert.equal((await app.client.call("GET", "/healthz")).status, 200);
    assert.doesNotMatch(app.logged(), /"request failed"/);
  });

  test("an address works with and without a trailing slash", async () => {
    for (const name of ["users", "users/", "users/me", "users/me/"]) {
      const path = `/api/v1/${name}`;
      assert.equal((await app.client.call("GET", path, { token: admin })).status, 200, path);
    }
  });

  test("39: a search takes %, _ and \\ literally", async () => {
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

  test("38: NUL in any path parameter or filter causes no server error", async () => {
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

  test("a failure follows Accept-Language", async () => {
    const answer = await app.client.call("POST", "/api/v1/applications", {
      body: {},
      headers: { "accept-language": "vi" },
    });
    const failure = Failure.parse(answer.body);
    assert.equal(failure.error.code, "invalid");
    assert.deepEqual(failure.errors["email"], ["Vui lòng nhập địa chỉ email hợp lệ"]);
  });

  test("every response has the headers that keep it inert", async () => {
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

  test("the server logs no failed call", () => {
    assert.doesNotMatch(app.logged(), /"request failed"/);
  });
});
