import type { APIRequestContext, Page } from "@playwright/test";
import { resumeFile } from "./admin-review.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { enter } from "./person.ts";
import { withServer, type Site } from "./server.ts";
import { admin, asAdmin, chooseVietnamese, expect, lettersTo, test as base } from "./site.ts";

const people = hostileTexts.map((text, index) => ({
  text,
  index,
  email: `hostile-${index}@people.example`,
  password: "paper star bronze drum",
}));

/** Every nth of them, where a page is slow to open and shows what others have shown. */
const some = (step: number) => people.filter(({ index }) => index % step === 0);

/** Pages of a site to which every hostile text was sent, and which must take none of them for anything but text. */
const test = base.extend<{ watchedPage: Page }, { site: Site; ids: readonly string[] }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => {
      const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
      await withServer({ ...environment, HR_EMAIL: "hr@company.example" }, (site) => use(site));
    },
    { scope: "worker" },
  ],
  ids: [
    async ({ site, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.url });
      await use(await sendAll(request));
      await request.dispose();
    },
    { scope: "worker" },
  ],
  watchedPage: async ({ strictPage: page, ids }, use) => {
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
    expect(ids).toHaveLength(hostileTexts.length);
    await use(page);
    expect(dialogs).toEqual([]);
  },
});

/** Applies, signs up and writes notes with every text, in every field that takes it. Gives the ids of the applications. */
async function sendAll(request: APIRequestContext): Promise<string[]> {
  const headers = await asAdmin(request);
  const resume = await resumeFile("pdf");
  const ids: string[] = [];
  for (const { text, email, password } of people) {
    const phone = text.slice(0, 50).trim().padEnd(10, "0");
    const address = `https://people.example/${text}`;
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
        resume: { ...resume, name: `${text.replaceAll("/", "")}.pdf`, mimeType: "text/html" },
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

    const account = { name: text, email, password };
    const signedUp = await request.post("/api/v1/auth/signup", { data: account });
    expect(signedUp.status()).toBe(201);
    const { user }: { user: { id: string } } = await signedUp.json();
    const national_id = text.slice(0, 50).trim();
    const more = { phone, address: text, current_address: text, national_id, notes: text };
    for (const [path, data] of [
      [`/api/v1/users/${user.id}`, more],
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
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.locator(made)).toHaveCount(0);
}

const applyingFor = { en: "Applying for: ", vi: "Ứng tuyển vị trí: " } as const;

for (const language of ["en", "vi"] as const) {
  const inLanguage = async (page: Page, url: string) => {
    if (language === "vi") await chooseVietnamese(page, url);
  };

  test(`?position= is text on the form (${language})`, async ({ watchedPage: page }) => {
    const prefix = language === "en" ? "" : "/vi";
    for (const { text } of language === "en" ? people : some(6)) {
      await page.goto(`${prefix}/careers/apply?position=${encodeURIComponent(text)}`);
      await expectTexts(page, [applyingFor[language] + text]);
    }
  });

  test(`lists, log and overview show what was sent as text (${language})`, async ({
    watchedPage: page,
    site,
  }) => {
    await enter(page);
    await inLanguage(page, site.url);
    const rows = page.locator("tbody tr");
    for (const tab of ["applications", "users"]) {
      const seen: string[] = [];
      for (let number = 1; seen.length < people.length; number += 1) {
        await page.goto(`/admin?tab=${tab}&sort=oldest&page=${number}`);
        await expect(rows.locator("[data-opens-row]").first()).toBeVisible();
        const names = await rows.locator("[data-opens-row]").allTextContents();
        seen.push(...names.filter((name) => hostileTexts.includes(name)));
        await expectTexts(page, []);
      }
      expect(new Set(seen), tab).toEqual(new Set(hostileTexts));
    }
    const newest = hostileTexts.slice(-3);
    await page.goto("/admin?tab=settings&section=audit");
    await expectTexts(page, newest);
    await page.goto("/admin");
    await expectTexts(page, newest.slice(-1));
    await page.goto("/admin?tab=settings&section=mail");
    await expectTexts(page, [people.at(-1)?.email ?? ""]);
  });

  test(`a review shows all that an applicant wrote as text (${language})`, async ({
    watchedPage: page,
    site,
    ids,
  }) => {
    await enter(page);
    await inLanguage(page, site.url);
    for (const { text, index } of language === "en" ? people : some(6)) {
      await page.goto(`/admin?tab=applications&review=${ids[index]}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
      await expectTexts(page, [text, `https://people.example/${text}`]);
      await expect(page.locator("textarea")).toHaveValue(text);
    }
  });
}

test("dialogs about an application, its letter and a user show text", async ({
  watchedPage: page,
  ids,
}) => {
  await enter(page);
  const dialog = page.getByRole("dialog");
  for (const { text, email, index } of some(6)) {
    await page.goto(`/admin?tab=applications&application=${ids[index]}`);
    await expect(dialog).toContainText(`https://people.example/${text}`);
    await page.goto(`/admin?tab=applications&application=${ids[index]}&dialog=edit`);
    await dialog.locator("select").first().selectOption("accepted");
    await expect(dialog.locator("textarea").last()).toHaveValue(new RegExp(RegExp.escape(text)));
    await page.goto(`/admin?tab=users&q=${email}`);
    await page.locator("[data-opens-row]").click();
    await expect(dialog).toContainText(text);
    await expectTexts(page, [text]);
  }
});

test("what a user is called is text on the user's own pages", async ({ watchedPage: page }) => {
  for (const person of some(9)) {
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
  site,
}) => {
  for (const { text, email } of some(5)) {
    let link = "";
    await expect(async () => {
      const letters = (await lettersTo(site, email)).join();
      link = /\/application-status#[\w-]+/.exec(letters)?.[0] ?? "";
      expect(link).not.toBe("");
    }).toPass();
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: text })).toBeVisible();
    await expectTexts(page, [text]);
  }
});
