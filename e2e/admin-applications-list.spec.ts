import { PositionList } from "#contract/positions.ts";
import { apply, openSharedLink, rows } from "./admin-list.ts";
import { apply as applyAs, resumeFile, resumes } from "./admin-review.ts";
import { enter } from "./person.ts";
import { asAdmin, expect, test } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

test("the table shows every column with highlighted matches, the details show the rest", async ({
  strictPage: page,
  request,
}) => {
  const resume = await resumeFile("pdf");
  const phone = "0912 345 678";
  await applyAs(request, "Đỗ Cột Lớn", resume, {
    phone,
    portfolio_url: "https://portfolio.people.example/",
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  const listed = page.waitForRequest(/\/applications\/\?/);
  const q = encodeURIComponent("cot do mau +84912345678 engineer");
  await page.goto(`/admin?tab=applications&q=${q}`);
  await expect(page.getByRole("heading", { name: "Application Management" })).toBeVisible();
  const headers = ["", "Applicant", "Job", "Status", "CV", "Applied", "Actions"];
  await expect(page.getByRole("columnheader")).toHaveText(headers);
  const { searchParams } = new URL((await listed).url());
  expect([...searchParams.keys()].toSorted()).toEqual(["limit", "q", "skip"]);
  await expect(rows(page)).toHaveCount(1);
  const cell = (index: number) => rows(page).getByRole("cell").nth(index);
  await expect(cell(1)).toContainText("Đỗ Cột Lớnapplicant@people.example · 0912 345 678");
  await expect(cell(1).locator("mark")).toHaveText(["Đỗ", "Cột", phone]);
  await expect(cell(2)).toHaveText("AI EngineerJob ai-engineer");
  await expect(cell(2).locator("mark")).toHaveText(["Engineer"]);
  await expect(cell(3)).toHaveText("Submitted");
  await expect(cell(4)).toContainText(resumes.pdf.name);
  await expect(cell(4).locator("mark")).toHaveText(["Mẫu"]);
  await expect(cell(4)).toContainText(/\d (?:KB|Bytes)$/);
  await expect(cell(5).getByRole("time")).toHaveAttribute(
    "title",
    /^\d{1,2} \w+ \d{4}, \d\d:\d\d$/,
  );
  await expect(cell(5)).toContainText("Received today");
  const actions = ["View", "Edit", "Download CV of", "Delete"].map((word) => `${word} Đỗ Cột Lớn`);
  for (const [index, name] of actions.entries()) {
    await expect(cell(6).getByRole("button").nth(index)).toHaveAccessibleName(name);
  }
  // A single page has no pagination.
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);

  await cell(5).click();
  const dialog = page.getByRole("dialog", { name: "Application Details" });
  const value = (name: string) =>
    dialog
      .locator("dl > div")
      .filter({ has: page.getByRole("term").getByText(name, { exact: true }) })
      .getByRole("definition");
  await expect(value("Full Name")).toHaveText("Đỗ Cột Lớn");
  await expect(value("Email")).toContainText("applicant@people.example");
  await expect(value("Phone")).toHaveText(phone);
  await expect(value("Job Title")).toHaveText("AI EngineerJob ai-engineer");
  await expect(value("Status")).toHaveText("Submitted");
  await expect(value("Applied")).toHaveText(/\d{4}.*\d\d:\d\d/);
  await expect(value("CV")).toContainText(resumes.pdf.name);
  await expect(value("CV")).toContainText(/\d (?:KB|Bytes) · application\/pdf/);
  await expect(value("Experience Level")).toHaveText("Mid Level (3-5 years)");
  await expect(value("Portfolio")).toContainText("https://portfolio.people.example/");
  await expect(value("Not provided")).toContainText("LinkedIn, GitHub");
  await expect(value("Receipt Number")).toHaveText(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  await expect(value("Notes")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download CV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(resumes.pdf.name);
  await dialog.getByRole("button", { name: "Edit Application" }).click();
  await expect(page.getByRole("dialog", { name: "Update Application" })).toBeVisible();
});

test("the URL keeps search, filters, order, page and dialog for Back, reload and shared links", async ({
  strictPage: page,
  browser,
  request,
  site,
}) => {
  await apply(request, "Chung", 24);
  await page.goto("/admin?tab=applications");
  await page.getByRole("searchbox").fill("chung");
  await expect(page).toHaveURL(/q=chung/);
  await expect(rows(page).locator("mark").first()).toHaveText("Chung");
  await expect(page.getByText("Total: 24")).toBeVisible();
  const [status, job, sort] = ["Status", "Job", "Sort"].map((name) =>
    page.getByRole("search").getByRole("combobox", { name }),
  );
  if (status === undefined || job === undefined || sort === undefined) throw new Error("Filters");
  const statuses = ["All Status", "Submitted", "Under Review", "Accepted", "Rejected"];
  await expect(status.getByRole("option")).toHaveText([
    ...statuses,
    "Submitted or under review",
    "Withdrawn",
    "Suspected spam",
    "Talent pool",
  ]);
  const stored = await request.get("/api/v1/positions?state=all", {
    headers: await asAdmin(request),
  });
  const { positions } = PositionList.parse(await stored.json());
  await expect(job.getByRole("option")).toHaveCount(positions.length + 1);
  await expect(job.getByRole("option").first()).toHaveText("All Jobs");
  // The titles are those of the rows, or else the labels of the form.
  await expect(job.getByRole("option", { name: /commerce/ })).toHaveText([
    "E-commerce",
    "E-commerce Intern",
  ]);
  await expect(job.getByRole("option", { name: "UI/UX Designer" })).toHaveCount(1);
  await job.selectOption("AI Engineer");
  await expect(page.getByText("Total: 12")).toBeVisible();
  await status.selectOption("Submitted");
  await expect(page).toHaveURL(/status=submitted/);
  await expect(rows(page).first()).toContainText("Chung 24");
  await sort.selectOption("Oldest first");
  await expect(rows(page).first()).toContainText("Chung 02");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Edit Chung 24" }).click();
  const edited = page.getByRole("dialog", { name: "Update Application" });
  await expect(edited).toContainText("Chung 24");
  const url = page.url();
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    tab: "applications",
    q: "chung",
    job: "ai-engineer",
    status: "submitted",
    sort: "oldest",
    page: "2",
    details: expect.stringMatching(/^[0-9a-f-]{36}$/),
    dialog: "edit",
  });
  await page.reload();
  await expect(edited).toContainText("Chung 24");
  await expect(page.getByText("Page 2 of 2")).toBeVisible();

  const theirs = await openSharedLink(browser, site, url);
  const dialog = theirs.getByRole("dialog", { name: "Update Application" });
  await expect(dialog).toContainText("Chung 24");
  await expect(theirs).toHaveURL(url);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.getByRole("searchbox")).toHaveValue("chung");
  await expect(theirs.getByRole("combobox", { name: "Sort" })).toHaveValue("oldest");
  await expect(theirs.getByText("Page 2 of 2")).toBeVisible();
  await expect(theirs.getByText("Total: 12")).toBeVisible();
  await theirs.context().close();

  await page.goBack();
  await expect(edited).toBeHidden();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(rows(page).first()).toContainText("Chung 02");
  await page.goBack();
  await expect(rows(page).first()).toContainText("Chung 24");
  await expect(sort).toHaveValue("newest");
  await page.goBack();
  await expect(status).toHaveValue("");
  await page.goBack();
  await expect(page.getByText("Total: 24")).toBeVisible();
  await expect(job).toHaveValue("");
  await expect(page.getByRole("searchbox")).toHaveValue("chung");
});

test("the total links to the suspected spam that it leaves out", async ({ page, request }) => {
  await apply(request, "Kể riêng", 2);
  // A filled honeypot field marks an application as spam.
  const honeypot = { website: "https://spam.example" };
  for (const index of [1, 2, 3]) {
    await applyAs(request, `Kể riêng rác ${index}`, undefined, honeypot);
  }
  await page.goto("/admin?tab=applications&q=Kể riêng");
  await expect(page.getByText("Total: 2")).toBeVisible();
  await page.getByRole("link", { name: "3 suspected spam, not counted" }).click();
  await expect(page.getByText("Total: 3")).toBeVisible();
  await expect(page.getByRole("link", { name: "not counted" })).toHaveCount(0);
});
