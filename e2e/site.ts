import { test as base, type Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asAdmin } from "./admin-session.ts";
import { withClockedServer, type ClockedServer } from "./clocked-server.ts";
import { admin, withServer, type Site } from "./server.ts";

export { admin, asAdmin };

type Servers = {
  /** A server of this worker with such settings. It starts when it is first asked for. */
  siteOf: (environment: Readonly<Record<string, string>>) => Promise<Site>;
  clockedServer: ClockedServer;
};

/**
 * Playwright's test with a real server behind it, one for each worker, and pages that fail the test
 * when the browser reports an error or asks another host for anything.
 */
export const test = base.extend<{ site: Site; strictPage: Page }, Servers>({
  // All that lives as long as the worker stands here: tests that differ in that never share a worker.
  siteOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => {
      const servers = new Map<string, ReturnType<typeof startSite>>();
      await use((environment) => {
        const key = JSON.stringify(environment);
        const server = servers.get(key) ?? startSite(environment);
        servers.set(key, server);
        return server.site;
      });
      await Promise.all([...servers.values()].map(({ stop }) => stop()));
    },
    { scope: "worker" },
  ],
  clockedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => withClockedServer(use),
    { scope: "worker" },
  ],
  site: async ({ siteOf }, use) => use(await siteOf({ HR_EMAIL: "hr@company.example" })),
  baseURL: ({ site }, use) => use(site.url),
  strictPage: async ({ page, site }, use) => {
    const faults: string[] = [];
    const missing = new Set<string>();
    page.on("response", (response) => {
      const isDocument = response.request().isNavigationRequest();
      if (isDocument && response.status() === 404) missing.add(response.url());
    });
    page.on("console", (message) => {
      // The browser itself writes a line about a document that is a not-found page.
      const isOfBrowser = missing.has(message.location().url);
      if (message.type() === "error" && !isOfBrowser) faults.push(message.text());
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
  const isTo = (letter: string) => /^To: .*(?:\r?\n[ \t].*)*/m.exec(letter)?.[0].includes(address);
  return letters.filter(isTo).map(readQuotedPrintable);
}

/** A link that arrives in one of the letters to an address. */
export async function linkIn(site: Site, address: string, pattern: RegExp): Promise<string> {
  const find = async () => pattern.exec((await lettersTo(site, address)).join())?.[0] ?? "";
  await expect.poll(find, { message: `a link in a letter to ${address}` }).not.toBe("");
  return find();
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

/** Fills in the sign-in form and submits it. */
export async function submitSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Signs the administrator in through the form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await submitSignIn(page, admin);
  await page.waitForURL("/");
}

/** A server with its own administrator, until it is told to stop. */
function startSite(environment: Readonly<Record<string, string>>) {
  const started = Promise.withResolvers<Site>();
  const over = Promise.withResolvers<void>();
  const administrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const ended = withServer({ ...administrator, ...environment }, async (site) => {
    started.resolve(site);
    await over.promise;
  });
  ended.catch(started.reject);
  return {
    site: started.promise,
    stop: async () => {
      over.resolve();
      await ended;
    },
  };
}
