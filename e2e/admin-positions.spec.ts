import {
  list,
  editorOf,
  rows,
  rowOf,
  button,
  toastOf,
  store,
  change,
  read,
  fillTexts,
} from "./admin-positions.ts";
import { dialogOf } from "./admin-users.ts";
import { fillIn, send, success } from "./application-form.ts";
import { enter } from "./person.ts";
import { emailsTo, expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => enter(page));

test("HR writes a position, publishes it, and gets the application of a stranger with its title", async ({
  strictPage: page,
  browser,
  site,
}) => {
  const title = `Kỹ sư dữ liệu ${process.pid}`;
  const slug = `ky-su-du-lieu-${process.pid}`;
  await page.goto(list);
  await page.getByRole("link", { name: "New position" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New position" })).toBeVisible();
  await expect(page.getByText("8 texts are missing")).toBeVisible();
  await fillTexts(page, "English", title);
  await expect(page.getByText("4 texts are missing")).toBeVisible();
  await page.getByLabel("Skills").fill("SQL\ndbt");
  await page.getByLabel("Salary, gross").selectOption("Per month");
  await page.getByLabel("From").fill("25.000.000");
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(`${site.url}${editorOf(slug)}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const stranger = await browser.newContext({ baseURL: site.url });
  expect((await stranger.request.get(`/careers/${slug}`)).status()).toBe(404);

  // Publishing names the missing texts at their fields.
  await button(page, "Publish").click();
  await expect(page.getByLabel("Title (Vietnamese)")).toBeFocused();
  await expect(page.getByLabel("Duties (Vietnamese)")).toHaveAccessibleDescription(
    /Needed before publishing/,
  );
  await fillTexts(page, "Vietnamese", `${title} (vi)`);
  await page.getByRole("link", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview of the page" });
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  await preview.getByRole("link", { name: "Vietnamese" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`${title} (vi)`);
  await expect(preview.getByText("Công việc của bạn")).toBeVisible();
  await expect(preview.getByText("25.000.000")).toBeVisible();
  await preview.getByRole("link", { name: "Back to editing" }).click();
  await button(page, "Publish").click();
  await expect(toastOf(page, "Position published")).toBeVisible();

  await expect
    .poll(async () => (await stranger.request.get("/careers")).text(), {
      message: "the position on the careers page",
      timeout: 30_000,
    })
    .toContain(title);
  const visitor = await stranger.newPage();
  await visitor.goto(`/careers/${slug}`);
  await expect(visitor.getByRole("listitem").filter({ hasText: "Second duty" })).toBeVisible();
  await visitor
    .getByRole("link", { name: `Apply Now: ${title}` })
    .first()
    .click();
  const email = `du.lieu.${process.pid}@people.example`;
  await fillIn(visitor, email, slug);
  await send(visitor);
  await expect(success(visitor)).toBeVisible();
  await expect
    .poll(async () => (await emailsTo(site, "hr@company.example")).join(), {
      message: "the email to HR with the title",
    })
    .toContain(title);
  await stranger.close();

  await page.goto(list);
  await rowOf(page, title)
    .getByRole("link", { name: `1 application for ${title} waiting` })
    .click();
  await expect(page.locator("tbody tr").filter({ hasText: "Nguyễn Văn Mẫu" })).toContainText(title);
});

test("saving keeps a draft, and a copy starts with its texts under another address", async ({
  strictPage: page,
  request,
}) => {
  const { slug, title } = await store(request, { state: "draft", skills: ["Rust"] });
  await page.goto(editorOf(slug));
  await page.getByLabel("Summary (English)").fill("Another summary");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await button(page, "Save draft").click();
  await expect(toastOf(page, "Draft saved")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  expect(await read(request, slug)).toMatchObject({
    state: "draft",
    summary: { en: "Another summary", vi: "Sums up" },
  });
  await button(page, "More actions").click();
  await page.getByRole("link", { name: "Copy as new" }).click();
  await expect(page.getByLabel("Address")).toHaveValue("");
  await expect(page.getByLabel("Summary (English)")).toHaveValue("Another summary");
  await button(page, "Save draft").click();
  await expect(page).toHaveURL(new RegExp(`/admin/positions/${slug}-2$`));
  expect((await read(request, `${slug}-2`)).title).toEqual(title);
});

test("unsaved texts ask before they are lost, and survive the preview", async ({
  page,
  request,
}) => {
  const { slug } = await store(request, { state: "draft" });
  const views: string[] = [];
  page.on("request", (call) => {
    if (call.url().includes("step=viewed")) views.push(call.url());
  });
  await page.goto(list);
  await page.goto(editorOf(slug));
  const summary = page.getByLabel("Summary (English)");
  await summary.fill("Half a sen");
  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByText("Half a sen")).toBeVisible();
  await page.goBack();
  await expect(summary).toHaveValue("Half a sen");
  await page.getByRole("link", { name: "All positions" }).click();
  const question = dialogOf(page, "Discard changes?");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(summary).toHaveValue("Half a sen");
  await page.getByRole("link", { name: "All positions" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(rows(page).first()).toBeVisible();
  // A preview is no view of the page.
  expect(views).toEqual([]);
});

test("a change by another administrator is shown before it is overwritten", async ({
  page,
  request,
}) => {
  const { slug } = await store(request);
  await page.goto(editorOf(slug));
  await page.getByLabel("Summary (English)").fill("My summary");
  await page.getByLabel("Location").fill("Hà Nội");
  await change(request, slug, { summary: { en: "Their summary" }, openings: 3 });
  await button(page, "Save").click();
  const conflict = page
    .getByRole("note")
    .filter({ hasText: "changed this while you were editing" });
  await expect(conflict).toContainText("Summary (English)");
  await expect(conflict).toContainText("Their summary");
  await expect(conflict).toContainText("My summary");
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Summary (English)")).toHaveValue("Their summary");
  await expect(page.getByLabel("Openings")).toHaveValue("3");
  await expect(page.getByLabel("Location")).toHaveValue("Hà Nội");
  await button(page, "Save").click();
  await expect(toastOf(page, "Position saved")).toBeVisible();
  expect(await read(request, slug)).toMatchObject({
    summary: { en: "Their summary" },
    location: "Hà Nội",
    openings: 3,
  });

  await page.getByLabel("Summary (English)").fill("My last summary");
  await change(request, slug, { summary: { en: "Their last summary" } });
  await button(page, "Save").click();
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await read(request, slug)).summary.en).toBe("My last summary");
});
