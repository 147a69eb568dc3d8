import { test as base, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The administrator every test site starts with. */
export const admin = { email: "admin@company.example", password: "bronze drum of the tests" };

/** A running site of its own, with the folder it keeps its data in. */
export type Site = { url: string; dataDir: string };

/**
 * Playwright's test with a real server behind it, one for each worker, and pages that fail the test
 * when the browser reports an error or asks another host for anything.
 */
export const test = base.extend<{ strictPage: Page }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = start(port, dataDir);
      await answering(url, server);
      await use({ url, dataDir });
      server.kill("SIGTERM");
      await once(server, "exit");
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  strictPage: async ({ page, site }, use) => {
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(site.url) || /^(?:data|blob):/.test(request.url());
      if (!isOwn) faults.push(`asked ${request.url()}`);
    });
    await use(page);
    base.expect(faults).toEqual([]);
  },
});

export const { expect } = test;

/** The letters to an address that lie in the site's outbox, as a person would read them. */
export async function lettersTo(site: Site, address: string): Promise<string[]> {
  const folder = join(site.dataDir, "outbox");
  // The folder comes with the first letter.
  const entries = await readdir(folder).catch(() => []);
  const names = entries.filter((name) => name.endsWith(".eml"));
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const isTo = (letter: string) => /^To: .*$/m.exec(letter)?.[0].includes(address);
  return letters.filter(isTo).map(readQuotedPrintable);
}

function readQuotedPrintable(letter: string): string {
  const unfolded = letter.replaceAll(/=\r?\n/g, "");
  const bytes = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The reader's choice of Vietnamese, as an earlier visit left it. */
export async function chooseVietnamese(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: "language", value: "vi", url }]);
  await page.addInitScript(() => {
    localStorage.setItem("language", "vi");
  });
}

export async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/");
}

/** A port that nobody listens on, so that several runs can go on side by side. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const address = holder.address();
  holder.close();
  await once(holder, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

function start(port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      HOST: "localhost",
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      HR_EMAIL: "hr@company.example",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The site did not start");
    const isUp = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
}
