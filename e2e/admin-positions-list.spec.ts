import { expectAccessible, expectAccessibleDialog, inViews } from "./accessibility.ts";
import { list, editorOf, rows, rowOf, button, store, apply } from "./admin-positions.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => enter(page));

test("the keyboard and the pointer move a position, the list says where to, and the site follows", async ({
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
  const said = page.getByRole("status").filter({ hasText: `${third}: place` });
  await page.keyboard.press("Space");
  const from = Number(/place (\d+)/.exec((await said.textContent()) ?? "")?.[1]);
  for (const place of [from - 1, from - 2]) {
    await page.keyboard.press("ArrowUp");
    await expect(said).toContainText(`place ${place} of`);
  }
  await page.keyboard.press("Space");
  await expect.poll(() => last(3)).toEqual([third, first, second]);
  await expect(handle(third)).toBeFocused();
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
      { message: "the order of the careers page", timeout: 30_000 },
    )
    .toBe(true);
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
  await page.goto("/admin/settings/audit?group=positions");
  const entry = page.locator("tbody tr").filter({ hasText: slug });
  await expect(entry).toContainText("Created the position");
  await entry.getByRole("link", { name: slug }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title.en })).toBeVisible();
});

inViews(1, (view) => {
  test("positions are accessible", async ({ strictPage: page, request }) => {
    const { slug } = await store(request);
    await apply(request, slug);
    await page.goto(list);
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(editorOf("new"));
    await expect(page.locator("form")).toBeVisible();
    await page.locator("form [type=submit]").last().click();
    await expect(page.locator("[aria-invalid]").first()).toBeFocused();
    await expectAccessible(page);
    await page.goto(editorOf(slug));
    await page.locator("form [type=button]").first().click();
    await page.getByRole("radio").last().check();
    await expect(page.locator("textarea:visible")).not.toHaveCount(0);
    await expectAccessibleDialog(page.getByRole("dialog"));
    await page.goto(`${editorOf(slug)}?preview=${view.language}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});

test("list and editor fit 390, 1024 and 1440 pixels", async ({ strictPage: page, request }) => {
  const { slug } = await store(request, { title: { en: "Nhân viên".repeat(12), vi: "Dài" } });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [list, editorOf(slug)]) {
      await page.goto(address);
      await expect(page.locator("form input, tbody tr a").first()).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${address} at ${width}`).toBe(0);
    }
  }
});
