import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { enter, newAddress } from "./person.ts";
import { asAdmin, chooseVietnamese, expect, linkIn, test as base } from "./site.ts";

/** What the addresses of these people have in common, and no other has. */
const word = "hostile";
const people = hostileTexts.map((text, index) => ({
  text,
  index,
  email: newAddress(word),
  password: "paper star bronze drum",
}));

/** A name loses its bidi controls. */
const nameOf = (text: string) => text.replaceAll("\u202e", "");
const hostileNames = hostileTexts.map(nameOf);

/** Every nth of them, where a page is slow to open and shows what others have shown. */
const some = (step: number) => people.filter(({ index }) => index % step === 0);
/** Those who have accounts of their own. */
const members = some(13);

let sent: Promise<readonly string[]> | undefined;

/** Pages of a site to which every hostile text was sent, and which must take none of them for anything but text. */
const test = base.extend<{ watchedPage: Page; ids: readonly string[] }>({
  // Once for all tests of the file.
  ids: async ({ request }, use) => {
    sent ??= sendAll(request);
    await use(await sent);
  },
  watchedPage: async ({ strictPage: page }, use) => {
    const dialogs: string[] = [];
    page.on("dialog", async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) => {
        // oxlint-disable-next-line no-console -- the strict page fails on it
        console.error(`policy: ${effectiveDirective} ${sample}`);
      });
    });
    await use(page);
    expect(dialogs).toEqual([]);
  },
});

/** Applies, has accounts made and writes notes with every text, in every field that takes it. Gives the ids of the applications. */
async function sendAll(request: APIRequestContext): Promise<readonly string[]> {
  const headers = await asAdmin(request);
  const ids: string[] = [];
  for (const { text, email, password, index } of people) {
    const phone = text.slice(0, 50).trim().padEnd(10, "0");
    const address = `https://people.example/${text}`;
    const resume = { name: `${text.replaceAll("/", "")}.pdf`, mimeType: "text/html" };
    const applied = await request.post("/api/v1/applications/upload", {
      multipart: {
        full_name: text,
        email,
        phone,
        position: text,
        experience_level: "mid",
        notes: `${text}\n`.repeat(8),
        portfolio_url: address,
        linkedin_url: address,
        github_url: address,
        resume: { ...resume, buffer: tinyPdf() },
      },
    });
    expect(applied.status(), text + (await applied.text())).toBe(201);
    const { data: application }: { data: { id: string } } = await applied.json();
    ids.push(application.id);
    const link = { ...application, portfolio_url: text, full_name: text, email, position: text };
    const refused = await request.post("/api/v1/applications", {
      data: { ...link, experience_level: "mid" },
    });
    expect(refused.status(), "a link that is none").toBe(422);

    const account = { name: text, email };
    const isMember = members.some((member) => member.index === index);
    const made = await (isMember
      ? request.post("/api/v1/auth/signup", { data: { ...account, password } })
      : request.post("/api/v1/users", { headers, data: account }));
    expect(made.status()).toBe(201);
    const user: { id: string } | { user: { id: string } } = await made.json();
    const id = "user" in user ? user.user.id : user.id;
    const national_id = text.slice(0, 50).trim();
    const more = { phone, address: text, current_address: text, national_id, notes: text };
    for (const [path, data] of [
      [`/api/v1/users/${id}`, more],
      [`/api/v1/applications/${application.id}`, { notes: text }],
    ] as const) {
      const changed = await request.patch(path, { headers, data });
      expect(changed.status(), await changed.text()).toBe(200);
    }
  }
  return ids;
}

// What the texts would have made of the page.
const made =
  "img[src=x], svg[onload], [onerror], [ontoggle], [onfocus], [onmouseover], base, object, math, form[action^=javascript], " +
  "[href^='javascript:' i], link[href*='evil.example'], iframe[srcdoc*=alert], meta[http-equiv=refresh]";

/** That a reader sees the texts as they were written, and that they have made nothing else. */
async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const shown = page.getByText(text).or(page.getByText(nameOf(text)));
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.locator(made)).toHaveCount(0);
}

test("?position= is text on the form", async ({ watchedPage: page }) => {
  await openHydrated(page, "/careers/apply");
  for (const { text } of people) {
    await page.evaluate(
      (query) => {
        history.pushState(null, "", query);
        dispatchEvent(new PopStateEvent("popstate"));
      },
      `?position=${encodeURIComponent(text)}`,
    );
    await expectTexts(page, [`Applying for: ${text}`]);
  }
  for (const [address, words] of [
    ["/careers/apply", "Applying for: "],
    ["/vi/careers/apply", "Ứng tuyển vị trí: "],
  ] as const) {
    for (const { text } of some(8)) {
      await page.goto(`${address}?position=${encodeURIComponent(text)}`);
      await expectTexts(page, [words + text]);
    }
  }
});

