import type { Page } from "@playwright/test";
import { apply, asAdmin } from "./admin-review.ts";
import { makeUsers } from "./admin-users.ts";
import { holdScripts } from "./application-form.ts";
import { holdCalls } from "./held-calls.ts";
import { openHydrated } from "./hydrated.ts";
import { enter, signUpPerson } from "./person.ts";
import { chooseVietnamese, expect, submitSignIn, test } from "./site.ts";

test("the header stays on top and shows the main navigation", async ({ strictPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/");
  const header = page.getByRole("banner");
  await page.mouse.wheel(0, 1_500);
  await expect.poll(async () => (await header.boundingBox())?.y, "the header stays on top").toBe(0);
  const links = header.getByRole("navigation").getByRole("link");
  const names = ["Home", "About", "Solutions", "Projects", "Clients", "Team", "Careers"];
  await expect(links).toHaveText(names);
  const addresses = names.map((name) => (name === "Home" ? "/" : `/${name.toLowerCase()}`));
  for (const [index, address] of addresses.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", address);
  }
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
});

test("the user menu shows name and role, and Log out shows its progress", async ({
  strictPage: page,
  request,
}) => {
  const { name, email, password } = await signUpPerson(request);
  await enter(page, { email, password });
  await page.goto("/");
  const trigger = page.getByRole("button", { name: `Account of ${name}` });
  await expect(trigger).toContainText("NM");
  await trigger.click();
  const menu = page.getByRole("group", { name: `Account of ${name}` });
  await expect(menu.getByText(name)).toBeVisible();
  await expect(menu.getByText("User", { exact: true })).toBeVisible();
  await expect(menu.locator("a, button")).toHaveText(["Profile", "Settings", "Log out"]);

  const release = await holdCalls(page, "**/api/v1/auth/logout", "POST");
  await menu.getByRole("button", { name: "Log out" }).click();
  await expect(menu.getByText("Logging out...")).toBeVisible();
  release();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("the initials replace an avatar that fails to load", async ({ page }) => {
  await page.route("**/api/v1/users/me", async (route) => {
    const response = await route.fetch();
    const user: object = await response.json();
    await route.fulfill({ response, json: { ...user, avatar: "/lost.png" } });
  });
  await page.route("**/lost.png", (route) => route.abort());
  await enter(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Account of admin" })).toContainText("A");
  await expect(page.getByRole("banner").locator("img[src='/lost.png']")).toHaveCount(0);
});

test("a signed-in user never sees Sign In while the page loads", async ({ page }) => {
  await enter(page);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Sign In")).toBeHidden();
  release();
  await expect(page.getByRole("button", { name: "Account of admin" })).toBeVisible();
});

test("scrolling reveals the children of a group in turn, and only once", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/");
  // The four reasons.
  const group = page.locator("[data-reveal^=group]").nth(1);
  await expect(group).toHaveAttribute("data-reveal", "group-waiting");
  const delays = await group
    .locator("> *")
    .evaluateAll((children) => children.map((child) => getComputedStyle(child).transitionDelay));
  expect(delays).toEqual(["0s", "0.08s", "0.16s", "0.24s"]);
  await group.scrollIntoViewIfNeeded();
  await expect(group).toHaveAttribute("data-reveal", "group-shown");
  const first = group.locator("> *").first();
  await expect(first).toHaveCSS("transition-duration", "0.5s, 0.5s");
  await expect(first).toHaveCSS("opacity", "1");
  await page.keyboard.press("Home");
  await expect(group).toHaveAttribute("data-reveal", "group-shown");
});

test("the admin tables cut off no cell in Vietnamese", async ({
  strictPage: page,
  site,
  request,
}) => {
  const id = await apply(request, "Đỗ Thị Nhãn Dài");
  await asAdmin(request, id, { status: "reviewing", notify: false });
  const phone = "+84 94 484 8448";
  await makeUsers(request, "Nhãn Dài", 1, { phone });
  await chooseVietnamese(page, site.url);
  await enter(page);
  for (const [tab, badge] of [
    ["users", "Đang hoạt động"],
    ["applications", "Đang xem xét"],
  ] as const) {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(`/admin?tab=${tab}&q=${encodeURIComponent("Nhãn Dài")}`);
    await expect(page.getByRole("cell", { name: badge }).first()).toBeVisible();
    await loadFonts(page);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.getByRole("cell").evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent)
          .filter((text) => text !== ""),
      );
      expect(cut, `${tab} at ${width}`).toEqual([]);
      if (tab !== "users") continue;
      const shown = page.getByText(phone);
      const isWhole = await shown.evaluate((text) => text.scrollWidth <= text.clientWidth);
      expect(isWhole, `the phone at ${width}`).toBe(true);
    }
  }
});

