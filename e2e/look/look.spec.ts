import type { Browser, Page } from "@playwright/test";
import { signInByCall } from "../admin-session.ts";
import type { ClockedServer } from "../clocked-server.ts";
import { test as base } from "../clocked-site.ts";
import { untilHydrated } from "../hydrated.ts";
import { storeSession } from "../person.ts";
import { chooseVietnamese, expect } from "../site.ts";
import { smoke } from "../smoke.ts";
import { dialogs } from "./dialogs.ts";
import { findFaults } from "./find-faults.ts";
import { type Screen, screensOf } from "./screens.ts";
import { fillStore, type Store } from "./store.ts";
import { fullViews, small, smallDialogs, smallViews, type View } from "./views.ts";

const test = base.extend<object, { store: Store }>({
  store: [
    async ({ clockedServer, playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: clockedServer.url,
        extraHTTPHeaders: { "accept-language": "vi" },
      });
      await use(await fillStore(request, clockedServer));
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

/** A window with this view, in which the staff is signed in or not. */
async function openWindow(
  browser: Browser,
  { url }: ClockedServer,
  view: View,
  staff?: Store["staff"],
): Promise<Page> {
  const { width, media, zoom = 1, language } = view;
  const context = await browser.newContext({
    baseURL: url,
    // The zoom of a page leaves fewer, larger pixels.
    viewport: { width: Math.round(width / zoom), height: Math.round(800 / zoom) },
    deviceScaleFactor: zoom,
    hasTouch: width < 500,
    reducedMotion: "reduce",
    colorScheme: media === "dark" ? "dark" : "light",
    forcedColors: media === "forced" ? "active" : "none",
  });
  const page = await context.newPage();
  if (media === "print") await page.emulateMedia({ media: "print" });
  if (language === "vi") await chooseVietnamese(page, url);
  if (staff !== undefined) await storeSession(page, await signInByCall(page.request, staff));
  return page;
}

/** Waits until the screen has its data: "networkidle" would wait half a second each time. */
async function untilQuiet(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    for (let count = -1; count < performance.getEntriesByType("resource").length;) {
      count = performance.getEntriesByType("resource").length;
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
  await expect(page.locator("[aria-busy=true], main output .animate-spin")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const limitsOf = ({ width, media }: View) => ({
  target: width < 500 ? 44 : 24,
  isForced: media === "forced",
});

/** Every screen is looked at in every second view, so each property meets about half of the screens. */
const isSeen = (number: number, view: View) => (number + fullViews.indexOf(view)) % 2 === 0;

async function lookAt(
  windows: { visitor: Page; staff: Page },
  view: View,
  { screens, files, store }: { screens: Screen[]; files: readonly string[]; store: Store },
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    const page = screen.isStaff ? windows.staff : windows.visitor;
    await page.goto(screen.path);
    await untilQuiet(page);
    const found = await findFaults(page, limitsOf(view));
    faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
  }
  // Dialogs are opened by their Vietnamese texts, and paper has none.
  const opened = view.language === "vi" && view.media !== "print" ? files : [];
  for (const file of opened) {
    const dialog = dialogs[file];
    if (dialog === undefined || typeof dialog === "string") continue;
    const path = dialog.path(store);
    const isStaff = path.startsWith("/admin") || file.includes("user-menu");
    const page = isStaff ? windows.staff : windows.visitor;
    // A dialog in the address of the open page would not open.
    await page.goto("about:blank");
    await page.goto(path);
    await untilQuiet(page);
    await dialog.open?.(page);
    await untilQuiet(page);
    const found = await findFaults(page, limitsOf(view));
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  }
  return faults;
}

function inView(view: View, options: object, choose: (all: Screen[]) => [Screen[], string[]]) {
  const extent = options === smoke ? "the chosen screens" : "every second screen";
  const name = `${extent}, ${Object.values(view).join(" ")}`;
  test(
    `no fault to see in second states: ${name}`,
    options,
    async ({ browser, server, store: { statusLink, ...rest } }) => {
      test.slow();
      const store = { ...rest, statusLink: statusLink.replace(/vi$/, view.language) };
      const visitor = await openWindow(browser, server, view);
      const staff = await openWindow(browser, server, view, store.staff);
      const [screens, files] = choose(screensOf(store));
      const faults = await lookAt({ visitor, staff }, view, { screens, files, store });
      await visitor.context().close();
      await staff.context().close();
      expect(faults).toEqual([]);
    },
  );
}

for (const view of smallViews) {
  inView(view, smoke, (all) => [all.filter(({ name }) => small.has(name)), [...smallDialogs]]);
}

for (const view of fullViews) {
  inView(view, { tag: "@look" }, (all) => [
    all.filter((_, number) => isSeen(number, view)),
    Object.keys(dialogs).filter((_, number) => isSeen(number, view)),
  ]);
}
