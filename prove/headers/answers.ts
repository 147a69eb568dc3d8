import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { builtSite } from "../../testing/built-site.ts";
import { sendRaw, rawRequest } from "#server/testing/raw.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import { noise } from "#server/testing/pictures.ts";
import type { Effort } from "../suite.ts";

/** One answer of the running site, of the kind that the table of results sums up. */
export type Heard = { kind: string; of: string; headers: Headers; html: string };

type Asked = { url: string; metricsUrl: string; admin: { email: string; password: string } };

/** Kinds of answers some of which are meant to be refusals. */
const mayFail = ["pages", "files", "refusals"];

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

/** Asks for every page in both languages, for files, and for every kind of answer of the API. */
export async function* hearAnswers(site: Asked, effort: Effort): AsyncGenerator<Heard> {
  const hear = async (kind: string, path: string, init: RequestInit = {}): Promise<Heard> => {
    const answer = await fetch(site.url + path, { redirect: "manual", ...init });
    const isHtml = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    const text = await answer.text();
    const { status, headers } = answer;
    const of = `${init.method ?? "GET"} ${path} ${status}`;
    // A refusal in the place of a file would be graded well and prove nothing of the file.
    if (status >= 400 && !mayFail.includes(kind)) throw new Error(`${of}: ${text}`);
    return { kind, of, headers, html: isHtml ? text : "" };
  };

  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = ""]) =>
    decodeURI(new URL(address).pathname),
  );
  for (const [index, path] of [...listed, ...screens].entries()) {
    // Each page is rendered for its first reader, which takes its time.
    if (effort === "short" && index % 6 !== 0) continue;
    yield await hear("pages", path);
    if (!path.startsWith("/vi")) yield await hear("pages", path, { headers: inVietnamese });
  }
  const tag = (await hear("", "/")).headers.get("etag") ?? "";
  yield await hear("pages", "/", { headers: { "if-none-match": tag } });
  yield await hear("pages", "/", { method: "HEAD" });

  for (const path of await filesOf(effort)) yield await hear("files", path);
  for (const path of ["/sitemap.xml", "/robots.txt", "/assets/lost.js"]) {
    yield await hear("files", path);
  }
  yield* apiAnswers(site, hear);
  yield* earlyAnswers(site.url);

  for (const path of ["/metrics", "/elsewhere"]) {
    const answer = await fetch(site.metricsUrl + path);
    await answer.arrayBuffer();
    yield { kind: "metrics", of: `GET ${path}`, headers: answer.headers, html: "" };
  }
}

const inVietnamese = { cookie: "language=vi" };

/** Files of the build by their addresses: all of them, or one of each kind and folder. */
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

type Hear = (kind: string, path: string, init?: RequestInit) => Promise<Heard>;

async function* apiAnswers({ url, admin }: Asked, hear: Hear): AsyncGenerator<Heard> {
  const asJson = { "content-type": "application/json" };
  const post = (body: unknown): RequestInit => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: asJson,
  });
  const login = await fetch(`${url}/api/v1/auth/login`, post(admin));
  const { tokens }: { tokens: { accessToken: string } } = await login.json();
  const signedIn = { authorization: `Bearer ${tokens.accessToken}` };

  yield await hear("API", "/healthz");
  yield await hear("API", "/readyz");
  yield await hear("API", "/api/v1/openapi.json");
  for (const path of ["/api/docs", "/api/docs/", "/api/docs/static/index.css"]) {
    yield await hear("description of the API", path);
  }
  yield await hear("API", "/api/v1/users", { headers: signedIn });

  for (const path of ["/api/v1/users", "/api/v1/nothing", "/%E0%A4%A", "/api/v1/avatars/none"]) {
    yield await hear("refusals", path);
  }
  const stranger = { origin: "https://stranger.example" };
  yield await hear("API", "/api/v1/applications/form", { headers: stranger });
  const calls: [path: string, init: RequestInit][] = [
    ["/healthz", { method: "PUT" }],
    [
      "/api/v1/users",
      { method: "OPTIONS", headers: { ...stranger, "access-control-request-method": "GET" } },
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
  for (const [path, init] of calls) yield await hear("refusals", path, init);

  for (const name of ["Nguyễn Văn Mẫu – CV.pdf", "Dương Thị Thử – CV.docx"]) {
    const body = applicationForm(applicationFields(), {
      name,
      bytes: await readSampleResume(name),
    });
    yield await hear("API", "/api/v1/applications/upload", { method: "POST", body });
  }
  const list = await fetch(`${url}/api/v1/applications`, { headers: signedIn });
  const { applications }: { applications: { id: string }[] } = await list.json();
  for (const { id } of applications) {
    yield await hear("resumes", `/api/v1/applications/${id}/cv`, { headers: signedIn });
    yield await hear("resumes", `/api/v1/applications/${id}/cv/page`, { headers: signedIn });
  }
  yield await hear("exports", "/api/v1/exports", {
    ...post({ kind: "applications", format: "csv", query: {} }),
    headers: { ...asJson, ...signedIn },
  });
  const picture = await noise(64).png().toBuffer();
  const portrait = new FormData();
  portrait.append("avatar", new Blob([new Uint8Array(picture)]), "me.png");
  const put = await fetch(`${url}/api/v1/users/me/avatar`, {
    method: "PUT",
    body: portrait,
    headers: signedIn,
  });
  const { avatar }: { avatar: string } = await put.json();
  yield await hear("portraits", avatar);

  const wrong = post({ email: admin.email, password: "not the password" });
  for (let guesses = 0; guesses < 8; guesses += 1) {
    yield await hear("refusals", "/api/v1/auth/login", wrong);
  }
}

/** Answers to what is no request yet, or none that a client would send. */
async function* earlyAnswers(url: string): AsyncGenerator<Heard> {
  const lines: [of: string, request: string][] = [
    ["a line that is no request", "nonsense\r\n\r\n"],
    ["a head of 20 KB", rawRequest("GET /", { "x-long": "a".repeat(20_000) })],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["two hosts", rawRequest("GET /", { Host: "other" })],
    ["an expectation that nobody knows", rawRequest("GET /api/v1/nothing", { expect: "x" })],
  ];
  for (const [of, request] of lines) {
    const { status, headers } = await sendRaw(url, request);
    yield { kind: "refusals", of: `${of} ${status}`, headers, html: "" };
  }
}