/** Loads all fonts: `font-display: optional` skips fonts that arrive late. */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
    for (const rule of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
      const [family = "", src = "", weight = ""] = ["font-family", "src", "font-weight"].map(
        (name) => rule.style.getPropertyValue(name),
      );
      if (!src.includes("url(")) continue;
      const face = new FontFace(family.replaceAll(/["']/g, ""), src, { weight });
      document.fonts.add(await face.load());
    }
  });
}

test("a print shows content that is not revealed yet", async ({ strictPage: page }) => {
  await openHydrated(page, "/");
  const waiting = page.locator("[data-reveal=waiting], [data-reveal=group-waiting] > *");
  await expect.poll(() => waiting.count()).toBeGreaterThan(4);
  const styles = () =>
    waiting.evaluateAll((parts) =>
      parts.map((part) => [getComputedStyle(part).opacity, getComputedStyle(part).transform]),
    );
  const opacities = async () => Array.from(new Set((await styles()).map(([opacity]) => opacity)));
  await expect.poll(opacities, "the content is transparent").toEqual(["0"]);
  await page.emulateMedia({ media: "print" });
  expect(new Set((await styles()).map(String))).toEqual(new Set(["1,none"]));
});

test("long pages reveal the content below the first screen", async ({ strictPage: page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  for (const path of ["/contact", "/privacy-policy", "/terms-of-service", "/careers/apply"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openHydrated(page, path);
    await expect(page.locator("[data-reveal$=waiting]").first(), path).toBeAttached();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("[data-reveal]"), path).toHaveCount(0);
  }
});

test("with reduced motion all content is visible at once", async ({ strictPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await expect(page.locator("[data-reveal]")).toHaveCount(0);
});

test("a toast follows the chosen theme", async ({ page }) => {
  await openHydrated(page, "/login");
  const colours: string[] = [];
  for (const theme of ["Light", "Dark"]) {
    await page.getByRole("button", { name: theme, exact: true }).click();
    await submitSignIn(page, { email: "unknown@people.example", password: "wrong" });
    const toast = page.getByText("Login failed").last();
    await expect(toast).toBeVisible();
    colours.push(await toast.evaluate((element) => getComputedStyle(element).color));
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toBeHidden();
  }
  expect(new Set(colours).size).toBe(2);
});

test("a theme change runs no transition, a hover does", async ({ page }) => {
  await openHydrated(page, "/contact");
  await page.evaluate(() => {
    Reflect.set(window, "colorTransitions", 0);
    document.addEventListener("transitionrun", ({ propertyName }) => {
      if (propertyName.includes("color")) {
        const count = Number(Reflect.get(window, "colorTransitions"));
        Reflect.set(window, "colorTransitions", count + 1);
      }
    });
  });
  const colorTransitions = () =>
    page.evaluate(() => Number(Reflect.get(window, "colorTransitions")));
  for (const theme of ["Dark", "Light"]) {
    await page.getByRole("button", { name: theme, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme.toLowerCase());
    await expect(page.locator("html")).not.toHaveAttribute("data-no-transitions");
  }
  expect(await colorTransitions()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).hover();
  await expect.poll(colorTransitions, "a colour changes").toBeGreaterThan(0);
});
