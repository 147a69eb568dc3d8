import { company } from "#content/company.ts";
import { home } from "#content/en/home.ts";
import type { Locator, Page } from "@playwright/test";
import { sizes } from "./accessibility.ts";
import { firstVideo } from "./first-video.ts";
import { openHydrated } from "./hydrated.ts";
import { enter, enterAnew } from "./person.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./site.ts";

/** An upper bound for the Tab stops of a page. */
const stopsAtMost = 250;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

type Stop = { name: string; isNew: boolean; problems: string[] };

/**
 * The name and the problems of the focused element: no visible focus, or covered by another element.
 * The label of a file field shows its focus. Undefined without a focused element.
 */
function stopAtFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    // A date field has several stops, and the browser marks the last one itself.
    if (element.hasAttribute("data-visited")) return { name: "", isNew: false, problems: [] };
    element.setAttribute("data-visited", "");
    const isFile = element instanceof HTMLInputElement && element.type === "file";
    const shown = [element, ...(isFile ? [element.parentElement ?? element] : [])];
    const isOutlined = shown.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none"
      );
    });
    const isOnTop = (part: Element) => {
      const [box] = part.getClientRects();
      if (box === undefined) return false;
      // Its middle or its beginning is visible.
      return [
        [box.left + box.width / 2, box.top + box.height / 2] as const,
        [box.left + Math.min(8, box.width / 2), box.top + Math.min(8, box.height / 2)] as const,
      ].some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (part.contains(seen) || seen.contains(part));
      });
    };
    // The page scrolls a few frames after the focus moves.
    const until = performance.now() + 2_000;
    while (!shown.some(isOnTop) && performance.now() < until) {
      await new Promise(requestAnimationFrame);
    }
    const isSeen = shown.some(isOnTop);
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent).trim() || element.id,
      isNew: true,
      problems: [...(isOutlined ? [] : ["shows no focus"]), ...(isSeen ? [] : ["is hidden"])],
    };
  });
}

/** Presses Tab, checks the focused element and returns it. */
async function nextStop(page: Page, key = "Tab"): Promise<Stop | undefined> {
  await page.keyboard.press(key);
  const stop = await stopAtFocus(page);
  if (stop !== undefined) expect(stop.problems, `"${stop.name}"`).toEqual([]);
  return stop;
}

