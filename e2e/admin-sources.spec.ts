import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import { store } from "./admin-positions.ts";
import { fillIn, resume, storedFor, submit, success } from "./application-form.ts";
import { holdAndFailCalls, loseFirstResponse } from "./held-calls.ts";
import { enter, newAddress } from "./person.ts";
import { emailsTo, expect, test } from "./site.ts";

const applications = "/admin?tab=applications";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add application" });
const add = (page: Page) =>
  dialog(page).getByRole("button", { name: /^Add (application|anyway)$/ });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: false }).first();

/** Fills in what no resume says. */
async function choose(page: Page): Promise<void> {
  await field(page, "Job Title").selectOption("ai-engineer");
  await field(page, "Experience Level").selectOption("mid");
  await dialog(page).getByRole("combobox", { name: "Source" }).selectOption("event");
  await field(page, "Why may the company keep this data?").selectOption("agreed");
}

test("a link with a source marks the application, also from a restored draft in a new tab", async ({
  strictPage: page,
  request,
  context,
}) => {
  const email = newAddress();
  await page.goto("/?from=Facebook&utm_campaign=T%E1%BA%BFt");
  await page.getByRole("link", { name: "Careers" }).first().click();
  await expect(page).toHaveURL("/careers");
  await page.goto("/careers/apply");
  await fillIn(page, email);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("applicationDraft")))
    .toContain(email);
  const other = await context.newPage();
  await page.close();
  await other.goto("/careers/apply");
  await expect(other.getByText("We restored what you typed before")).toBeVisible();
  await other.locator("input[type=file]").setInputFiles(resume);
  await submit(other).click();
  await expect(success(other)).toBeVisible();
  const [stored] = await storedFor(request, email);
  expect(stored).toMatchObject({ source: "facebook", source_detail: "Tết" });
});

test("an unknown or hostile source of the address refuses nothing", async ({
  strictPage: page,
  request,
}) => {
  const email = newAddress();
  await page.goto(`/careers/apply?utm_source=${encodeURIComponent("<b>Zalo</b> ".repeat(40))}`);
  await fillIn(page, email);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  const [stored] = await storedFor(request, email);
  expect(stored?.source).toBe("other");
  expect(stored?.source_detail).toContain("<b>Zalo</b>");
});

