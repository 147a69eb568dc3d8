import type { TestApp } from "./app.ts";
import { applicationFields, type Answer } from "./client.ts";
import { rawRequest, sendRaw } from "./raw.ts";

/** A call that somebody hostile or mistaken makes, and the answer it must get. */
type HostileCall = {
  name: string;
  send: (app: TestApp, admin: string) => Promise<Answer>;
  status: number | readonly number[];
  code?: string;
  message?: string;
  field?: string;
};

const login = "/api/v1/auth/login";
const nobody = "0190a6f2-0000-7000-8000-000000000000";

/** A call as it stands, past every client: start line, headers, body. */
const raw =
  (start: string, headers: Record<string, string> = {}, body = "") =>
  (app: TestApp) =>
    sendRaw(
      app.url,
      rawRequest(
        start,
        {
          ...(body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) }),
          ...headers,
        },
        body,
      ),
    );

const json = (path: string, body: string) =>
  raw(`POST ${path}`, { "content-type": "application/json" }, body);

const asAdmin = (method: string, path: string, body?: unknown) => (app: TestApp, admin: string) =>
  app.client.call(method, path, { token: admin, body });

// Rows 31 to 40 of the hostile inputs; sign-in has rows of its own beside it.
export const hostileCalls: HostileCall[] = [
  {
    name: "31: JSON that breaks off",
    send: json(login, '{"email":'),
    status: 400,
    message: "Malformed JSON",
  },
  {
    name: "31: a prototype as a key",
    send: json(login, '{"__proto__":{}}'),
    status: 400,
    message: "Malformed JSON",
  },
  {
    name: "31: lists ten thousand deep",
    send: json(login, `${"[".repeat(10_000)}${"]".repeat(10_000)}`),
    status: [400, 422],
  },
  {
    name: "31: two megabytes",
    send: json(login, JSON.stringify({ email: "a".repeat(2_000_000) })),
    status: 413,
    code: "too_large",
  },
  { name: "31: an empty body", send: json(login, ""), status: [400, 422] },
  {
    name: "32: a query as an address",
    send: json(login, '{"email":{"$ne":1},"password":"x"}'),
    status: 422,
    field: "email",
  },
  {
    name: "32: a password of one megabyte",
    send: json(login, JSON.stringify({ email: "a@b.co", password: "x".repeat(1_000_000) })),
    status: [413, 422],
  },
  {
    name: "32: a password that is a list",
    send: json(login, '{"email":"a@b.co","password":["x"]}'),
    status: 422,
    field: "password",
  },
  {
    name: "a form where JSON is due",
    send: raw(`POST ${login}`, { "content-type": "application/x-www-form-urlencoded" }, "email=a"),
    status: 415,
    code: "unsupported_media_type",
  },
  {
    name: "36: a token of one megabyte",
    send: raw("GET /api/v1/users/me", { authorization: `Bearer ${"a".repeat(1_000_000)}` }),
    status: 431,
    code: "headers_too_large",
  },
  {
    name: "36: basic credentials",
    send: raw("GET /api/v1/users/me", { authorization: "Basic YTpi" }),
    status: 401,
    code: "unauthenticated",
  },
  {
    name: "36: a token that is none",
    send: raw("GET /api/v1/users/me", { authorization: "Bearer x.y.z" }),
    status: 401,
    message: "Your session has expired. Please sign in again.",
  },
  {
    name: "38: an application that cannot be",
    send: asAdmin("GET", "/api/v1/applications/abc"),
    status: 404,
    message: "Application not found",
  },
  {
    name: "38: a path that climbs",
    send: asAdmin("GET", "/api/v1/applications/..%2f"),
    status: 404,
  },
  {
    name: "38: NUL in the path",
    send: asAdmin("GET", "/api/v1/applications/%00"),
    status: [400, 404],
  },
  {
    name: "38: a path that does not decode",
    send: asAdmin("GET", "/api/v1/applications/%ff"),
    status: 400,
    code: "malformed",
  },
  {
    name: "38: nobody's application",
    send: asAdmin("GET", `/api/v1/applications/${nobody}`),
    status: 404,
    message: "Application not found",
  },
  {
    name: "38: nobody's resume",
    send: asAdmin("GET", `/api/v1/applications/${nobody}/cv`),
    status: 404,
    message: "Application not found",
  },
  {
    name: "37: an application is told nothing",
    send: asAdmin("PATCH", `/api/v1/applications/${nobody}`, { id: "x" }),
    status: 422,
    message: "Nothing to update",
  },
  ...["skip=-1", "skip=99999999999999999999", "limit=0", "limit=1001", "limit=abc"].flatMap(
    (query) =>
      ["users", "applications"].map((list) => ({
        name: `39: ${list}?${query}`,
        send: asAdmin("GET", `/api/v1/${list}?${query}`),
        status: 422,
        field: query.split("=")[0] ?? "",
      })),
  ),
  {
    name: "39: active=maybe",
    send: asAdmin("GET", "/api/v1/users?active=maybe"),
    status: 422,
    field: "active",
  },
  {
    name: "39: role=root",
    send: asAdmin("GET", "/api/v1/users?role=root"),
    status: 422,
    field: "role",
  },
  {
    name: "39: status=lost",
    send: asAdmin("GET", "/api/v1/applications?status=lost"),
    status: 422,
    field: "status",
  },
  {
    name: "39: an unknown query key is ignored",
    send: asAdmin("GET", "/api/v1/users?q[]=a"),
    status: 200,
  },
  {
    name: "39: two searches at once",
    send: asAdmin("GET", "/api/v1/users?q=a&q=b"),
    status: 422,
    field: "q",
  },
  {
    name: "39: a search of 201 letters",
    send: asAdmin("GET", `/api/v1/users?q=${"a".repeat(201)}`),
    status: 422,
    field: "q",
  },
  ...["%25_%5C", "'--", '"', "%22 OR %22", "a*", "NEAR(", "%00"].flatMap((q) =>
    ["users", "applications"].map((list) => ({
      name: `39: ${list} searched for ${q}`,
      send: asAdmin("GET", `/api/v1/${list}?q=${q}`),
      status: 200,
    })),
  ),
  {
    name: "39: an address with NUL",
    send: asAdmin("GET", "/api/v1/applications?email=a%00b"),
    status: 422,
    field: "email",
  },
  ...Object.entries({
    portfolio_url: "https://people.example/\u0000",
    github_url: "https://people.exa\nmple/",
    linkedin_url: "https://people.example/\ud800",
    available_start_date: "0000-01-01",
  }).map(([field, value]) => ({
    name: `an application whose ${field} is ${JSON.stringify(value)}`,
    send: (app: TestApp) =>
      app.client.call("POST", "/api/v1/applications", {
        body: applicationFields({ [field]: value }),
      }),
    status: 422,
    field,
  })),
  { name: "40: TRACE", send: raw("TRACE /healthz"), status: 405, code: "method_not_allowed" },
  {
    name: "40: PUT on a list",
    send: raw("PUT /api/v1/users"),
    status: 405,
    code: "method_not_allowed",
  },
  {
    name: "40: an address of the API that is none",
    send: raw("GET /api/v1/secrets"),
    status: 404,
    code: "not_found",
  },
  ...["GET", "PATCH", "DELETE"].map((method) => ({
    name: `${method} of an id that is longer than any`,
    send: raw(`${method} /api/v1/applications/${"1".repeat(250)}`),
    status: 404,
    code: "not_found",
  })),
  { name: "40: another host", send: raw("GET /healthz", { host: "evil.example" }), status: 200 },
  {
    name: "an expectation that nobody knows",
    send: raw("GET /healthz", { expect: "x" }),
    status: 200,
  },
  {
    name: "an expectation that nobody knows, with a body",
    send: raw(`POST ${login}`, { expect: "x", "content-type": "application/json" }, "{}"),
    status: 422,
    code: "invalid",
  },
  { name: "a request line that is none", send: raw("BOGUS"), status: 400, code: "malformed" },
];
