import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { builtSite } from "../../testing/built-site.ts";
import { sendRaw, rawRequest } from "#server/testing/raw.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import { noise } from "#server/testing/pictures.ts";
import type { Effort } from "../suite.ts";

/** A response of the site. `kind` is its row in the table. */
export type Exchange = { kind: string; of: string; headers: Headers; html: string };

type TestSite = { url: string; metricsUrl: string; admin: { email: string; password: string } };

/** Kinds that include expected errors. */
const mayFail = ["pages", "files", "errors"];

const screens = [
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/dashboard",
  "/profile",
  "/settings",
  "/admin",
  "/application-status",
  "/careers/apply",
  "/products/ecrm",
  "/no/such/page",
  "/vi/no/such/page",
];

/** Requests every page in both languages, files, and every kind of API response. */
export async function* collectResponses(site: TestSite, effort: Effort): AsyncGenerator<Exchange> {
  const request = async (kind: string, path: string, init: RequestInit = {}): Promise<Exchange> => {
    const response = await fetch(site.url + path, { redirect: "manual", ...init });
    const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
    const text = await response.text();
    const { status, headers } = response;
    const of = `${init.method ?? "GET"} ${path} ${status}`;
    // An unexpected error has good headers too, but would hide those of the file.
    if (status >= 400 && !mayFail.includes(kind)) throw new Error(`${of}: ${text}`);
    return { kind, of, headers, html: isHtml ? text : "" };
  };

  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = ""]) =>
    decodeURI(new URL(address).pathname),
  );
  for (const [index, path] of [...listed, ...screens].entries()) {
    // The first request of a page renders it, which is slow.
    if (effort === "short" && index % 6 !== 0) continue;
    yield await request("pages", path);
    if (!path.startsWith("/vi")) yield await request("pages", path, { headers: inVietnamese });
  }
  const tag = (await request("", "/")).headers.get("etag") ?? "";
  yield await request("pages", "/", { headers: { "if-none-match": tag } });
  yield await request("pages", "/", { method: "HEAD" });

  for (const path of await filesOf(effort)) yield await request("files", path);
  for (const path of ["/sitemap.xml", "/robots.txt", "/assets/lost.js"]) {
    yield await request("files", path);
  }
  yield* apiResponses(site, request);
  yield* earlyResponses(site.url);

  for (const path of ["/metrics", "/elsewhere"]) {
    const response = await fetch(site.metricsUrl + path);
    await response.arrayBuffer();
    yield { kind: "metrics", of: `GET ${path}`, headers: response.headers, html: "" };
  }
}

const inVietnamese = { cookie: "language=vi" };

/** The paths of built files: all, or one of each type and folder. */
async function filesOf(effort: Effort): Promise<readonly string[]> {
  const client = join(builtSite, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length))
    .sort();
  if (effort === "long") return files;
  const kindOf = (path: string) =>
    path.includes("pdf.worker") ? "worker" : path.replace(/[^/]*(?=\.[^.]*$)/, "");
  return Array.from(new Map(files.map((path) => [kindOf(path), path])).values());
}

type Request = (kind: string, path: string, init?: RequestInit) => Promise<Exchange>;

async function* apiResponses({ url, admin }: TestSite, request: Request): AsyncGenerator<Exchange> {
  const asJson = { "content-type": "application/json" };
  const post = (body: unknown): RequestInit => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: asJson,
  });
  const login = await fetch(`${url}/api/v1/auth/login`, post(admin));
  const { tokens }: { tokens: { accessToken: string } } = await login.json();
  const signedIn = { authorization: `Bearer ${tokens.accessToken}` };

  yield await request("API", "/healthz");
  yield await request("API", "/readyz");
  yield await request("API", "/api/v1/openapi.json");
  for (const path of ["/api/docs", "/api/docs/", "/api/docs/static/index.css"]) {
    yield await request("API documentation", path);
  }
  yield await request("API", "/api/v1/users", { headers: signedIn });

  for (const path of ["/api/v1/users", "/api/v1/nothing", "/%E0%A4%A", "/api/v1/avatars/none"]) {
    yield await request("errors", path);
  }
  const foreignOrigin = { origin: "https://foreign.example" };
  yield await request("API", "/api/v1/applications/form", { headers: foreignOrigin });
  const calls: [path: string, init: RequestInit][] = [
    ["/healthz", { method: "PUT" }],
    [
      "/api/v1/users",
      { method: "OPTIONS", headers: { ...foreignOrigin, "access-control-request-method": "GET" } },
    ],
    ["/api/v1/auth/login", { method: "POST", body: "{", headers: asJson }],
    ["/api/v1/auth/login", { method: "POST", body: "x" }],
    ["/api/v1/auth/login", post({})],
    ["/api/v1/auth/login", post({ email: "a".repeat(300_000) })],
    ["/api/v1/users?skip=-1", { headers: signedIn }],
    [
      "/api/v1/applications",
      { ...post({}), headers: { ...asJson, "sec-fetch-site": "cross-site" } },
    ],
    ["/api/v1/applications/upload", { method: "POST", body: new FormData() }],
  ];
  for (const [path, init] of calls) yield await request("errors", path, init);

  for (const name of ["Nguyễn Văn Mẫu – CV.pdf", "Dương Thị Thử – CV.docx"]) {
    const body = applicationForm(applicationFields(), {
      name,
      bytes: await readSampleResume(name),
    });
    yield await request("API", "/api/v1/applications/upload", { method: "POST", body });
  }
  const list = await fetch(`${url}/api/v1/applications`, { headers: signedIn });
  const { applications }: { applications: { id: string }[] } = await list.json();
  for (const { id } of applications) {
    yield await request("resumes", `/api/v1/applications/${id}/cv`, { headers: signedIn });
    yield await request("resumes", `/api/v1/applications/${id}/cv/page`, { headers: signedIn });
  }
  yield await request("exports", "/api/v1/exports", {
    ...post({ kind: "applications", format: "csv", query: {} }),
    headers: { ...asJson, ...signedIn },
  });
  const picture = await noise(64).png().toBuffer();
  const avatarForm = new FormData();
  avatarForm.append("avatar", new Blob([new Uint8Array(picture)]), "me.png");
  const put = await fetch(`${url}/api/v1/users/me/avatar`, {
    method: "PUT",
    body: avatarForm,
    headers: signedIn,
  });
  const { avatar }: { avatar: string } = await put.json();
  yield await request("avatars", avatar);

  const wrong = post({ email: admin.email, password: "not the password" });
  for (let guesses = 0; guesses < 8; guesses += 1) {
    yield await request("errors", "/api/v1/auth/login", wrong);
  }
}

/** Responses to invalid requests, before routing. */
async function* earlyResponses(url: string): AsyncGenerator<Exchange> {
  const lines: [of: string, request: string][] = [
    ["an invalid request line", "nonsense\r\n\r\n"],
    ["20 KB of headers", rawRequest("GET /", { "x-long": "a".repeat(20_000) })],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["two hosts", rawRequest("GET /", { Host: "other" })],
    ["an unknown expectation", rawRequest("GET /api/v1/nothing", { expect: "x" })],
  ];
  for (const [of, request] of lines) {
    const { status, headers } = await sendRaw(url, request);
    yield { kind: "errors", of: `${of} ${status}`, headers, html: "" };
  }
}
