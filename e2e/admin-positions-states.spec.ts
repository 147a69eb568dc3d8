import {
  list,
  editorOf,
  rowOf,
  button,
  toastOf,
  store,
  read,
  apply,
  change,
} from "./admin-positions.ts";
import { dialogOf } from "./admin-users.ts";
import { expectAccessibleDialog } from "./accessibility.ts";
import { holdCalls } from "./held-calls.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => enter(page));

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
        timeout: 30_000,
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

test("closing rejects the waiting applications with the edited email in each language, and Undo reverts it", async ({
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
  const sent = page.waitForRequest(`**/api/v1/positions/${slug}/close`);
  await dialog.getByRole("button", { name: "Close position" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    outcome: "reject",
    rejection_reason: "position_filled",
    status_emails: {
      en: { subject: "The position is filled" },
      vi: { text: "Vị trí này đã có người." },
    },
  });
  const toast = toastOf(page, "Position closed and 2 applications rejected");
  await expect(dialog).toBeHidden();
  expect(await read(request, slug)).toMatchObject({ state: "closed", waiting: 0 });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page, "Undone")).toBeVisible();
  expect(await read(request, slug)).toMatchObject({ state: "open", waiting: 2 });
});

test("closing rejects only who is ticked, and names who has applied meanwhile", async ({
  strictPage: page,
  request,
}) => {
  const { slug, title } = await store(request);
  await apply(request, slug, "en", "Nguyễn Thị Bỏ Chọn");
  await apply(request, slug, "en", "Lê Văn Được Chọn");
  await page.goto(editorOf(slug));
  await button(page, "Close position").click();
  const dialog = dialogOf(page, `Close ${title.en}?`);
  await dialog.getByRole("radio", { name: /Reject them/ }).check();
  await dialog.getByRole("checkbox", { name: "Nguyễn Thị Bỏ Chọn" }).uncheck();
  await expect(dialog.getByRole("group", { name: "People to reject: 1 of 2" })).toBeVisible();
  await expectAccessibleDialog(dialog);
  await apply(request, slug, "en", "Trần Đến Sau");
  await dialog.getByRole("button", { name: "Close position" }).click();
  const toast = toastOf(page, "Position closed and 1 application rejected");
  await expect(toast).toContainText("Applied meanwhile and not rejected: Trần Đến Sau");
  await expect(toast).not.toContainText("Bỏ Chọn");
  expect(await read(request, slug)).toMatchObject({ state: "closed", waiting: 2 });
});

test("nothing is rejected before its email is on the screen", async ({ page, request }) => {
  const { slug, title } = await store(request);
  await apply(request, slug);
  await page.goto(editorOf(slug));
  const release = await holdCalls(page, "**/api/v1/positions/*/close", "GET");
  await button(page, "Close position").click();
  const dialog = dialogOf(page, `Close ${title.en}?`);
  await dialog.getByRole("radio", { name: /Reject them/ }).check();
  await page.keyboard.press("Control+Enter");
  release();
  await expect(dialog.getByLabel("Subject (English)")).toHaveValue(/./);
  expect(await read(request, slug)).toMatchObject({ state: "open", waiting: 1 });
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  expect(await read(request, slug)).toMatchObject({ state: "closed", waiting: 0 });
});

test("closing keeps the waiting applications in review by default", async ({ page, request }) => {
  const { slug } = await store(request);
  await apply(request, slug);
  await page.goto(editorOf(slug));
  await button(page, "Close position").click();
  await page.getByRole("dialog").getByRole("button", { name: "Close position" }).click();
  await expect(toastOf(page, "Position closed")).toBeVisible();
  expect(await read(request, slug)).toMatchObject({ state: "closed", waiting: 1 });
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

test("a link to the positions shows one that was published since the last visit", async ({
  page,
  request,
}) => {
  const { slug, title } = await store(request, { state: "draft" });
  const published = page.getByRole("article").filter({ hasText: title.en });
  const header = page.getByRole("banner");
  await page.clock.install();
  await page.goto("/careers");
  await expect(page.getByRole("article").first()).toBeVisible();
  await header.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  const careers = header.getByRole("link", { name: "Careers", exact: true });
  await careers.hover();
  await change(request, slug, { state: "open" });
  const isServed = async () => (await request.get("/careers")).text();
  await expect.poll(isServed, { timeout: 30_000 }).toContain(slug);
  await page.clock.fastForward(60_000);
  await careers.click();
  await expect(published).toHaveCount(1);
});
