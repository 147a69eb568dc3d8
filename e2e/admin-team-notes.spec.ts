import type { Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { apply, openReview } from "./admin-review.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { headersOf, signInByCall } from "./admin-session.ts";
import { loseFirstResponse } from "./held-calls.ts";
import { enter } from "./person.ts";
import { createRecruiter } from "./recruiter.ts";
import { asAdmin, expect, linkIn, test } from "./site.ts";

test("a mention by keyboard emails the colleague, whose verdict stays hidden until the reader gives one", async ({
  strictPage: page,
  site,
  request,
}) => {
  const colleague = await createRecruiter(request, "Đặng Thị Ngọc Ánh");
  const id = await apply(request, "Nhiều Mắt");
  await enter(page);
  await openReview(page, id, "Nhiều Mắt");
  await page.keyboard.press("t");
  const text = page.getByRole("textbox", { name: "New note" });
  await expect(text).toBeFocused();
  await page.keyboard.type("Nhờ @anh");
  const list = page.getByRole("listbox", { name: "Colleagues" });
  await expect(list.getByRole("option", { name: colleague.name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type(" ");
  await page.keyboard.press("Backspace");
  await expect(list).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(`Nhờ @${colleague.name} `);
  await page.keyboard.type("xem giúp.");
  await page.getByRole("button", { name: "Unsure", exact: true }).click();
  await text.focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Note added", { exact: true })).toBeVisible();
  await expect(text).toHaveValue("");
  const notes = page.getByRole("region", { name: "Team notes" });
  await expect(notes.getByRole("listitem").filter({ hasText: "xem giúp." })).toContainText(
    "Unsure",
  );
  await expect(notes.locator("strong")).toHaveText(`@${colleague.name}`);
  await expect(page.getByText("Team note added")).toBeVisible();

  const link = await linkIn(site, colleague.email, /http\S+\/admin\/applications\/\S+/);
  const other = await page.context().browser()?.newContext({ baseURL: site.url });
  const theirPage = await other?.newPage();
  if (theirPage === undefined) throw new Error("No second browser context");
  await enter(theirPage, colleague);
  await theirPage.goto(link);
  const theirs = theirPage.getByRole("region", { name: "Team notes" });
  await expect(theirs.getByText("Verdict hidden")).toBeVisible();
  await expect(theirs.getByText("xem giúp.")).toHaveCount(0);
  await expect(theirs.getByRole("list", { name: "Verdicts of the team" })).toHaveCount(0);
  await theirs.getByRole("button", { name: "No", exact: true }).click();
  await theirs.getByRole("button", { name: "Add note" }).click();
  await expect(theirs.getByRole("list", { name: "Verdicts of the team" })).toHaveText(
    "Yes 0Unsure 1No 1",
  );
  await expect(theirs.getByText("Verdict hidden")).toHaveCount(0);
  await other?.close();
});

test("an unsent note survives a step to the next application, a failure and a closed dialog", async ({
  page,
  request,
}) => {
  const [second, first] = [
    await apply(request, "Bản Nháp Hai"),
    await apply(request, "Bản Nháp Một"),
  ];
  await enter(page);
  await openReview(page, first, "Bản Nháp");
  const text = page.getByRole("textbox", { name: "New note" });
  await text.fill("Chưa gửi");
  await page.getByRole("button", { name: "Next application" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bản Nháp Hai" })).toBeVisible();
  await expect(text).toHaveValue("");
  await page.getByRole("button", { name: "Previous application" }).click();
  await expect(text).toHaveValue("Chưa gửi");

  await page.route(`**/api/v1/applications/${first}/notes`, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Error adding the note")).toBeVisible();
  await expect(text).toHaveValue("Chưa gửi");
  await page.unrouteAll();

  await page
    .getByRole("link", { name: "Back to the list" })
    .or(page.getByRole("button", { name: "Back to the list" }))
    .click();
  await page.getByRole("button", { name: "View Bản Nháp Một" }).click();
  const details = page.getByRole("dialog", { name: "Application Details" });
  await expect(details.getByRole("textbox", { name: "New note" })).toHaveValue("Chưa gửi");
  await details.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("link", { name: /Back to/ }).click();
  const question = page.getByRole("dialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(/\/admin/);
  expect(second).not.toBe(first);
});

test("a note that is sent again after a lost response, also from another tab, is stored once", async ({
  page,
  context,
  request,
}) => {
  const id = await apply(request, "Mất Phản Hồi");
  await enter(page);
  const other = await context.newPage();
  const note = { text: "Gọi lại thứ Hai", verdict: "Yes" };
  const write = async (tab: Page) => {
    await tab.goto(`/admin?tab=applications&details=${id}`);
    await tab.getByRole("textbox", { name: "New note" }).fill(note.text);
    await tab.getByRole("button", { name: note.verdict, exact: true }).click();
  };
  const send = (tab: Page) => tab.getByRole("button", { name: "Add note" }).click();
  const added = (tab: Page) => tab.getByText("Note added", { exact: true });
  await write(page);
  await loseFirstResponse(page, `**/api/v1/applications/${id}/notes`);
  await send(page);
  await expect(page.getByText("Error adding the note")).toBeVisible();
  await write(other);
  await send(other);
  await expect(added(other)).toBeVisible();
  await send(page);
  await expect(added(page)).toBeVisible();
  const stored = page.getByRole("region", { name: "Team notes" }).getByRole("listitem");
  await expect(stored.filter({ hasText: note.text })).toHaveCount(1);

  // An equal note that is written later is another one.
  await write(page);
  await send(page);
  await expect(stored.filter({ hasText: note.text })).toHaveCount(2);
});

test("notes show hostile texts as plain text", async ({ strictPage: page, request }) => {
  const id = await apply(request, "Chữ Lạ");
  const headers = await asAdmin(request);
  for (const text of hostileTexts) {
    const url = `/api/v1/applications/${id}/notes`;
    const response = await request.post(url, { data: { text: text.slice(0, 5_000) }, headers });
    expect([201, 422]).toContain(response.status());
  }
  await enter(page);
  await page.goto(`/admin?tab=applications&details=${id}`);
  const notes = page.getByRole("region", { name: "Team notes" });
  await expect(notes.getByRole("listitem").first()).toBeVisible();
  await expect(notes.locator("script, img, iframe")).toHaveCount(0);
});

inViews(2, ({ colorScheme, language }) => {
  test("team notes are accessible, with the list of colleagues and with verdicts", async ({
    page,
    request,
  }) => {
    const name = `Tiếp Cận ${colorScheme} ${language}`;
    const id = await apply(request, name);
    const colleague = await createRecruiter(request, "Hồ Thị Hồng Hạnh");
    const url = `/api/v1/applications/${id}/notes`;
    await request.post(url, {
      data: { text: "Hồ sơ tốt, nên gặp.", verdict: "yes" },
      headers: headersOf(await signInByCall(request, colleague)),
    });
    await enter(page);
    await openReview(page, id, name);
    const notes = page.locator("section[aria-labelledby=team-notes]");
    await expect(notes.getByRole("listitem")).toHaveCount(1);
    await notes.getByRole("textbox").fill("@h");
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await request.post(url, { data: { verdict: "no" }, headers: await asAdmin(request) });
    await page.reload();
    await expect(notes.getByRole("list")).toHaveCount(2);
    await expectAccessible(page);
  });
});
