import type { Page, Response } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import { chooseVietnamese, expect, test } from "./site.ts";
import { weighStyles } from "./weigh-styles.ts";

const kilobyte = 1024;

/** What HTML with its styles and scripts of a first load may weigh, compressed, in KB of 1,024 bytes, and in how many requests. */
const budgets = {
  "/": { code: 86, requests: 6, images: 120 },
  "/about": { code: 92 },
  "/solutions": { code: 92 },
  "/projects": { code: 92 },
  "/clients": { code: 92 },
  // The names of people are Vietnamese in both languages.
  "/team": { code: 92, hasVietnamese: true },
  "/careers": { code: 92 },
  "/careers/ai-engineer": { code: 92 },
  "/contact": { code: 92 },
  "/privacy-policy": { code: 92 },
  "/terms-of-service": { code: 92 },
  "/login": { code: 98 },
  "/signup": { code: 98 },
  "/forgot-password": { code: 92 },
  "/reset-password": { code: 92 },
  "/application-status": { code: 92 },
  "/confirm-email": { code: 92 },
  "/careers/apply": { code: 108 },
} satisfies Record<
  string,
  { code: number; requests?: number; images?: number; hasVietnamese?: boolean }
>;

/** Loads a page as a phone does and weighs every answer by its kind, without touching anything. */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const answers: Response[] = [];
  page.on("response", (response) => answers.push(response));
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(path, { waitUntil: "networkidle" });
  const weights: Record<string, number> = {};
  for (const answer of answers) {
    const kind = answer.request().resourceType();
    const bytes = Number((await answer.allHeaders())["content-length"] ?? 0);
    expect(bytes, `${answer.url()} tells its length`).toBeGreaterThan(0);
    weights[kind] = (weights[kind] ?? 0) + bytes;
  }
  const code = answers.filter((answer) =>
    ["document", "script", "stylesheet"].includes(answer.request().resourceType()),
  );
  return { ...weights, requests: code.length };
}

for (const [path, budget] of Object.entries(budgets)) {
  for (const language of ["en", "vi"] as const) {
    test(`${path} in ${language} keeps its budget and stays in place`, async ({ page, site }) => {
      if (language === "vi") {
        await chooseVietnamese(page, site.url);
      }
      // As over a slow line: not even letters that come late may move anything.
      await page.route("**/*.woff2", async (route) => {
        await pause(1_000);
        await route.continue();
      });
      await page.addInitScript(() => {
        Reflect.set(window, "shift", 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value = "value" in entry ? Number(entry.value) : 0;
            Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + value);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const {
        document = 0,
        stylesheet,
        script = 0,
        font = 0,
        image = 0,
        requests = 0,
      } = await weigh(page, path);
      expect((document + script) / kilobyte).toBeLessThanOrEqual(budget.code);
      expect(stylesheet, "styles stand in the page").toBeUndefined();
      expect((await weighStyles(page)) / kilobyte).toBeLessThanOrEqual(12);
      const hasVietnamese = language === "vi" || "hasVietnamese" in budget;
      expect(font / kilobyte).toBeLessThanOrEqual(hasVietnamese ? 70 : 45);
      if ("images" in budget) expect(image / kilobyte).toBeLessThanOrEqual(budget.images);
      if ("requests" in budget && language === "en") {
        expect(requests).toBeLessThanOrEqual(budget.requests);
      }
      const shift = await page.evaluate(() => Number(Reflect.get(window, "shift")));
      expect(shift).toBe(0);
    });
  }
}
