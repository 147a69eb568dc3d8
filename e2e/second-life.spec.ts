import type { Browser, Locator, Page } from "@playwright/test";
import { signInByCall } from "./admin-session.ts";
import type { ClockedServer } from "./clocked-server.ts";
import { test as base } from "./clocked-site.ts";
import { fillStore, type Store } from "./look/store.ts";
import { storeSession } from "./person.ts";
import { forms, type LivingForm, small } from "./second-life/forms.ts";
import { expect } from "./site.ts";
import { smoke } from "./smoke.ts";

// The second life of each form: a failure, no answer, a late answer to what was typed before, a second save, and
// leaving with unsaved text. The answers are delayed and lost inside the browser.

const test = base.extend<object, { store: Store }>({
  store: [
    async ({ clockedServer, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: clockedServer.url });
      await use(await fillStore(request, clockedServer));
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

async function openWindow(browser: Browser, server: ClockedServer, store: Store, path: string) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install({ time: await server.advance(0) });
  const needsSession = /^\/(?:admin|profile|settings)/.test(path);
  if (needsSession) await storeSession(page, await signInByCall(page.request, store.staff));
  return page;
}

/** The form in a page, with what its tests do. */
class Life {
  readonly page: Page;
  readonly #form: LivingForm;
  readonly #path: string;
  /** The Idempotency-Key of each call; undefined for one without. */
  readonly keys: (string | undefined)[] = [];

  constructor(page: Page, form: LivingForm, path: string) {
    [this.page, this.#form, this.#path] = [page, form, path];
  }

  get field(): Locator {
    return this.page.locator(this.#form.field).first();
  }

  /** The form or the dialog around the field. */
  get #around(): Locator {
    return this.field.locator("xpath=ancestor::form | ancestor::*[@role='dialog']");
  }

  get submit(): Locator {
    const { button } = this.#form;
    if (button !== undefined) return this.page.getByRole("button", { name: button });
    return this.#around.locator("button[type=submit]").last();
  }

  textOf(number: number): string {
    return this.#form.textOf?.(number) ?? `Lần thứ ${number}`;
  }

  async open(): Promise<void> {
    // A dialog in the address of the open page would not open.
    await this.page.goto("about:blank");
    await this.page.goto(this.#path);
    await this.#form.open?.(this.page);
    await expect(this.field).toBeVisible();
  }

  async type(number: number): Promise<void> {
    for (const [name, text] of Object.entries(this.#form.rest ?? {})) {
      const control = this.#around.locator(`[name=${name}]`).first();
      await control.fill(text);
    }
    await this.field.fill(this.textOf(number));
  }

  isCall = (method: string, url: string): boolean =>
    method === this.#form.method && this.#form.call.test(new URL(url).pathname);

  /** Answers the next calls in this way. */
  async answer(
    how: (calls: { go: () => Promise<void>; fail: () => Promise<void> }) => Promise<void>,
  ) {
    await this.page.unrouteAll();
    await this.page.route("**/api/v1/**", async (route) => {
      const request = route.request();
      if (!this.isCall(request.method(), request.url())) return route.fallback();
      this.keys.push(request.headers()["idempotency-key"]);
      const json = { error: { message: "Try later" } };
      await how({
        go: () => route.continue().catch(() => {}),
        fail: () => route.fulfill({ status: 503, json }),
      });
    });
  }

  nextAnswer() {
    return this.page.waitForResponse((response) =>
      this.isCall(response.request().method(), response.url()),
    );
  }

  async expectFreeWith(number: number): Promise<void> {
    await expect(this.field).toHaveValue(this.textOf(number));
    await expect(this.field).toBeEditable();
    await expect(this.submit).toBeEnabled();
  }
}

async function live(life: Life, form: LivingForm): Promise<void> {
  const { page } = life;
  await life.open();

  await test.step("a failure keeps the text", async () => {
    await life.answer(({ fail }) => fail());
    await life.type(1);
    await life.submit.click();
    await expect(page.getByText("Try later").first()).toBeVisible();
    await life.expectFreeWith(1);
  });

  await test.step("without an answer the form is free, and a late one keeps newer text", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await life.answer(async ({ go }) => {
      arrive();
      await released;
      await go();
    });
    await life.submit.click();
    await arrived;
    await page.clock.runFor(16_000);
    await life.expectFreeWith(1);
    await life.type(2);
    const answered = life.nextAnswer();
    release();
    const late = await answered;
    expect(late.status(), await late.text()).toBeLessThan(300);
    await late.finished();
    await page.clock.runFor(1_000);
    await life.expectFreeWith(2);
  });

  await test.step("a second save sends the newer text", async () => {
    await life.answer(({ go }) => go());
    const answered = life.nextAnswer();
    await life.submit.click();
    const response = await answered;
    expect(response.request().postData()).toContain(life.textOf(2));
    const [first, again, other] = life.keys;
    expect(first !== undefined, "the call has an Idempotency-Key").toBe(form.isOnce === true);
    if (form.isOnce === true) {
      expect(again, "the same act sent again has the same key").toBe(first);
      expect(other, "another act has another key").not.toBe(first);
    }
    await expect
      .poll(() => page.locator("[aria-busy=true]").count(), { message: "nothing is busy" })
      .toBe(0);
  });

  if (form.leaving === "nothing") return;
  await test.step("leaving with unsaved text does not lose it", async () => {
    await life.open();
    await life.type(3);
    const isDialog = (await page.locator("[role=dialog]").count()) > 0;
    const leave = async () => {
      if (isDialog) await page.keyboard.press("Escape");
      else await page.getByRole("banner").getByRole("link").first().click();
    };
    const question = page.getByRole("dialog", { name: "Discard changes?" });
    await leave();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(life.field).toHaveValue(life.textOf(3));
    await leave();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(life.field).toBeHidden();
  });
}

for (const [name, form] of Object.entries(forms)) {
  if (typeof form === "string") continue;
  const options = small.includes(name) ? smoke : { tag: "@second-life" };
  test(`the second life of ${name}`, options, async ({ browser, server, store }) => {
    const path = form.path(store);
    const page = await openWindow(browser, server, store, path);
    await live(new Life(page, form, path), form);
    await page.context().close();
  });
}
