import { chromium, type Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { chromiumFlags, ensureProgram } from "../scripts/setup/programs.ts";
import { root } from "../scripts/setup/project.mjs";
import { missingProgram } from "../prove/missing-program.ts";
import { builtSite } from "../testing/built-site.ts";
import {
  makeCertificate,
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
function readHead(port: number, path: string): Promise<Map<string, string[]>> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, servername: proxiedHost, agent: false };
    const headers = { host: proxiedHost };
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

test("an upgrade calls a release good only when a page has one policy", async () => {
  needs("nginx");
  const example = await readFile(join(root, "deploy", "nginx", "site.conf"), "utf8");
  const doubling = example.replace('add_header Retry-After "";', "");
  expect(doubling).not.toBe(example);
  await withProxy(startNginx, async (port) => expect(await isGood(port)).toBe(true));
  await withProxy(
    (options) => startNginx(options, doubling),
    async (port) => expect(await isGood(port)).toBe(false),
  );
  expect(await isGood(await freePort())).toBe(true);
});
