import type { Overview } from "#contract/overview.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { apply, asAdmin as callAsAdmin } from "./admin-review.ts";
import { openWhileSessionLoads } from "./held-calls.ts";
import { enter, signUpPerson } from "./person.ts";
import { asAdmin, chooseVietnamese, expect, test } from "./site.ts";

const api = "**/api/v1/overview";

/** A response with states that take the server long to produce. */
const overview: Overview = {
  today: {
    to_review: { count: 0, oldest_days: 0 },
    unanswered: { count: 0, oldest_days: 0 },
    overdue: { count: 0, oldest_days: 0 },
    interviews: 0,
    other_times: 0,
    rejections_waiting: 0,
    rejections_today: 0,
    never_told: 0,
    unfinished: { acts: 0, records: 0 },
  },
  counters: {
    users: { count: 1234, trend: 0 },
    activeUsers: { count: 1200, trend: -3 },
    applications: { count: 98765, trend: 1041 },
    pending: { count: 7, trend: -12 },
  },
  activity: [],
  oldestUnreviewed: null,
  weeks: Array.from({ length: 12 }, (_, index) => ({
    monday: new Date(Date.UTC(2026, 7, 31 + 7 * index)).toISOString().slice(0, 10),
    applications: (index * 7) % 23,
  })),
  positions: [
    { job_id: "ai-engineer", title: { en: "AI Engineer", vi: "Kỹ sư AI" }, applications: 40 },
    {
      job_id: "Một vị trí tự ghi có tên rất dài để xem nó có vừa khung hay không",
      title: null,
      applications: 9,
    },
  ],
  otherPositions: 3,
  visits: {
    days: Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
      visits: (index * 37) % 211,
    })),
    pages: [
      { path: "/", visits: 900 },
      { path: "/careers/ai-engineer", visits: 321 },
    ],
    since: "2026-01-01",
  },
  samples: 0,
};

const counters = (page: Page) => page.getByRole("list", { name: "Key figures" }).getByRole("link");
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the panel shows a loading screen, then the administrator and a link home; /admin opens the first tab", async ({
  strictPage: page,
}) => {
  const release = await openWhileSessionLoads(page, "/admin");
  await expect(page.getByText("Loading admin panel...")).toBeVisible();
  release();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Back to Website" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("heading", { level: 1 }).locator("xpath=..")).toContainText("admin");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Dashboard", "Users", "Applications", "Positions", "Settings"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expect(counters(page)).toHaveCount(4);
  await page.getByRole("tab", { name: "Applications" }).click();
  await expect(page).toHaveURL("/admin?tab=applications");
  await page.goBack();
  await expect(counters(page)).toHaveCount(4);
});

test("each counter shows the right number and links to its list", async ({
  strictPage: page,
  request,
}) => {
  await enter(page);
  await page.goto("/admin?tab=dashboard");
  const users = counters(page).filter({ hasText: "Total Users" });
  const pending = counters(page).filter({ hasText: "Pending Reviews" });
  await expect(users).toContainText(/\+\d+ from last month/);
  const numberIn = async (counter: typeof users) =>
    Number(/(\d+)[+−]/.exec((await counter.textContent()) ?? "")?.[1]);
  const [usersBefore, pendingBefore] = [await numberIn(users), await numberIn(pending)];

  await signUpPerson(request);
  const id = await apply(request, "Đếm Một");
  await apply(request, "Đếm Hai");
  await callAsAdmin(request, id, { status: "accepted" });
  await page.reload();
  await expect(users).toContainText(`${usersBefore + 1}+`);
  await expect(pending).toContainText(`${pendingBefore + 1}+`);

  for (const [name, to] of [
    ["Total Users", "/admin?tab=users"],
    ["Active Users", "/admin?tab=users&active=true"],
    ["Applications", "/admin?tab=applications"],
    ["Pending Reviews", "/admin?tab=applications&status=pending"],
  ] as const) {
    const link = counters(page).filter({ hasText: name });
    await expect(link).toHaveAttribute("href", to);
  }
});

test("a decrease has a minus sign and no change a plus; each chart has a table; an empty activity list says so", async ({
  strictPage: page,
}) => {
  await enter(page);
  await page.route(api, (route) => route.fulfill({ json: overview }));
  await page.goto("/admin");
  await expect(counters(page)).toHaveText([
    "Total Users1,234+0 from last month",
    "Active Users1,200−3 from last month",
    "Applications98,765+1,041 from last month",
    "Pending Reviews7−12 from last month",
  ]);
  await expect(section(page, "Recent Activity")).toContainText("No recent activity");

  await page.getByRole("link", { name: "Reports" }).click();
  const weeks = section(page, "Applications per week");
  await expect(weeks.getByRole("img")).toHaveAccessibleName(/over the last 12 weeks: 117 in total/);
  await weeks.getByRole("button", { name: "Applications per week: show as table" }).click();
  const table = weeks.getByRole("table", { name: "Applications per week" });
  await expect(table.getByRole("row")).toHaveCount(13);
  await expect(table.getByRole("row").nth(2)).toHaveText("7 Sept 20267");
  await weeks.getByRole("button", { name: "Applications per week: show as chart" }).click();
  await expect(weeks.getByRole("img")).toBeVisible();

  const positions = section(page, "By position").getByRole("row");
  await expect(positions.nth(1)).toHaveText("AI Engineer40");
  await expect(positions.last()).toHaveText("Other positions3");

  const visits = section(page, "Page visits per day");
  await visits.getByRole("button", { name: "Page visits per day: show as table" }).click();
  await expect(visits.getByRole("row")).toHaveCount(31);
  await expect(section(page, "Most visited pages").getByRole("row").nth(2)).toHaveText(
    "/careers/ai-engineer321",
  );
});

