import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { ClockedServer } from "./clocked-server.ts";
import { startFaultyNetwork, type FaultyNetwork } from "./faulty-network.ts";
import { test as base } from "./site.ts";

/** The test with a server whose clock is moved by hand, behind a proxy that can fail. */
export const test = base.extend<{ network: FaultyNetwork; server: ClockedServer }>({
  server: ({ clockedServer }, use) => use(clockedServer),
  network: async ({ server }, use) => {
    const network = await startFaultyNetwork(server.url);
    await use(network);
    await network.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

/** Time that passes for the server and for every tab alike. */
export function clockOf(context: BrowserContext, server: ClockedServer, network: FaultyNetwork) {
  /** Waits for what the passed time has set going: a call must not last for minutes of the clock. */
  async function settle(): Promise<void> {
    const isBusy = async () => {
      const busy = await Promise.all(context.pages().map(isRefreshing));
      await network.waitUntilIdle();
      return busy.includes(true);
    };
    await expect.poll(isBusy, { message: "a page still refreshes", intervals: [5] }).toBe(false);
  }

  return {
    /** Sets the browser's clock, by so much wrong. From then on it moves as tests say. */
    start: async (errorMs = 0) => {
      const now = await server.advance(0);
      await context.clock.install({ time: now + errorMs });
    },
    /** Lets time pass for people at work: every timer runs when it is due. */
    pass: async (milliseconds: number) => {
      await server.advance(milliseconds);
      await context.clock.runFor(milliseconds);
      await settle();
    },
    /** The lid of a laptop was closed: timers that were due run once, at the end. */
    sleep: async (milliseconds: number) => {
      await server.advance(milliseconds);
      await context.clock.fastForward(milliseconds);
      await settle();
    },
  };
}

/** Whether a page refreshes its session, or waits for another that does. */
function isRefreshing(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // What timers have begun gets as far as the network in these turns, which no clock holds up.
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length > 0;
  });
}