test("an administrator adds an application: the resume suggests, the person decides", async ({
  strictPage: page,
  request,
  site,
}) => {
  await enter(page);
  await page.goto(applications);
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(dialog(page).getByLabel("CV", { exact: true })).toBeFocused();
  await dialog(page).locator("input[type=file]").setInputFiles(resume);
  // A process of its own reads the CV.
  await expect(dialog(page).getByText("Found in the CV: Full Name, Email, Phone.")).toBeVisible({
    timeout: 20_000,
  });
  await expect(field(page, "Full Name")).toHaveValue("");
  await dialog(page)
    .getByRole("button", { name: /^Use .* as Full Name$/ })
    .click();
  await expect(field(page, "Full Name")).toHaveValue(/\p{L}+ \p{L}+/u);
  await expect(field(page, "Full Name")).toBeFocused();
  const email = newAddress();
  await field(page, "Email").fill(email);
  await choose(page);
  await dialog(page).getByLabel("Email the applicant a receipt").check();
  await add(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Application added", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const origin = page.getByRole("definition").filter({ hasText: "Added by hand" });
  await expect(origin).toHaveText("EventAdded by hand · The applicant agreed that we may keep it");
  const [stored] = await storedFor(request, email);
  expect(stored).toMatchObject({ source: "event", consent: "agreed", phone: null });
  await expect.poll(async () => (await emailsTo(site, email)).length).toBe(1);

  await page.goto(`${applications}&source=event&q=${encodeURIComponent(email)}`);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.goto(`${applications}&source=topcv&q=${encodeURIComponent(email)}`);
  await expect(page.getByText("No matching applications")).toBeVisible();
});

test("earlier applications of the person are shown before one more is stored", async ({
  strictPage: page,
  request,
}) => {
  const email = newAddress();
  const earlier = { full_name: "Lê Thị Trước", email, position: "ui-designer" };
  await request.post("/api/v1/applications", {
    data: { ...earlier, experience_level: "mid" },
  });
  await enter(page);
  await page.goto(`${applications}&dialog=add`);
  await field(page, "Full Name").fill("Lê Thị Trước");
  await choose(page);
  await field(page, "Email").fill(email.toUpperCase());
  await page.keyboard.press("Control+Enter");
  const notice = dialog(page).getByText("This person has applied before");
  await expect(notice).toBeVisible();
  await expect(add(page)).toHaveText("Add anyway");
  const link = dialog(page).getByRole("link", { name: /^Lê Thị Trước/ });
  await expect(link).toHaveAttribute("target", "_blank");
  expect(await storedFor(request, email)).toHaveLength(1);
  await add(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedFor(request, email)).toHaveLength(2);
});

test("errors show at their fields, and a repetition after a lost response adds one application", async ({
  page,
  request,
}) => {
  await enter(page);
  await page.goto(`${applications}&dialog=add`);
  await add(page).click();
  await expect(field(page, "Full Name")).toBeFocused();
  await expect(dialog(page).getByText("Please choose a source")).toBeVisible();
  const email = newAddress();
  await field(page, "Full Name").fill("Lê Gửi Lại");
  await field(page, "Email").fill(email);
  await choose(page);
  await loseFirstResponse(page, "**/api/v1/applications/manual");
  await add(page).click();
  await expect(page.getByText("The application was not added")).toBeVisible();
  await expect(field(page, "Email")).toHaveValue(email);
  await add(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedFor(request, email)).toHaveLength(1);
});

test("a form that could not be sent still has the resume, and one with a resume asks before it closes", async ({
  page,
  request,
}) => {
  await enter(page);
  await page.goto(applications);
  await page.getByRole("button", { name: "Add application" }).click();
  await expect(dialog(page).getByLabel("CV", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Add application" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(resume);
  await expect(dialog(page).getByText(basename(resume), { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  const email = newAddress();
  await field(page, "Full Name").fill("Lê Mở Lại");
  await field(page, "Email").fill(email);
  await choose(page);
  const fail = await holdAndFailCalls(page, "**/api/v1/applications/manual", "POST", "Try later");
  await add(page).click();
  await page.keyboard.press("Escape");
  fail();
  await expect(page.getByText("Try later")).toBeVisible();
  await page.unroute("**/api/v1/applications/manual");
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(dialog(page).getByText(basename(resume), { exact: true })).toBeVisible();
  await add(page).click();
  await expect(dialog(page)).toBeHidden();
  const [stored] = await storedFor(request, email);
  expect(stored?.cv_original_name).toBe(basename(resume));
});

test("a new position in the list keeps the chosen one", async ({ page, request }) => {
  await enter(page);
  await page.goto(`${applications}&dialog=add`);
  await choose(page);
  const { title } = await store(request);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  const position = field(page, "Job Title");
  await expect(position.locator("option", { hasText: title.en })).toHaveCount(1);
  await expect(position).toHaveValue("ai-engineer");
});

test("a link with its QR code leads to the position and names the source", async ({
  strictPage: page,
}) => {
  await enter(page);
  await page.goto("/admin?tab=positions");
  await page.getByRole("button", { name: "Link and QR code for AI Engineer" }).click();
  const share = page.getByRole("dialog", { name: "Link and QR code" });
  await share.getByLabel("Source").selectOption("event");
  await share.getByLabel("Details").fill("Ngày hội 2027");
  const link = await share.getByLabel("Link", { exact: true }).inputValue();
  const url = new URL(link);
  expect(url.pathname).toBe("/careers/ai-engineer");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    from: "event",
    utm_campaign: "Ngày hội 2027",
  });
  await expect(share.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  const download = page.waitForEvent("download");
  await share.getByRole("button", { name: "Download SVG" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("ai-engineer-event.svg");
  expect(await readFile(await file.path(), "utf8")).toMatch(/^<svg .*viewBox="0 0 \d+ \d+"/);
  await share.getByLabel("Page").selectOption("All positions");
  await share.getByLabel("Language").selectOption("Vietnamese");
  await expect(share.getByLabel("Link", { exact: true })).toHaveValue(/\/vi\/careers\?from=event/);
  await page.keyboard.press("Escape");
  await expect(share).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Link and QR code for AI Engineer" }),
  ).toBeFocused();
});

inViews(1, () => {
  test("adding by hand and links are accessible", async ({ strictPage: page, request }) => {
    const email = newAddress();
    await request.post("/api/v1/applications", {
      data: { full_name: "Lê Mẫu", email, position: "ai-engineer", experience_level: "mid" },
    });
    await enter(page);
    await page.goto(`${applications}&dialog=add`);
    const shown = page.getByRole("dialog");
    await shown.locator("input[type=file]").setInputFiles(resume);
    await expect(shown.locator("output button, form button").first()).toBeVisible();
    await shown.locator("[name=email]").fill(email);
    await shown.locator("summary").click();
    await shown.locator("[type=submit]").click();
    await expect(shown.locator("[aria-invalid]").first()).toBeFocused();
    await expect(shown.getByRole("note")).toBeVisible();
    await expectAccessibleDialog(shown);
    await page.goto("/admin?tab=positions");
    await expect(page.locator("tbody tr a").first()).toBeVisible();
    await expectAccessible(page);
    await page.locator("tbody tr:has(a) button").nth(1).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await expectAccessibleDialog(page.getByRole("dialog"));
  });
});
