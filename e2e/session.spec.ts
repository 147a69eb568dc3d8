import { expect, type Page } from "@playwright/test";
import { clockOf, test as base } from "./clocked-site.ts";
import type { FaultyNetwork } from "./faulty-network.ts";
import { blockStorage, enter, signUpPerson, type Person } from "./person.ts";
import { signInAs } from "./site.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

type Clock = ReturnType<typeof clockOf>;

/** A person with an account, and a clock that the test moves. The browser's clock is off by `clockErrorMs`. */
const test = base.extend<{
  person: Person;
  clock: Clock;
  clockErrorMs: number;
  /** The home page with a new session. */
  signedIn: Page;
}>({
  clockErrorMs: [0, { option: true }],
  person: async ({ request }, use) => use(await signUpPerson(request)),
  clock: [
    async ({ context, server, network, clockErrorMs }, use) => {
      const clock = clockOf(context, server, network);
      await clock.start(clockErrorMs);
      await use(clock);
    },
    { auto: true },
  ],
  signedIn: async ({ page, person }, use) => {
    await enter(page, person);
    await page.goto("/");
    await expect(accountOf(page, person)).toBeVisible();
    await use(page);
  },
});

const accountOf = (page: Page, person: Person) =>
  page.getByRole("button", { name: `Account of ${person.name}` });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));
const refreshes = (network: FaultyNetwork) => network.statusesOf("/auth/refresh");

/** Signs in through the form, so that the page knows when the tokens were issued. */
async function signIn(page: Page, person: Person): Promise<void> {
  await signInAs(page, person);
  await expect(accountOf(page, person)).toBeVisible();
}

async function expectSignedInAfterReload(page: Page, person: Person): Promise<void> {
  await page.reload();
  await expect(accountOf(page, person)).toBeVisible();
}

/** Longer than the lifetime of an access token. */
async function workFor70Minutes(clock: Clock, network: FaultyNetwork): Promise<void> {
  for (let interval = 1; interval <= 5; interval += 1) {
    await clock.pass(14 * minute);
    await expect.poll(() => refreshes(network).length).toBe(interval);
    await network.waitUntilIdle();
  }
  expect(refreshes(network)).toEqual([200, 200, 200, 200, 200]);
}

