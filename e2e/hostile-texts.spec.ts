import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { enter, newAddress } from "./person.ts";
import { asAdmin, chooseVietnamese, expect, linkIn, test as base } from "./site.ts";

/** A word in the addresses of these people and in no other address. */
const word = "hostile";
const people = hostileTexts.map((text, index) => ({
  text,
  index,
  email: newAddress(word),
  password: "paper star bronze drum",
}));

/** The server removes hidden marks from names, titles and addresses. */
const nameOf = (text: string) => text.replaceAll(/[\u202e\u200b\ufeff]/g, "");
const hostileNames = hostileTexts.map(nameOf);

/** Every nth person, for pages that load slowly. */
const everyNth = (step: number) => people.filter(({ index }) => index % step === 0);
/** The people with accounts. */
const members = everyNth(13);

let sent: Promise<readonly string[]> | undefined;

/** A site that stores every hostile text; a page that runs one opens a dialog or violates the policy, and fails the test. */
const test = base.extend<{ watchedPage: Page; ids: readonly string[] }>({
  // Sent once for all tests of this file.
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

/** Creates an application, an account and notes with each text in every text field. Returns the ids of the applications. */
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
    expect(refused.status(), "an invalid link").toBe(422);

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

// The elements that the texts create when a page treats them as HTML.
const injected =
  "img[src=x], svg[onload], [onerror], [ontoggle], [onfocus], [onmouseover], base, object, math, form[action^=javascript], " +
  "[href^='javascript:' i], link[href*='evil.example'], iframe[srcdoc*=alert], meta[http-equiv=refresh]";

/** Expects the page to show the texts as written and to contain no injected element. */
async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const shown = page.getByText(text).or(page.getByText(nameOf(text)));
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.locator(injected)).toHaveCount(0);
}

test("the form shows ?position= as text", async ({ watchedPage: page }) => {
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
  for (const [address, label] of [
    ["/careers/apply", "Applying for: "],
    ["/vi/careers/apply", "Ứng tuyển vị trí: "],
  ] as const) {
    for (const { text } of everyNth(8)) {
      await page.goto(`${address}?position=${encodeURIComponent(text)}`);
      await expectTexts(page, [label + text]);
    }
  }
});

for (const language of ["en", "vi"] as const) {
  test(`lists, audit log and overview show hostile input as text (${language})`, async ({
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
    // The newest entry is a change with a hostile text, also after changes of other tests.
    const last = people.at(-1);
    const headers = await asAdmin(request);
    const data = { notes: `${last?.text} ${language}` };
    const changed = await request.patch(`/api/v1/applications/${ids.at(-1)}`, { headers, data });
    expect(changed.status()).toBe(200);
    for (const query of ["?tab=settings&section=audit", ""]) {
      await page.goto(`/admin${query}`);
      await expectTexts(page, [last?.text ?? ""]);
    }
    await page.goto("/admin/settings/mail");
    await expect(page.getByRole("list").getByRole("listitem").first()).toBeVisible();
    await expectTexts(page, []);
  });
}

test("a review shows all input of an applicant as text", async ({
  watchedPage: page,
  ids,
  site,
}) => {
  await enter(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`/admin?tab=applications&q=${word}&sort=oldest&review=${ids[0]}`);
  for (const { text, index } of people) {
    await expect(heading).toHaveText(nameOf(text));
    await expectTexts(page, [text, `https://people.example/${nameOf(text)}`]);
    const notes = page.getByRole("textbox", { name: "Notes" });
    await expect(notes).toHaveValue(new RegExp(`^${RegExp.escape(text)}`));
    if (index < people.length - 1)
      await page.getByRole("button", { name: "Next application" }).click();
  }
  await chooseVietnamese(page, site.url);
  for (const { text, index } of everyNth(13)) {
    await page.goto(`/admin?tab=applications&review=${ids[index]}`);
    await expect(heading).toHaveText(nameOf(text));
    await expectTexts(page, [text, `https://people.example/${nameOf(text)}`]);
  }
});

test("dialogs show an application, its status email and a user as text", async ({
  watchedPage: page,
  ids,
}) => {
  await enter(page);
  const dialog = page.getByRole("dialog");
  for (const { text, email, index } of everyNth(8)) {
    await page.goto(`/admin?tab=applications&details=${ids[index]}`);
    await expect(dialog).toContainText(`https://people.example/${nameOf(text)}`);
    await page.goto(`/admin?tab=applications&details=${ids[index]}&dialog=edit`);
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

test("the account pages show the name of the user as text", async ({ watchedPage: page, ids }) => {
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

test("the status page shows the position as text", async ({ watchedPage: page, ids, site }) => {
  expect(ids).toHaveLength(people.length);
  for (const { text, email } of everyNth(8)) {
    const link = await linkIn(site, email, /\/application-status#[\w-]+/);
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: nameOf(text) })).toBeVisible();
    await expectTexts(page, [text]);
  }
});
