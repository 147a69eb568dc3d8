import type { Browser } from "@playwright/test";
import { networkInterfaces } from "node:os";
import { startFaultyNetwork } from "./faulty-network.ts";
import { signUpPerson } from "./person.ts";
import { isCluster } from "./server.ts";
import { expect, submitSignIn, test } from "./site.ts";

/** The address of this machine in its network; a machine without one uses `hostName` instead. */
const lanAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
const hostName = "site.test";

test("on plain http, where the browser has no Web Locks and no Web Crypto, two tabs keep the session", async ({
  playwright,
  launchOptions,
  site,
  request,
}) => {
  test.skip(isCluster, "nginx redirects this address to https");
  const person = await signUpPerson(request);
  const network = await startFaultyNetwork(site.url, lanAddress);
  const url = lanAddress === undefined ? network.url.replace("localhost", hostName) : network.url;
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${hostName} localhost`];
  const browser: Browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const other = await context.newPage();
    const account = (tab: typeof page) =>
      tab.getByRole("button", { name: `Account of ${person.name}` });
    await context.clock.install();

    await page.goto("/login");
    const missing = await page.evaluate(() => ({
      isSecure: isSecureContext,
      locks: "locks" in navigator,
      randomUUID: "randomUUID" in crypto,
      subtle: "subtle" in crypto && crypto.subtle !== undefined,
    }));
    expect(missing).toEqual({ isSecure: false, locks: false, randomUUID: false, subtle: false });

    await submitSignIn(page, person);
    await expect(account(page)).toBeVisible();
    await other.goto("/dashboard");
    await expect(account(other)).toBeVisible();

    const token = () => page.evaluate(() => localStorage.getItem("accessToken"));
    for (let interval = 0; interval < 3; interval += 1) {
      const before = await token();
      await context.clock.runFor("14:30");
      await expect.poll(token).not.toBe(before);
      await network.waitUntilIdle();
    }
    expect(new Set(network.statusesOf("/auth/refresh"))).toEqual(new Set([200]));
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(account(tab)).toBeVisible();
    }

    await account(page).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(other).toHaveURL("/login");
  } finally {
    await browser.close();
    await network.close();
  }
});