test("five tabs share a session for eight hours with one refresh per interval, and a sign-out ends it in all", async ({
  page,
  context,
  person,
  clock,
  network,
}) => {
  test.setTimeout(120_000);
  await signIn(page, person);
  const tabs = [page];
  for (const path of ["/dashboard", "/careers", "/about", "/projects"]) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(accountOf(tab, person)).toBeVisible();
    tabs.push(tab);
  }

  const refreshedAt: number[] = [];
  for (let at = 2; at <= 8 * 60; at += 2) {
    await clock.pass(2 * minute);
    while (refreshedAt.length < refreshes(network).length) refreshedAt.push(at);
    expect(await storedToken(page), `after ${at} minutes`).not.toBeNull();
    // Far from every refresh: a tab that reloads during its refresh loses the response.
    const tab = tabs[((at - 8) / 28) % tabs.length];
    if (at % 28 !== 8 || tab === undefined) continue;
    await tab.reload();
    await expect(accountOf(tab, person)).toBeVisible();
  }
  expect(refreshes(network).filter((status) => status !== 200)).toEqual([]);
  expect(network.statusesOf("/users/me").filter((status) => status !== 200)).toEqual([]);
  // A refresh due at the end of a two-minute step may arrive in the next step.
  const pauses = refreshedAt.slice(1).map((at, index) => at - (refreshedAt[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(12);
  expect(refreshedAt.length).toBeGreaterThanOrEqual((8 * 60) / 18);
  expect(refreshedAt.length).toBeLessThanOrEqual((8 * 60) / 14);
  for (const tab of tabs) await expect(accountOf(tab, person)).toBeVisible();

  await accountOf(page, person).click();
  await page.getByRole("button", { name: "Log out" }).click();
  for (const tab of tabs) await expect(signInLink(tab)).toBeVisible();
  await expect(tabs[1] ?? page).toHaveURL("/login");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .not.toContain("accessToken");
});

for (const asleep of [20 * minute, 3 * hour]) {
  test(`the page refreshes its session after a laptop slept for ${asleep / minute} minutes`, async ({
    signedIn: page,
    person,
    clock,
    network,
  }) => {
    const before = await storedToken(page);
    await clock.sleep(asleep);
    await expect.poll(() => refreshes(network)).toEqual([200]);
    await expect.poll(() => storedToken(page)).not.toBe(before);
    await expect(accountOf(page, person)).toBeVisible();
    await expectSignedInAfterReload(page, person);
  });
}

test("a page whose timers slept refreshes its session once it is visible", async ({
  page,
  context,
  server,
  person,
  network,
}) => {
  await signIn(page, person);
  const now = await server.advance(50 * minute);
  await context.clock.setSystemTime(now);
  expect(refreshes(network)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => refreshes(network)).toEqual([200]);
  await expect(accountOf(page, person)).toBeVisible();
});

for (const [error, clockErrorMs] of [
  ["slow", -24 * hour],
  ["fast", 24 * hour],
] as const) {
  test.describe(`with a clock one day ${error}`, () => {
    test.use({ clockErrorMs });

    test("the session continues and refreshes on time", async ({
      page,
      person,
      clock,
      network,
    }) => {
      await signIn(page, person);
      for (const expected of [1, 2, 3]) {
        await expectSignedInAfterReload(page, person);
        await clock.pass(14.5 * minute);
        await expect.poll(() => refreshes(network).length).toBe(expected);
      }
      expect(refreshes(network)).toEqual([200, 200, 200]);
      await expect(accountOf(page, person)).toBeVisible();
    });
  });
}

test("the page repeats a refresh whose response is lost, and the session continues", async ({
  signedIn: page,
  person,
  clock,
  network,
}) => {
  for (let interval = 1; interval <= 3; interval += 1) {
    const before = await storedToken(page);
    const already = refreshes(network).length;
    network.fail("/auth/refresh", "lost");
    await clock.pass(14 * minute);
    // The browser repeats a call whose connection broke; then the session repeats it.
    await expect
      .poll(async () => {
        await clock.pass(5 * second);
        return refreshes(network).length - already;
      })
      .toBeGreaterThan(2);
    expect(await storedToken(page)).toBe(before);
    network.clearFaults();
    await expect
      .poll(async () => {
        await clock.pass(minute);
        return storedToken(page);
      })
      .not.toBe(before);
    await expectSignedInAfterReload(page, person);
  }
  expect(refreshes(network)).toContain("lost");
  expect(refreshes(network).filter((status) => status !== 200 && status !== "lost")).toEqual([]);
});

test("the session survives an outage of five minutes", async ({
  signedIn: page,
  person,
  clock,
  network,
}) => {
  const before = await storedToken(page);
  await clock.pass(13 * minute);
  network.fail("*", "cut");
  for (let passed = 0; passed < 5; passed += 1) {
    await clock.pass(minute);
    await expect(accountOf(page, person)).toBeVisible();
  }
  expect(refreshes(network).length).toBeGreaterThan(2);
  network.clearFaults();
  // The pause between two attempts is at most a minute and starts when the last attempt fails.
  const tokenAMinuteLater = async () => {
    await clock.pass(minute);
    return storedToken(page);
  };
  await expect.poll(tokenAMinuteLater, { intervals: [500] }).not.toBe(before);
  expect(refreshes(network).at(-1)).toBe(200);
});

test("the session survives an outage until its access token expires", async ({
  signedIn: page,
  person,
  clock,
  network,
}) => {
  network.fail("*", { status: 503, body: "{}" });
  for (let passed = 2; passed <= 54; passed += 2) await clock.pass(2 * minute);
  await expect(accountOf(page, person)).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
  await clock.pass(2 * minute);
  await expect(signInLink(page)).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});

test("without storage, the session lasts as long as the page", async ({
  page,
  person,
  clock,
  network,
}) => {
  await blockStorage(page);
  await signIn(page, person);
  await workFor70Minutes(clock, network);
  await page.getByRole("banner").getByRole("link", { name: "Careers" }).click();
  await expect(accountOf(page, person)).toBeVisible();
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
});

test("with full storage, the session continues on refreshed tokens", async ({
  page,
  person,
  clock,
  network,
}) => {
  await signIn(page, person);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await workFor70Minutes(clock, network);
  await accountOf(page, person).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(accountOf(page, person)).toBeVisible();
});
