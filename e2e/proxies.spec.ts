import { chromium, type Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { get, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { chromiumFlags, ensureProgram } from "../scripts/setup/programs.ts";
import { root } from "../scripts/setup/project.mjs";
import { missingProgram } from "../prove/missing-program.ts";
import { builtSite } from "../testing/built-site.ts";
import {
  makeCertificate,
  otherHost,
  proxiedHost,
  startCaddy,
  startNginx,
  type Certificate,
  type Proxy,
} from "../testing/proxies.ts";
import { fillIn, submit, success } from "./application-form.ts";
import { admin } from "./server.ts";
import { startServer, type ServerProcess } from "./server-process.ts";
import { expect, test } from "./site.ts";

// The site behind the proxies that the documents describe, with their files and with TLS.

let folder: string;
let certificate: Certificate;
let server: ServerProcess;
let serverPort: number;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-proxied-"));
  certificate = makeCertificate(folder);
  serverPort = await freePort();
  server = await startServer({
    WARM_PAGES: "off",
    PORT: String(serverPort),
    HOST: "127.0.0.1",
    SITE_URL: `https://${proxiedHost}`,
    TRUST_PROXY: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function withProxy(
  start: (options: { port: number; servers: number[]; certificate: Certificate }) => Promise<Proxy>,
  work: (port: number) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const proxy = await start({ port, servers: [serverPort], certificate });
  try {
    await work(port);
  } finally {
    await proxy.stop();
  }
}

/** Opens a browser that finds the host behind the proxy and trusts its certificate. */
async function inBrowser(port: number, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureProgram("chromium"),
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=MAP ${proxiedHost}:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: `https://${proxiedHost}` });
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await work(page);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** The status and the headers of a response as they arrive, by lower-case name, with each value. */
function readHead(port: number, path: string, host = proxiedHost): Promise<Map<string, string[]>> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, servername: host, agent: false };
    const headers = { host };
    get({ ...options, headers, rejectUnauthorized: false }, (response) => {
      response.resume();
      const head = new Map([[":status", [String(response.statusCode)]]]);
      for (let at = 0; at < response.rawHeaders.length; at += 2) {
        const name = (response.rawHeaders[at] ?? "").toLowerCase();
        head.set(name, [...(head.get(name) ?? []), response.rawHeaders[at + 1] ?? ""]);
      }
      resolve(head);
    }).on("error", reject);
  });
}

const securityHeaders = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-resource-policy",
  "cache-control",
];

const proxies = [
  ["nginx", startNginx],
  ["caddy", startCaddy],
] as const;

/** Skips a test where the proxy is missing and cannot be installed; in CI that is a failure. */
function needs(name: "nginx" | "caddy"): void {
  const reason = missingProgram(name);
  if (process.env["CI"] === undefined) test.skip(reason !== undefined, reason ?? "");
  else expect(reason).toBeUndefined();
}

for (const [name, start] of proxies) {
  test(`a visitor reads the site and applies through ${name}`, async () => {
    needs(name);
    await withProxy(start, async (port) => {
      const [asset] = await readdir(join(builtSite, "client", "assets"));
      const paths = ["/", "/vi/careers", "/nowhere", "/api/v1/positions", "/readyz"];
      for (const path of [...paths, `/assets/${asset}`]) {
        const head = await readHead(port, path);
        const counts = securityHeaders.map((header) => [header, head.get(header)?.length ?? 0]);
        expect(counts, `${path} ${head.get(":status")?.[0]}`).toEqual(
          securityHeaders.map((header) => [header, 1]),
        );
      }
      expect((await readHead(port, "/")).get("x-request-id")).toHaveLength(1);
      await inBrowser(port, async (page) => {
        await page.goto("/");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe("0px");
        await page.goto("/careers/apply");
        await fillIn(page, "ung.vien@people.example");
        await submit(page).click();
        await expect(success(page)).toBeVisible();
      });
    });
  });
}

for (const [name, start] of proxies) {
  test(`${name} redirects the other host name`, async () => {
    needs(name);
    await withProxy(start, async (port) => {
      const head = await readHead(port, "/vi/careers?page=2", otherHost);
      expect(head.get(":status")).toEqual(["301"]);
      expect(head.get("location")).toEqual([`https://${proxiedHost}/vi/careers?page=2`]);
      expect(head.get("strict-transport-security")).toEqual(["max-age=31536000"]);
    });
  });
}

