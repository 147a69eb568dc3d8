import { chromium, type Browser } from "@playwright/test";
import { withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { ensureProgram, chromiumFlags } from "../scripts/setup/programs.ts";
import { root } from "../scripts/setup/project.mjs";
import { buildSite } from "../scripts/setup/site-build.ts";

/** A public page in one language. Vietnamese versions of indexed pages have their own paths. */
export type PublicPage = { path: string; language: "en" | "vi"; isIndexed: boolean };

/** Public screens hidden from search engines. All others are in the sitemap. */
const unindexed = ["/login", "/signup", "/forgot-password", "/reset-password"];

/** Builds the site if needed and runs `work` with a server. */
export async function withSite<Result>(
  work: (site: Site) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  await buildSite(root);
  return withServer(environment, work);
}

/** Runs `work` with the tests' browser. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureProgram("chromium"),
    args: [...chromiumFlags, ...flags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Every public page in both languages, or only those with these paths. */
export async function listPages({ url }: Site, only: readonly string[]): Promise<PublicPage[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const indexed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = ""]) => {
    const path = new URL(address).pathname;
    const isVietnamese = path === "/vi" || path.startsWith("/vi/");
    return { path, language: isVietnamese ? "vi" : "en", isIndexed: true } as const;
  });
  const others = unindexed.flatMap((path) =>
    (["en", "vi"] as const).map((language) => ({ path, language, isIndexed: false })),
  );
  const all = [...indexed, ...others];
  return only.length === 0 ? all : all.filter(({ path }) => only.includes(path));
}
