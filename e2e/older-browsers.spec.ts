import type { Page } from "@playwright/test";
import { fillIn, submit, success } from "./application-form.ts";
import { openHydrated } from "./hydrated.ts";
import { enter, newAddress } from "./person.ts";
import { screens } from "./screens.ts";
import { apply } from "./settings-calls.ts";
import { expect, linkIn, test as base } from "./site.ts";

const redPixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==";

/** A browser without what Chrome 100 or Safari 15.4 lacks. */
const test = base.extend<{ olderPage: Page }>({
  olderPage: async ({ strictPage: page }, use) => {
    await page.addInitScript(() => {
      const missing: [object, string[]][] = [
        [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
        [Array, ["fromAsync"]],
        [String.prototype, ["isWellFormed", "toWellFormed"]],
        [Object, ["groupBy"]],
        [Map, ["groupBy"]],
        [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
        [Promise, ["withResolvers", "try"]],
        [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"]],
        [Set.prototype, ["symmetricDifference", "isDisjointFrom"]],
        [AbortSignal, ["timeout", "any"]],
        [URL, ["canParse", "parse"]],
        [RegExp, ["escape"]],
        [Intl.NumberFormat.prototype, ["formatRange", "formatRangeToParts"]],
        [Element.prototype, ["checkVisibility", "setHTML", "setHTMLUnsafe", "moveBefore"]],
        [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
        [Document.prototype, ["startViewTransition"]],
        [Headers.prototype, ["getSetCookie"]],
        [URLSearchParams.prototype, ["size"]],
        [Uint8Array.prototype, ["toBase64", "toHex"]],
        [globalThis, ["Iterator", "navigation", "scheduler", "reportError", "Temporal"]],
        [globalThis, ["OffscreenCanvas", "CSSStyleSheet"]],
        [Document.prototype, ["adoptedStyleSheets"]],
      ];
      for (const [owner, names] of missing) {
        for (const name of names) Reflect.deleteProperty(owner, name);
      }
    });
    await use(page);
  },
});

test("public pages and the screens of sign-in run without the newer methods", async ({
  olderPage: page,
}) => {
  test.slow();
  for (const path of screens) {
    await openHydrated(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("an application is sent and followed without the newer methods", async ({
  olderPage: page,
  site,
  request,
}) => {
  await page.goto("/vi/careers/ai-engineer");
  await page.goto("/careers/apply");
  await fillIn(page, newAddress("older"));
  await submit(page).click();
  await expect(success(page)).toBeFocused();
  await page.goto(await linkIn(site, await apply(request), /\/application-status#\S+/));
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("You have withdrawn this application.")).toBeVisible();
});

test("signing in works without the newer methods", async ({ olderPage: page }) => {
  await enter(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a profile picture is cropped without the newer methods", async ({ olderPage: page }) => {
  await enter(page);
  await page.goto("/profile");
  await page.getByLabel("Choose a picture").setInputFiles({
    name: "tôi.png",
    mimeType: "image/png",
    buffer: Buffer.from(redPixel, "base64"),
  });
  await expect(page.getByText("This is how it will look.")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
});
