import { readFile } from "node:fs/promises";
import { expectAccessible, inViews } from "./accessibility.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

const figures = (viewed: number, sent: number) => ({
  viewed,
  started: Math.round(viewed / 5),
  sent,
  looked_at: Math.round(sent * 0.9),
  interview: Math.round(sent / 4),
  accepted: Math.round(sent / 12),
  look_days: sent === 0 ? null : 1.5,
  decision_days: sent === 0 ? null : 6,
});

const funnel = {
  since: null,
  total: figures(1840, 96),
  positions: [
    { slug: "ai-engineer", title: { en: "AI Engineer", vi: "Kỹ sư AI" }, ...figures(1200, 60) },
    { slug: "ai-intern", title: { en: '=AI "Intern"', vi: "Thực tập AI" }, ...figures(600, 36) },
    { slug: "", title: null, ...figures(40, 0) },
  ],
  sources: [
    { source: "topcv", ...figures(900, 70) },
    { source: "careers_page", ...figures(940, 26) },
  ],
  reasons: [{ reason: "salary", count: 3 }],
};

test("the dashboard shows how far people of each source and position get, and saves it as CSV", async ({
  strictPage: page,
}) => {
  await enter(page);
  const asked: string[] = [];
  await page.route("**/api/v1/overview/funnel*", (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: funnel });
  });
  await page.goto("/admin/reports");
  const panel = page.getByRole("region", { name: "From view to hire", exact: true });
  const steps = panel.getByRole("list", { name: "Steps from page view to acceptance" });
  await expect(steps.getByRole("listitem")).toContainText([
    "Position views1,840",
    "Forms started368",
    "Applications96",
    "Reviewed8690% of sent",
    "Interview2425% of sent",
    "Accepted8",
  ]);
  const bySource = panel.getByRole("table", { name: "Steps by source" });
  await expect(bySource.getByRole("row").nth(1)).toContainText("TopCV");
  await expect(bySource.getByRole("row").last()).toContainText("Total1,840");
  await panel.getByRole("combobox", { name: "Period" }).selectOption("90 days");
  await panel.getByRole("combobox", { name: "Position" }).selectOption("AI Engineer");
  await panel.getByRole("combobox", { name: "Source" }).selectOption("TopCV");
  await expect.poll(() => asked.at(-1)).toBe("?days=90&position=ai-engineer&source=topcv");
  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("from-view-to-hire-90-days.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Group,Name,Position views,Forms started,Applications,Reviewed,Interview");
  expect(text).toContain('Position,"\'=AI ""Intern""",600,120,36,32,9,3,1.5,6\r\n');
});

test("the first input of the form counts once, with its position and source, and sets no cookie", async ({
  strictPage: page,
}) => {
  const started: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/funnel/steps")) started.push(request.postData() ?? "");
  });
  await page.goto("/careers/apply?position=ai-engineer&from=topcv");
  await page.locator("#full_name").fill("Lê Thị Bắt Đầu");
  await expect.poll(() => started.length).toBe(1);
  expect(started[0]).toMatch(/^\{"position":".+","source":"topcv","step":"started"\}$/);
  await page.locator("#full_name").fill("Lê Thị Bắt Đầu Lại");
  await page.reload();
  await page.locator("#full_name").fill("Lê Thị Bắt Đầu Nữa");
  await page.waitForTimeout(600);
  expect(started.length).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  // The draft, and where the visit came from: the count itself stores nothing.
  const stored = () => [Object.keys(localStorage), Object.keys(sessionStorage)];
  expect(await page.evaluate(stored)).toEqual([["applicationDraft"], ["source"]]);
});

test("a page that a link opens reports its view, a page that the server sends does not", async ({
  strictPage: page,
}) => {
  const reported: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/funnel/steps")) reported.push(request.postData() ?? "");
  });
  await page.goto("/careers/ai-engineer?from=topcv");
  await page.getByRole("link", { name: "Apply Now: AI Engineer" }).first().click();
  await expect(page.locator("#full_name")).toBeVisible();
  await expect
    .poll(() => reported)
    .toEqual(['{"position":"AI Engineer","source":"topcv","step":"form_viewed"}']);
});

inViews(2, () => {
  test("the funnel is accessible", async ({ strictPage: page }) => {
    await page.route("**/api/v1/overview/funnel*", (route) => route.fulfill({ json: funnel }));
    await enter(page);
    await page.goto("/admin/reports");
    await expect(
      page.getByRole("table", { name: /Steps by source|Các bước theo nguồn/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
