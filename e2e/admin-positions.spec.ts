import type { APIRequestContext, Page } from "@playwright/test";
import { StaffPosition, type UpdatePosition } from "#contract/positions.ts";
import {
  accessibility,
  expectAccessible,
  expectAccessibleDialog,
  lookAt,
  titleOf,
  viewsOf,
} from "./accessibility.ts";
import { dialogOf } from "./admin-users.ts";
import { fillIn, send, success } from "./application-form.ts";
import { enter } from "./person.ts";
import { asAdmin, emailsTo, expect, test } from "./site.ts";

const list = "/admin?tab=positions";
const editorOf = (slug: string) => `${list}&position=${slug}`;
const rows = (page: Page) => page.locator("tbody tr[data-position]");
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The newest toast with this text. */
const toastOf = (page: Page, text: string) =>
  page
    .getByRole("region", { name: "Notifications" })
    .getByRole("article")
    .filter({ hasText: text })
    .first();

let stored = 0;

/** Stores a position with all texts, by default open, with a title of its own. */
async function store(request: APIRequestContext, change: UpdatePosition = {}) {
  const title = `Thử nghiệm ${process.pid} ${++stored}`;
  const both = <Value>(value: Value) => ({ en: value, vi: value });
  const texts = { title: both(title), summary: both("Sums up"), duties: both(["Does"]) };
  const data = { ...texts, requirements: both(["Knows"]), state: "open", ...change };
  const headers = await asAdmin(request);
  const response = await request.post("/api/v1/positions", { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  return StaffPosition.parse(await response.json());
}

async function change(request: APIRequestContext, slug: string, data: UpdatePosition) {
  const headers = await asAdmin(request);
  const response = await request.patch(`/api/v1/positions/${slug}`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

async function read(request: APIRequestContext, slug: string): Promise<StaffPosition> {
  const response = await request.get(`/api/v1/positions/${slug}`, {
    headers: await asAdmin(request),
  });
  return StaffPosition.parse(await response.json());
}

let applicants = 0;

/** Applies for a position. Returns the email address of the applicant. */
async function apply(
  request: APIRequestContext,
  position: string,
  language: "en" | "vi" = "en",
): Promise<string> {
  const email = `vi.tri.${process.pid}.${++applicants}@people.example`;
  const response = await request.post("/api/v1/applications", {
    data: { full_name: "Phạm Thị Chờ", email, position, experience_level: "mid" },
    headers: { "accept-language": language },
  });
  expect(response.status()).toBe(201);
  return email;
}

/** Fills in the texts that publishing needs, in one language. */
async function fillTexts(page: Page, language: "English" | "Vietnamese", title: string) {
  const field = (name: string) => page.getByLabel(`${name} (${language})`);
  await field("Title").fill(title);
  await field("Summary").fill(`${title}: summary`);
  await field("Duties").fill("First duty\n\n  Second duty  ");
  await field("Requirements").fill("One requirement");
}

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
  await expect(page.getByText("Missing texts: 8")).toBeVisible();
  await fillTexts(page, "English", title);
  await expect(page.getByText("Missing texts: 4")).toBeVisible();
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
  await expect(preview.getByText("Bạn sẽ làm gì")).toBeVisible();
  await expect(preview.getByText("25.000.000")).toBeVisible();
  await preview.getByRole("link", { name: "Back to editing" }).click();
  await button(page, "Publish").click();
  await expect(toastOf(page, "Position published")).toBeVisible();

  await expect
    .poll(async () => (await stranger.request.get("/careers")).text(), {
      message: "the position on the careers page",
      timeout: 5_000,
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
  await expect(page).toHaveURL(new RegExp(`position=${slug}-2$`));
  expect((await read(request, `${slug}-2`)).title).toEqual(title);
});

test("unsaved texts ask before they are lost, and survive the preview", async ({
  page,
  request,
}) => {
  const { slug } = await store(request, { state: "draft" });
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

test("a closed position accepts no applications on any page until it is open again", async ({
  strictPage: page,
  request,
}) => {
  const { slug, title } = await store(request);
  const name = title.en;
  await page.goto(editorOf(slug));
  await button(page, "Close position").click();
  await expect(toastOf(page, "Position closed")).toBeVisible();
  await toastOf(page, "Position closed").getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Undone")).toBeVisible();
  await expect(button(page, "Close position")).toBeEnabled();
  await button(page, "Close position").click();
  await expect(button(page, "Open again")).toBeEnabled();
  // Each server reads the table every few seconds.
  const expectServed = (text: string) =>
    expect
      .poll(async () => (await request.get(`/careers/${slug}`)).text(), {
        message: text,
        timeout: 5_000,
      })
      .toContain(text);
  // Between tags, because the dictionary in the page contains the text as well.
  await expectServed(">This position is closed<");
  const applyLinks = page.getByRole("link", { name: `Apply Now: ${name}` });
  await page.goto("/careers");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(0);
  await page.goto(`/careers/${slug}`);
  await expect(page.getByText("This position is closed")).toBeVisible();
  await expect(applyLinks).toHaveCount(0);
  await page.goto(`/careers/apply?position=${encodeURIComponent(name)}`);
  const select = page.getByRole("combobox", { name: /^Position/ });
  await expect(select).toHaveValue("");
  await expect(select).toHaveAccessibleDescription(/This position is closed/);
  await expect(select.locator(`option[value=${slug}]`)).toHaveCount(0);
  const notice = page.getByRole("note").filter({ hasText: `${name}: this position is closed` });
  await expect(notice).toContainText("choose another position");
  await expect(page.getByText("Applying for")).toHaveCount(0);
  await notice.getByRole("link", { name: "See the open positions" }).click();
  await expect(page).toHaveURL(/\/careers#positions$/);

  await page.goto(editorOf(slug));
  await button(page, "Open again").click();
  await expect(toastOf(page, "Position open again")).toBeVisible();
  await expectServed(`Apply Now: ${name}`);
});

test("closing rejects those that wait with the edited email in each language, and Undo takes it back", async ({
  strictPage: page,
  request,
}) => {
  const { slug, title } = await store(request);
  await apply(request, slug, "en");
  await apply(request, slug, "vi");
  await page.goto(editorOf(slug));
  await button(page, "Close position").click();
  const dialog = dialogOf(page, `Close ${title.en}?`);
  await expect(dialog).toContainText("2 applications are waiting");
  await expect(dialog.getByRole("radio", { name: /Keep them in review/ })).toBeChecked();
  await dialog.getByRole("radio", { name: /Reject them/ }).check();
  await dialog.getByLabel("Subject (English)").fill("");
  await dialog.getByRole("button", { name: "Close position" }).click();
  await expect(dialog.getByLabel("Subject (English)")).toHaveAccessibleDescription(
    "Please enter a subject",
  );
  await dialog.getByLabel("Subject (English)").fill("The position is filled");
  await expect(dialog.getByLabel("Text (Vietnamese)")).toHaveValue(/hồ sơ|ứng tuyển/);
  await dialog.getByLabel("Text (Vietnamese)").fill("Vị trí này đã có người.");
  const sent = page.waitForRequest("**/api/v1/applications/bulk");
  await dialog.getByRole("button", { name: "Close position" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    status: "rejected",
    status_emails: {
      en: { subject: "The position is filled" },
      vi: { text: "Vị trí này đã có người." },
    },
  });
  const toast = toastOf(page, "Position closed, applications rejected: 2");
  await expect(dialog).toBeHidden();
  expect(await read(request, slug)).toMatchObject({ state: "closed", waiting: 0 });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Undone")).toBeVisible();
  expect(await read(request, slug)).toMatchObject({ state: "open", waiting: 2 });
});

test("closing keeps those that wait in review by default", async ({ page, request }) => {
  const { slug } = await store(request);
  await apply(request, slug);
  await page.goto(editorOf(slug));
  await button(page, "Close position").click();
  await page.getByRole("dialog").getByRole("button", { name: "Close position" }).click();
  await expect(toastOf(page, "Position closed")).toBeVisible();
  expect(await read(request, slug)).toMatchObject({ state: "closed", waiting: 1 });
});

test("the arrow keys and the pointer move a position, the list says where to, and the site follows", async ({
  strictPage: page,
  request,
}) => {
  const [first, second, third] = [
    await store(request),
    await store(request),
    await store(request),
  ].map(({ title }) => title.en);
  if (first === undefined || second === undefined || third === undefined) throw new Error("Titles");
  await page.goto(list);
  const last = (count: number) =>
    rows(page).evaluateAll(
      (found, count) => found.slice(-count).map((row) => row.querySelector("a")?.textContent ?? ""),
      count,
    );
  await expect.poll(() => last(3)).toEqual([first, second, third]);
  const handle = (title: string) => button(page, `Move ${title}`);
  await handle(third).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => last(3)).toEqual([third, first, second]);
  await expect(handle(third)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${third}: place` })).toHaveText(
    /place \d+ of \d+$/,
  );
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await page.reload();
  await expect.poll(() => last(3)).toEqual([third, first, second]);

  await handle(second).hover();
  await page.mouse.down();
  const target = await rowOf(page, third).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => last(3)).toEqual([second, third, first]);
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expect
    .poll(
      async () => {
        const careers = await (await request.get("/careers")).text();
        const places = [second, third, first].map((title) => careers.indexOf(`>${title}<`));
        return places.every((place, index) => place > (places[index - 1] ?? 0));
      },
      { message: "the order of the careers page", timeout: 5_000 },
    )
    .toBe(true);
});

test("a position with applications cannot be deleted, one without can", async ({
  page,
  request,
}) => {
  const used = await store(request);
  await apply(request, used.slug);
  const deletion = dialogOf(page, "Delete Position");
  const remove = async (slug: string) => {
    await page.goto(editorOf(slug));
    await button(page, "More actions").click();
    await button(page, "Delete").click();
    await deletion.getByRole("button", { name: "Delete Position" }).click();
  };
  await remove(used.slug);
  await expect(toastOf(page, "The position was not deleted")).toContainText("Close it instead");
  await deletion.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1, name: used.title.en })).toBeVisible();

  const unused = await store(request);
  await remove(unused.slug);
  await expect(page).toHaveURL(new RegExp(`${RegExp.escape(list)}$`));
  await expect(toastOf(page, "Position deleted")).toBeVisible();
  await expect(rowOf(page, unused.title.en)).toHaveCount(0);
});

test("the list finds positions by words and state, and the audit log links to the editor", async ({
  page,
  request,
}) => {
  const { slug, title } = await store(request, { state: "draft", skills: ["Trồng Nấm"] });
  await page.goto(list);
  await page.getByRole("searchbox", { name: "Search positions" }).fill("trong nam");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(title.en);
  await page.getByRole("combobox", { name: "State" }).selectOption("Closed");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rowOf(page, "AI Engineer")).toBeVisible();
  await page.goto("/admin?tab=settings&section=audit&group=positions");
  const entry = page.locator("tbody tr").filter({ hasText: slug });
  await expect(entry).toContainText("Created the position");
  await entry.getByRole("link", { name: slug }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title.en })).toBeVisible();
});

for (const view of viewsOf(1)) {
  test(
    `positions are accessible: ${titleOf(view)}`,
    accessibility,
    async ({ strictPage: page, request, site }) => {
      const { slug } = await store(request);
      await apply(request, slug);
      await lookAt(page, site.url, view);
      await page.goto(list);
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.goto(editorOf("new"));
      await expect(page.locator("form")).toBeVisible();
      await page.locator("form [type=button]").last().click();
      await expect(page.locator("[aria-invalid]").first()).toBeFocused();
      await expectAccessible(page);
      await page.goto(editorOf(slug));
      await page.locator("form [type=button]").first().click();
      await page.getByRole("radio").last().check();
      await expect(page.locator("textarea:visible")).not.toHaveCount(0);
      await expectAccessibleDialog(page.getByRole("dialog"));
      await page.goto(`${editorOf(slug)}&preview=${view.language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test("list and editor fit 390, 1024 and 1440 pixels", async ({ strictPage: page, request }) => {
  const { slug } = await store(request, { title: { en: "Nhân viên".repeat(12), vi: "Dài" } });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [list, editorOf(slug)]) {
      await page.goto(address);
      await expect(page.locator("form input, [data-position]").first()).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${address} at ${width}`).toBe(0);
    }
  }
});