async function goTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < stopsAtMost; stop++) {
    await nextStop(target.page());
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

const stopsOfAll = [
  ...screens.map((path) => [path, "phone"] as const),
  // Wide enough for the whole navigation in the header.
  ["/", "desktop"] as const,
  ["/careers/apply", "desktop"] as const,
];

for (const part of [0, 1, 2, 3]) {
  test(`Tab reaches every control and shows the focus (${part + 1} of 4)`, async ({
    strictPage: page,
  }) => {
    for (const [path, size] of stopsOfAll.filter((_, index) => index % 4 === part)) {
      await page.setViewportSize(sizes[size]);
      await openHydrated(page, path);
      let [stops, reached] = [0, 0];
      for (let stop = await nextStop(page); stop !== undefined; stop = await nextStop(page)) {
        if (stop.isNew) reached++;
        expect(++stops, `${path} never ends`).toBeLessThan(stopsAtMost);
      }
      const focusable = await page.evaluate(() => {
        const all = document.querySelectorAll<HTMLElement>(
          "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled",
        );
        return Array.from(all).filter(
          (element) =>
            element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
        ).length;
      });
      expect(reached, `${path} (${size})`).toBe(focusable);
    }
  });
}

test("the first Tab stop skips to the content, the next are in the header", async ({
  strictPage: page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await openHydrated(page, "/");
  const names = [
    "Skip to content",
    `${company.name}, home`,
    "Home",
    "About",
    "Solutions",
    "Projects",
    "Clients",
    "Team",
    "Careers",
    "en",
    "vi",
    "Sign In",
  ];
  for (const name of names) expect((await nextStop(page))?.name).toBe(name);

  await page.reload();
  await nextStop(page);
  await page.keyboard.press("Enter");
  await nextStop(page);
  await expect(page.getByRole("main").locator(":focus")).toHaveText(home["hero.solutions"]);
});

test("following a link moves the focus to the new page", async ({ strictPage: page }) => {
  await page.setViewportSize(sizes.desktop);
  await openHydrated(page, "/");
  await goTo(page.getByRole("banner").getByRole("link", { name: "Team" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/team");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a link within the panel moves the focus to the heading of the new screen", async ({
  strictPage: page,
}) => {
  await enter(page);
  await page.goto("/admin?tab=dashboard");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.getByRole("link", { name: /^Total Users/ }).press("Enter");
  await expect(heading("User Management")).toBeFocused();
  await page.getByRole("tab", { name: "Positions" }).press("Enter");
  await expect(page.getByRole("tab", { name: "Positions" })).toBeFocused();
  await page.getByRole("link", { name: "AI Engineer", exact: true }).press("Enter");
  await expect(heading("AI Engineer")).toBeFocused();
  await page.getByRole("link", { name: "All positions" }).press("Enter");
  await expect(heading("Positions")).toBeFocused();
  await page.getByRole("tab", { name: "Dashboard" }).press("Enter");
  await page.getByRole("link", { name: "Open the audit log" }).press("Enter");
  await expect(heading("System Settings")).toBeFocused();
});

test("the language toggle keeps the focus", async ({ strictPage: page }) => {
  await openHydrated(page, "/about");
  await goTo(page.getByRole("link", { name: "vi", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(page.getByRole("link", { name: "vi", exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name: "vi", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the mobile menu traps the focus and returns it on Escape", async ({ strictPage: page }) => {
  await page.setViewportSize(sizes.phone);
  await openHydrated(page, "/");
  await goTo(page.getByRole("button", { name: "Open menu" }));
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expect(menu.locator(":focus")).toHaveCount(1);
  const stops = await menu.getByRole("link").or(menu.getByRole("button")).count();
  for (let stop = 0; stop < 2 * stops; stop++) {
    await nextStop(page);
    // Between the last stop and the first, the browser's own controls have the focus.
    expect(await page.locator(":focus").count()).toBe(await menu.locator(":focus").count());
  }
  await expect(menu.locator("[data-visited]")).toHaveCount(stops);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();

  await page.keyboard.press("Enter");
  await goTo(menu.getByRole("link", { name: "Clients" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/clients");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the user menu works with Tab and Escape, and signs out", async ({ strictPage: page }) => {
  await enterAnew(page);
  await openHydrated(page, "/");
  const account = page.getByRole("button", { name: "Account of admin" });
  await goTo(account);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("group", { name: "Account of admin" });
  const names = ["Admin Panel", "Profile", "Settings", "Log out"];
  await expect(menu.locator("a, button")).toHaveText(names);
  for (const name of names) expect((await nextStop(page))?.name).toBe(name);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(account).toBeFocused();

  await page.keyboard.press("Enter");
  await goTo(menu.getByRole("button", { name: "Log out" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a video starts, the drum pauses and the theme changes by keyboard", async ({ page }) => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Player</p>" }),
  );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/about");
  const pause = page.getByRole("button", { name: "Pause the video" });
  await expect(pause).toBeVisible();
  await goTo(pause);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play the video" })).toBeFocused();
  expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(
    true,
  );

  await page.emulateMedia({ reducedMotion: "reduce" });
  await goTo(page.getByRole("button", { name: `Play video: ${firstVideo}` }));
  await page.keyboard.press("Enter");
  const player = page.locator(`iframe[title="${firstVideo}"]`);
  await expect(player).toBeFocused();
  await expect(player.contentFrame().getByText("Player")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: firstVideo })).toBeAttached();

  const dark = page.getByRole("button", { name: "Dark" });
  await goTo(dark);
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(dark).toBeFocused();
  await expect(dark).toHaveAttribute("aria-pressed", "true");
});
