import { expect, type Page } from "@playwright/test";
import { clockOf, test } from "./clocked-site.ts";
import type { Gate } from "./gate.ts";
import { enter, signUpPerson, type Person } from "./person.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const accountOf = (page: Page, person: Person) =>
  page.getByRole("button", { name: `Account of ${person.name}` });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign In" });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken"));
const refreshes = (gate: Gate) => gate.statusesOf("/auth/refresh");

/** Where it does not matter when the tokens came. */
async function begin(page: Page, person: Person): Promise<void> {
  await enter(page, person);
  await page.goto("/");
  await expect(accountOf(page, person)).toBeVisible();
}

async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(accountOf(page, person)).toBeVisible();
}

/** Longer than an access token lives, with every refresh awaited. */
async function workFor70Minutes(clock: ReturnType<typeof clockOf>, gate: Gate): Promise<void> {
  for (let interval = 1; interval <= 5; interval += 1) {
    await clock.pass(14 * minute);
    await expect.poll(() => refreshes(gate).length).toBe(interval);
    await gate.quiet();
  }
  expect(refreshes(gate)).toEqual([200, 200, 200, 200, 200]);
}

test("five tabs work for eight hours on one session: one refresh an interval, and a sign-out ends all", async ({
  page,
  context,
  request,
  server,
  gate,
}) => {
  test.setTimeout(120_000);
  const person = await signUpPerson(request);
  const clock = clockOf(context, server, gate);
  await clock.start();
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
    while (refreshedAt.length < refreshes(gate).length) refreshedAt.push(at);
    expect(await storedToken(page), `after ${at} minutes`).not.toBeNull();
    // Well away from every refresh: a tab that is left before it has read the answer has lost it.
    const tab = tabs[((at - 8) / 28) % tabs.length];
    if (at % 28 !== 8 || tab === undefined) continue;
    await tab.reload();
    await expect(accountOf(tab, person)).toBeVisible();
  }
  expect(refreshes(gate).filter((status) => status !== 200)).toEqual([]);
  expect(gate.statusesOf("/users/me").filter((status) => status !== 200)).toEqual([]);
  // A refresh that falls due at the end of a step of two minutes may be seen in the next.
  const pauses = refreshedAt.slice(1).map((at, index) => at - (refreshedAt[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(12);
  expect(refreshedAt.length).toBeGreaterThanOrEqual((8 * 60) / 18);
  expect(refreshedAt.length).toBeLessThanOrEqual((8 * 60) / 14);
  for (const tab of tabs) await expect(accountOf(tab, person)).toBeVisible();

  await accountOf(page, person).click();
  await page.getByRole("button", { name: "Log out" }).click();
  for (const tab of tabs) await expect(signInLink(tab)).toBeVisible();
  await expect(tabs[1] ?? page).toHaveURL("/login");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("accessToken");
});

test.describe("a laptop", () => {
  for (const asleep of [20 * minute, 3 * hour]) {
    test(`that slept for ${asleep / minute} minutes finds its session again`, async ({
      page,
      context,
      request,
      server,
      gate,
    }) => {
      const person = await signUpPerson(request);
      const clock = clockOf(context, server, gate);
      await clock.start();
      await begin(page, person);
      const before = await storedToken(page);
      await clock.sleep(asleep);
      await expect.poll(() => refreshes(gate)).toEqual([200]);
      await expect.poll(() => storedToken(page)).not.toBe(before);
      await expect(accountOf(page, person)).toBeVisible();
      await page.reload();
      await expect(accountOf(page, person)).toBeVisible();
    });
  }

  test("whose timers slept too refreshes when somebody looks at the page again", async ({
    page,
    context,
    request,
    server,
    gate,
  }) => {
    const person = await signUpPerson(request);
    const clock = clockOf(context, server, gate);
    await clock.start();
    await signIn(page, person);
    const now = await server.advance(50 * minute);
    await context.clock.setSystemTime(now);
    expect(refreshes(gate)).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => refreshes(gate)).toEqual([200]);
    await expect(accountOf(page, person)).toBeVisible();
  });
});

for (const days of [-1, 1]) {
  test(`a clock that is ${days} day wrong signs nobody out and delays no refresh`, async ({
    page,
    context,
    request,
    server,
    gate,
  }) => {
    const person = await signUpPerson(request);
    const clock = clockOf(context, server, gate);
    await clock.start(days * 24 * hour);
    await signIn(page, person);
    for (const expected of [1, 2, 3]) {
      await page.reload();
      await expect(accountOf(page, person)).toBeVisible();
      await clock.pass(14.5 * minute);
      await expect.poll(() => refreshes(gate).length).toBe(expected);
    }
    expect(refreshes(gate)).toEqual([200, 200, 200]);
    await expect(accountOf(page, person)).toBeVisible();
  });
}

test("a refresh whose answer is lost is asked for again, and the session goes on", async ({
  page,
  context,
  request,
  server,
  gate,
}) => {
  const person = await signUpPerson(request);
  const clock = clockOf(context, server, gate);
  await clock.start();
  await begin(page, person);
  for (let interval = 1; interval <= 3; interval += 1) {
    const before = await storedToken(page);
    const already = refreshes(gate).length;
    gate.fail("/auth/refresh", "lost");
    await clock.pass(14 * minute);
    // The browser itself repeats a call whose connection broke; then the session does.
    await expect
      .poll(async () => {
        await clock.pass(5 * second);
        return refreshes(gate).length - already;
      })
      .toBeGreaterThan(2);
    expect(await storedToken(page)).toBe(before);
    gate.mend();
    await expect
      .poll(async () => {
        await clock.pass(minute);
        return storedToken(page);
      })
      .not.toBe(before);
    await page.reload();
    await expect(accountOf(page, person)).toBeVisible();
  }
  expect(refreshes(gate)).toContain("lost");
  expect(refreshes(gate).filter((status) => status !== 200 && status !== "lost")).toEqual([]);
});

test("an outage of five minutes signs nobody out", async ({
  page,
  context,
  request,
  server,
  gate,
}) => {
  const person = await signUpPerson(request);
  const clock = clockOf(context, server, gate);
  await clock.start();
  await begin(page, person);
  const before = await storedToken(page);
  await clock.pass(13 * minute);
  gate.fail("*", "cut");
  for (let passed = 0; passed < 5; passed += 1) {
    await clock.pass(minute);
    await expect(accountOf(page, person)).toBeVisible();
  }
  expect(refreshes(gate).length).toBeGreaterThan(2);
  gate.mend();
  // The pause between two attempts is a minute at the longest; it begins when the last one has failed.
  const tokenAMinuteLater = async () => {
    await clock.pass(minute);
    return storedToken(page);
  };
  await expect.poll(tokenAMinuteLater, { intervals: [500] }).not.toBe(before);
  expect(refreshes(gate).at(-1)).toBe(200);
});

test("an outage is waited out until the access token ends, and no longer", async ({
  page,
  context,
  request,
  server,
  gate,
}) => {
  const person = await signUpPerson(request);
  const clock = clockOf(context, server, gate);
  await clock.start();
  await begin(page, person);
  gate.fail("*", { status: 503, body: "{}" });
  for (let passed = 2; passed <= 54; passed += 2) await clock.pass(2 * minute);
  await expect(accountOf(page, person)).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
  await clock.pass(2 * minute);
  await expect(signInLink(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test("where storage is refused, the session lives as long as the page", async ({
  page,
  context,
  request,
  server,
  gate,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const person = await signUpPerson(request);
  const clock = clockOf(context, server, gate);
  await clock.start();
  await signIn(page, person);
  await workFor70Minutes(clock, gate);
  await page.getByRole("banner").getByRole("link", { name: "Careers" }).click();
  await expect(accountOf(page, person)).toBeVisible();
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
});

test("where storage has become full, the session goes on with what was refreshed", async ({
  page,
  context,
  request,
  server,
  gate,
}) => {
  const person = await signUpPerson(request);
  const clock = clockOf(context, server, gate);
  await clock.start();
  await signIn(page, person);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await workFor70Minutes(clock, gate);
  await accountOf(page, person).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(accountOf(page, person)).toBeVisible();
});
