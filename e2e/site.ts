import { test as base, type APIRequestContext, type Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { admin, withServer, type Site } from "./server.ts";

export { admin };

/**
 * Playwright's test with a real server behind it, one for each worker, and pages that fail the test
 * when the browser reports an error or asks another host for anything.
 */
export const test = base.extend<{ strictPage: Page }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => {
      const environment = {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        HR_EMAIL: "hr@company.example",
      };
      await withServer(environment, (site) => use(site));
    },
    { scope: "worker" },
  ],
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

/** The headers of an administrator's calls. */
export async function asAdmin(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.post("/api/v1/auth/login", { data: admin });
  const { tokens }: { tokens: { accessToken: string } } = await answer.json();
  return { authorization: `Bearer ${tokens.accessToken}` };
}