test("administrators read how many samples the public site still shows", async ({
  strictPage: page,
}) => {
  await enter(page);
  await page.route(api, (route) => route.fulfill({ json: { ...overview, samples: 1200 } }));
  await page.goto("/admin");
  const warning = page.getByRole("note");
  await expect(warning).toContainText("1,200 samples on the public site");
  await expect(warning).toContainText("npm run content:check");
  await page.unroute(api);
  await page.reload();
  await expect(counters(page)).toHaveCount(4);
  await expect(warning).toBeHidden();
});

test("the quick actions link to their screens, and an unavailable one gives the reason", async ({
  strictPage: page,
  request,
}) => {
  await enter(page);
  await page.route(api, (route) => route.fulfill({ json: overview }));
  await page.goto("/admin");
  const actions = section(page, "Quick Actions");
  const oldest = actions.getByRole("button", { name: "Review the oldest application" });
  await expect(oldest).toHaveAttribute("aria-disabled", "true");
  await expect(oldest).toContainText("No applications are waiting for a first review.");
  for (const [name, to] of [
    ["Create a user", "/admin?tab=users&dialog=create"],
    ["See overdue applications", "/admin?tab=applications&overdue=true"],
    ["Export applications", "/admin?tab=applications"],
  ] as const) {
    await expect(actions.getByRole("link", { name })).toHaveAttribute("href", to);
  }

  await page.unroute(api);
  await apply(request, "Chờ Lâu");
  await page.reload();
  await expect(
    actions.getByRole("link", { name: "Review the oldest application" }),
  ).toHaveAttribute("href", /^\/admin\/applications\/[0-9a-f-]{36}\?status=submitted&sort=oldest$/);
});

test("the dashboard shows skeletons while it loads, and dashes with Retry when loading fails", async ({
  page,
}) => {
  await enter(page);
  const released = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    await released.promise;
    await route.fulfill({ status: 403, body: "{}" });
  });
  const requested = page.waitForRequest(api);
  await page.goto("/admin");
  await requested;
  await expect(page.getByRole("list", { name: "Key figures" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(counters(page).first()).toHaveText("Total Users");
  released.resolve();
  await expect(page.getByRole("alert")).toContainText("The dashboard could not be loaded");
  for (const counter of await counters(page).all()) {
    await expect(counter).toContainText("–");
    await expect(counter).not.toContainText("0");
  }
  await page.unroute(api);
  await page.route(api, (route) => route.fulfill({ json: overview }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(counters(page).first()).toContainText("1,234");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("recent activity shows sentences in both languages and links to the audit log", async ({
  strictPage: page,
  request,
  site,
}) => {
  await apply(request, "Lê Thị Hoạt Động");
  const id = await apply(request, "Phạm Văn Việc Làm");
  await callAsAdmin(request, id, { status: "reviewing" });
  await enter(page);
  await page.goto("/admin");
  const activity = section(page, "Recent Activity");
  const item = activity
    .getByRole("listitem")
    .filter({ hasText: "admin updated the application of Phạm Văn Việc Làm" });
  await expect(item).toHaveCount(1);
  await expect(item.getByRole("time")).toHaveText(/^(?:now|this minute|\d+ minutes? ago)$/);
  await expect(item.getByRole("time")).toHaveAttribute("title", /^\d{4}-\d\d-\d\dT.*Z$/);
  await expect(activity.getByRole("link", { name: "Open the audit log" })).toHaveAttribute(
    "href",
    "/admin/settings/audit",
  );

  const headers = await asAdmin(request);
  expect((await request.delete(`/api/v1/applications/${id}`, { headers })).status()).toBe(200);
  await page.reload();
  await expect(activity).toContainText("admin deleted the application of a former applicant");
  await expect(activity).not.toContainText("Phạm Văn Việc Làm");

  await chooseVietnamese(page, site.url);
  await page.reload();
  await expect(section(page, "Hoạt động gần đây")).toContainText(
    "admin đã xóa hồ sơ ứng tuyển của một ứng viên cũ",
  );
});

inViews(2, () => {
  test("the overview is accessible", async ({ strictPage: page, request }) => {
    await apply(request, "Nguyễn Thị Tên Rất Dài Để Xem Có Vừa Một Dòng Trên Màn Hình Điện Thoại");
    await enter(page);
    const response = page.waitForResponse(api);
    await page.goto("/admin");
    await response;
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await page.goto("/admin/reports");
    // The chart of applications. That of visits is a sentence until the first is counted.
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
    await expectAccessible(page);
    const asTable = page.getByRole("button", { name: /show as table|xem dạng bảng/ });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    while ((await asTable.count()) > 0) await asTable.first().click();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
    await expectAccessible(page);
  });
});