const cdn = "127.0.0.9";
const behindCdn = {
  nginx: (example: string) =>
    example
      .replace("# set_real_ip_from 203.0.113.0/24;", `set_real_ip_from ${cdn};`)
      .replaceAll("# real_ip_", "real_ip_"),
  caddy: (example: string) =>
    example.replace("# trusted_proxies 203.0.113.0/24", `trusted_proxies ${cdn}`),
};
const examples = {
  nginx: join(root, "deploy", "nginx", "site.conf"),
  caddy: join(root, "deploy", "Caddyfile"),
};

/** Signs up through a proxy from an address of this machine, with these names of the visitor. Returns the status. */
function signUp(port: number, from: string, forwarded: string): Promise<number | undefined> {
  const body = JSON.stringify({
    name: "Trần Thị Khách",
    email: `${randomUUID()}@people.example`,
    password: "an unusual bronze drum",
  });
  const headers = {
    host: proxiedHost,
    "x-forwarded-for": forwarded,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, localAddress: from, servername: proxiedHost };
    const path = "/api/v1/auth/signup";
    const call = { ...options, path, method: "POST", headers, agent: false };
    request({ ...call, rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end(body);
  });
}

for (const name of ["nginx", "caddy"] as const) {
  test(`visitors behind a CDN have limits of their own through ${name}`, async () => {
    needs(name);
    const example = await readFile(examples[name], "utf8");
    const adapted = behindCdn[name](example);
    expect(adapted).not.toBe(example);
    const limited = await freePort();
    const site = await startServer({
      WARM_PAGES: "off",
      PORT: String(limited),
      HOST: "127.0.0.1",
      SITE_URL: `https://${proxiedHost}`,
      // Caddy passes the addresses on; nginx replaces them by the visitor's.
      TRUST_PROXY: name === "caddy" ? `127.0.0.1,${cdn}` : "127.0.0.1",
      DATA_DIR: join(folder, `limited-${name}`),
      RATE_LIMIT: "on",
      SIGNUP_PER_NETWORK: "1",
    });
    const port = await freePort();
    const options = { port, servers: [limited], certificate };
    const proxy = await (name === "nginx" ? startNginx : startCaddy)(options, adapted);
    expect(await signUp(port, cdn, "198.51.100.7")).toBe(201);
    expect(await signUp(port, cdn, "198.51.100.7")).toBe(429);
    expect(await signUp(port, cdn, "192.0.2.7")).toBe(201);
    // A visitor who adds an address in front of the one that the CDN adds.
    expect(await signUp(port, cdn, "203.0.113.99, 192.0.2.7")).toBe(429);
    // A visitor who avoids the CDN and names others.
    expect(await signUp(port, "127.0.0.8", "198.51.100.8")).toBe(201);
    expect(await signUp(port, "127.0.0.8", "198.51.100.9")).toBe(429);
    await proxy.stop();
    await site.stop();
  });
}

/** Runs the check that install.sh and upgrade.sh make of a release. */
async function isGood(port: number): Promise<boolean> {
  const settings = join(folder, "settings");
  await writeFile(settings, `SITE_URL=https://${proxiedHost}\nPORT=${serverPort}\n`);
  const check = '. "$1/deploy/common.sh"; settings=$2; https_port=$3; page_is_good';
  return new Promise((resolve) => {
    execFile("bash", ["-c", check, "check", root, settings, String(port)], (error) => {
      resolve(error === null);
    });
  });
}

test("an upgrade calls a release good only when a page has one policy and its script", async () => {
  needs("nginx");
  const example = await readFile(join(root, "deploy", "nginx", "site.conf"), "utf8");
  const doubling = example.replace('add_header Retry-After "";', "");
  expect(doubling).not.toBe(example);
  await withProxy(startNginx, async (port) => expect(await isGood(port)).toBe(true));
  await withProxy(
    (options) => startNginx(options, doubling),
    async (port) => expect(await isGood(port)).toBe(false),
  );
  const blocking = example.replace(
    "    location / {",
    "    location /assets/ { return 404; }\n    location / {",
  );
  expect(blocking).not.toBe(example);
  await withProxy(
    (options) => startNginx(options, blocking),
    async (port) => expect(await isGood(port)).toBe(false),
  );
  expect(await isGood(await freePort())).toBe(true);
});