for (const language of ["en", "vi"] as const) {
  test(`lists, log and overview show what was sent as text (${language})`, async ({
    watchedPage: page,
    site,
    ids,
    request,
  }) => {
    await enter(page);
    if (language === "vi") await chooseVietnamese(page, site.url);
    const rows = page.locator("tbody tr");
    for (const tab of ["applications", "users"]) {
      const seen: string[] = [];
      for (let number = 1; seen.length < people.length; number += 1) {
        await page.goto(`/admin?tab=${tab}&q=${word}&sort=oldest&page=${number}`);
        await expect(rows.locator("[data-opens-row]").first()).toBeVisible();
        const names = await rows.locator("[data-opens-row]").allTextContents();
        seen.push(...names.filter((name) => hostileNames.includes(name)));
        await expectTexts(page, []);
      }
      expect(new Set(seen), tab).toEqual(new Set(hostileNames));
    }
    // Whatever other tests have done since, the last change is one of these.
    const last = people.at(-1);
    const headers = await asAdmin(request);
    const data = { notes: `${last?.text} ${language}` };
    const changed = await request.patch(`/api/v1/applications/${ids.at(-1)}`, { headers, data });
    expect(changed.status()).toBe(200);
    for (const place of ["?tab=settings&section=audit", ""]) {
      await page.goto(`/admin${place}`);
      await expectTexts(page, [last?.text ?? ""]);
    }
    await page.goto("/admin?tab=settings&section=mail");
    await expect(page.getByRole("list").getByRole("listitem").first()).toBeVisible();
    await expectTexts(page, []);
  });
}

test("a review shows all that an applicant wrote as text", async ({
  watchedPage: page,
  ids,
  site,
}) => {
  await enter(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`/admin?tab=applications&q=${word}&sort=oldest&review=${ids[0]}`);
  for (const { text, index } of people) {
    await expect(heading).toHaveText(nameOf(text));
    await expectTexts(page, [text, `https://people.example/${text}`]);
    await expect(page.locator("textarea")).toHaveValue(new RegExp(`^${RegExp.escape(text)}`));
    if (index < people.length - 1)
      await page.getByRole("button", { name: "Next application" }).click();
  }
  await chooseVietnamese(page, site.url);
  for (const { text, index } of some(13)) {
    await page.goto(`/admin?tab=applications&review=${ids[index]}`);
    await expect(heading).toHaveText(nameOf(text));
    await expectTexts(page, [text, `https://people.example/${text}`]);
  }
});

test("dialogs about an application, its letter and a user show text", async ({
  watchedPage: page,
  ids,
}) => {
  await enter(page);
  const dialog = page.getByRole("dialog");
  for (const { text, email, index } of some(8)) {
    await page.goto(`/admin?tab=applications&application=${ids[index]}`);
    await expect(dialog).toContainText(`https://people.example/${text}`);
    await page.goto(`/admin?tab=applications&application=${ids[index]}&dialog=edit`);
    await dialog.locator("select").first().selectOption("accepted");
    await expect(dialog.locator("textarea").last()).toHaveValue(new RegExp(RegExp.escape(text)));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.goto(`/admin?tab=users&q=${email}`);
    await page.locator("[data-opens-row]").click();
    await expect(dialog).toContainText(nameOf(text));
    await expectTexts(page, [text]);
  }
});

test("what a user is called is text on the user's own pages", async ({
  watchedPage: page,
  ids,
}) => {
  expect(ids).toHaveLength(people.length);
  for (const person of members) {
    await enter(page, person);
    for (const path of ["/dashboard", "/profile", "/settings", "/vi"]) {
      await page.goto(path);
      await expect(page.getByRole("banner").getByRole("button").first()).toBeVisible();
      await expectTexts(page, path === "/dashboard" || path === "/profile" ? [person.text] : []);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test("the page of an application calls the position what the applicant did", async ({
  watchedPage: page,
  ids,
  site,
}) => {
  expect(ids).toHaveLength(people.length);
  for (const { text, email } of some(8)) {
    const link = await linkIn(site, email, /\/application-status#[\w-]+/);
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: text })).toBeVisible();
    await expectTexts(page, [text]);
  }
});
