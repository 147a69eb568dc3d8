import type { TestApp } from "./app.ts";
import { applicationFields, type Answer } from "./client.ts";
import { rawRequest, sendRaw } from "./raw.ts";

type Send = (app: TestApp, admin: string) => Promise<Answer>;

/** A call that somebody hostile or mistaken makes, and the answer it must get. */
type HostileCall = [
  name: string,
  send: Send,
  status: number | readonly number[],
  failure?: { code?: string; message?: string; field?: string },
];

const login = "/api/v1/auth/login";
const application = "/api/v1/applications";
const unknown = `${application}/0190a6f2-0000-7000-8000-000000000000`;
const notFound = { message: "Application not found" };
const notAllowed = { code: "method_not_allowed" };

/** A call as it stands, past every client: start line, headers, body. */
const raw =
  (start: string, headers: Record<string, string> = {}, body = ""): Send =>
  (app) => {
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    return sendRaw(app.url, rawRequest(start, { ...length, ...headers }, body));
  };

const json = (body: string) => raw(`POST ${login}`, { "content-type": "application/json" }, body);
const withToken = (authorization: string) => raw("GET /api/v1/users/me", { authorization });
const asAdmin =
  (method: string, path: string, body?: unknown): Send =>
  (app, admin) =>
    app.client.call(method, path, { token: admin, body });
const listed = (query: string) => asAdmin("GET", `/api/v1/${query}`);

const badPages = ["skip=-1", "skip=99999999999999999999", "limit=0", "limit=1001", "limit=abc"];
const oddSearches = ["%25_%5C", "'--", '"', "%22 OR %22", "a*", "NEAR(", "%00"];
const badFields = {
  portfolio_url: "https://people.example/\u0000",
  github_url: "https://people.exa\nmple/",
  linkedin_url: "https://people.example/\ud800",
  available_start_date: "0000-01-01",
};

// Rows 31 to 40 of the hostile inputs; sign-in has rows of its own beside it.
export const hostileCalls: HostileCall[] = [
  ["31: JSON that breaks off", json('{"email":'), 400, { message: "Malformed JSON" }],
  ["31: a prototype as a key", json('{"__proto__":{}}'), 400, { message: "Malformed JSON" }],
  ["31: lists ten thousand deep", json("[".repeat(10_000) + "]".repeat(10_000)), [400, 422]],
  ["31: two megabytes", json(`{"email":"${"a".repeat(2e6)}"}`), 413, { code: "too_large" }],
  ["31: an empty body", json(""), [400, 422]],
  [
    "32: a query as an address",
    json('{"email":{"$ne":1},"password":"x"}'),
    422,
    { field: "email" },
  ],
  [
    "32: a password of one megabyte",
    json(`{"email":"a@b.co","password":"${"x".repeat(1e6)}"}`),
    [413, 422],
  ],
  [
    "32: a password that is a list",
    json('{"email":"a@b.co","password":["x"]}'),
    422,
    { field: "password" },
  ],
  [
    "a form where JSON is due",
    raw(`POST ${login}`, { "content-type": "application/x-www-form-urlencoded" }, "email=a"),
    415,
    { code: "unsupported_media_type" },
  ],
  [
    "36: a token of one megabyte",
    withToken(`Bearer ${"a".repeat(1_000_000)}`),
    431,
    { code: "headers_too_large" },
  ],
  ["36: basic credentials", withToken("Basic YTpi"), 401, { code: "unauthenticated" }],
  [
    "36: a token that is none",
    withToken("Bearer x.y.z"),
    401,
    { message: "Your session has expired. Please sign in again." },
  ],
  ["38: an application that cannot be", asAdmin("GET", `${application}/abc`), 404, notFound],
  ["38: a path that climbs", asAdmin("GET", `${application}/..%2f`), 404],
  ["38: NUL in the path", asAdmin("GET", `${application}/%00`), [400, 404]],
  [
    "38: a path that does not decode",
    asAdmin("GET", `${application}/%ff`),
    400,
    { code: "malformed" },
  ],
  ["38: nobody's application", asAdmin("GET", unknown), 404, notFound],
  ["38: nobody's resume", asAdmin("GET", `${unknown}/cv`), 404, notFound],
  [
    "37: an application is told nothing",
    asAdmin("PATCH", unknown, { id: "x" }),
    422,
    { message: "Nothing to update" },
  ],
  ...["users", "applications"].flatMap((list) => [
    ...badPages.map((query): HostileCall => {
      const [field = ""] = query.split("=");
      return [`39: ${list}?${query}`, listed(`${list}?${query}`), 422, { field }];
    }),
    ...oddSearches.map((q): HostileCall => [
      `39: ${list} searched for ${q}`,
      listed(`${list}?q=${q}`),
      200,
    ]),
  ]),
  ["39: active=maybe", listed("users?active=maybe"), 422, { field: "active" }],
  ["39: role=root", listed("users?role=root"), 422, { field: "role" }],
  ["39: status=lost", listed("applications?status=lost"), 422, { field: "status" }],
  ["39: an unknown query key is ignored", listed("users?q[]=a"), 200],
  ["39: two searches at once", listed("users?q=a&q=b"), 422, { field: "q" }],
  ["39: a search of 201 letters", listed(`users?q=${"a".repeat(201)}`), 422, { field: "q" }],
  ["39: an address with NUL", listed("applications?email=a%00b"), 422, { field: "email" }],
  ...Object.entries(badFields).map(([field, value]): HostileCall => [
    `an application whose ${field} is ${JSON.stringify(value)}`,
    ({ client }) =>
      client.call("POST", application, { body: applicationFields({ [field]: value }) }),
    422,
    { field },
  ]),
  ["40: TRACE", raw("TRACE /healthz"), 405, notAllowed],
  ["40: PUT on a list", raw("PUT /api/v1/users"), 405, notAllowed],
  [
    "40: an address of the API that is none",
    raw("GET /api/v1/secrets"),
    404,
    { code: "not_found" },
  ],
  ...["GET", "PATCH", "DELETE"].map((method): HostileCall => [
    `${method} of an id that is longer than any`,
    raw(`${method} ${application}/${"1".repeat(250)}`),
    404,
    { code: "not_found" },
  ]),
  ["40: another host", raw("GET /healthz", { host: "evil.example" }), 200],
  ["an expectation that nobody knows", raw("GET /healthz", { expect: "x" }), 200],
  [
    "an expectation that nobody knows, with a body",
    raw(`POST ${login}`, { expect: "x", "content-type": "application/json" }, "{}"),
    422,
    { code: "invalid" },
  ],
  ["a request line that is none", raw("BOGUS"), 400, { code: "malformed" }],
];
