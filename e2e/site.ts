import { test as base, type Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asAdmin } from "./admin-session.ts";
import { withClockedServer, type ClockedServer } from "./clocked-server.ts";
import { admin, withServer } from "./server.ts";
import type { Site } from "./server-process.ts";

export { admin, asAdmin };

type Servers = {
  /** Returns this worker's server with these settings; the first call starts it. */
  siteOf: (environment: Readonly<Record<string, string>>) => Promise<Site>;
  clockedServer: ClockedServer;
  /** Its clock moves by seconds only, in `passUndo`, so that its day is the browser's. */
  undoServer: ClockedServer;
};

/**
 * Playwright's test with a real server for each worker. `strictPage` fails the test when the browser reports
 * an error or sends a request to another host.
 */
export const test = base.extend<{ site: Site; strictPage: Page }, Servers>({
  // All worker fixtures are defined here: Playwright never shares a worker between tests with different ones.
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
  undoServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => withClockedServer(use),
    { scope: "worker" },
  ],
  site: async ({ siteOf }, use) => use(await siteOf({ HR_EMAIL: "hr@company.example" })),
  baseURL: ({ site }, use) => use(site.url),
  strictPage: async ({ page, site }, use) => {
    const problems: string[] = [];
    const notFound = new Set<string>();
    page.on("response", (response) => {
      const isDocument = response.request().isNavigationRequest();
      if (isDocument && response.status() === 404) notFound.add(response.url());
    });
    page.on("console", (message) => {
      // The browser logs an error for each not-found document.
      const isNotFound = notFound.has(message.location().url);
      if (message.type() === "error" && !isNotFound) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(site.url) || /^(?:data|blob):/.test(request.url());
      if (!isOwn) problems.push(`requested ${request.url()}`);
    });
    await use(page);
    base.expect(problems).toEqual([]);
  },
});

export const { expect } = test;

/** The decoded emails to an address in the outbox of the site. */
export async function emailsTo(site: Site, address: string): Promise<string[]> {
  const folder = join(site.dataDir, "outbox");
  // The first email creates the folder.
  const entries = await readdir(folder).catch(() => []);
  const names = entries.filter((name) => name.endsWith(".eml"));
  // The server may just have removed one.
  const emails = await Promise.all(
    names.map((name) => readFile(join(folder, name), "utf8").catch(() => "")),
  );
  const isTo = (email: string) => /^To: .*(?:\r?\n[ \t].*)*/m.exec(email)?.[0].includes(address);
  return emails.filter(isTo).map(decodeQuotedPrintable);
}

/** Waits for an email to the address that contains the link. */
export async function linkIn(site: Site, address: string, pattern: RegExp): Promise<string> {
  const find = async () => pattern.exec((await emailsTo(site, address)).join())?.[0] ?? "";
  await expect.poll(find, { message: `a link in an email to ${address}` }).not.toBe("");
  return find();
}

function decodeQuotedPrintable(email: string): string {
  const unfolded = email.replaceAll(/=\r?\n/g, "");
  const bytes = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Stores Vietnamese as the chosen language, as an earlier visit does. */
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
  const button = page.getByRole("main").getByRole("button", { name: "Sign In" });
  // The URL changes before the form, and the form to sign up has the same fields.
  await expect(button).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button.click();
}

/** Opens the sign-in form and submits it. */
export async function signInAs(
  page: Page,
  person: { email: string; password: string },
): Promise<void> {
  await page.goto("/login");
  await submitSignIn(page, person);
}

/** Signs the administrator in through the form. */
export async function signIn(page: Page): Promise<void> {
  await signInAs(page, admin);
  await page.waitForURL("/");
}

/** Starts a server with an administrator. It runs until `stop`. */
function startSite(environment: Readonly<Record<string, string>>) {
  const started = Promise.withResolvers<Site>();
  const stopped = Promise.withResolvers<void>();
  const settings = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Tests visit few of the pages.
    WARM_PAGES: "off",
  };
  const ended = withServer({ ...settings, ...environment }, async (site) => {
    started.resolve(site);
    await stopped.promise;
  });
  ended.catch(started.reject);
  return {
    site: started.promise,
    stop: async () => {
      stopped.resolve();
      await ended;
    },
  };
}
