import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { ClockedServer } from "./clocked-server.ts";
import { startFaultyNetwork, type FaultyNetwork } from "./faulty-network.ts";
import { test as base } from "./site.ts";
import type { Site } from "./server-process.ts";

/** Lets the tests of a file end the time to undo with `passUndo`: their site is `undoServer`. */
export const undoSite = {
  site: ({ undoServer }: { undoServer: ClockedServer }, use: (site: Site) => Promise<void>) =>
    use(undoServer),
};

/** The test with a server whose clock only the test moves, behind a proxy that can fail. */
export const test = base.extend<{ network: FaultyNetwork; server: ClockedServer }>({
  server: ({ clockedServer }, use) => use(clockedServer),
  network: async ({ server }, use) => {
    const network = await startFaultyNetwork(server.url);
    await use(network);
    await network.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

/** A clock of the server and of every tab of the browser. */
export function clockOf(context: BrowserContext, server: ClockedServer, network: FaultyNetwork) {
  /** Waits for the calls that the new time triggers, so that none lasts for minutes of the clock. */
  async function settle(): Promise<void> {
    const isBusy = async () => {
      const busy = await Promise.all(context.pages().map(isRefreshing));
      await network.waitUntilIdle();
      return busy.includes(true);
    };
    await expect
      .poll(isBusy, { message: "no page refreshes its session", intervals: [5] })
      .toBe(false);
  }

  return {
    /** Sets the browser's clock to the server's time plus an error. From then on only the test moves it. */
    start: async (errorMs = 0) => {
      const now = await server.advance(0);
      await context.clock.install({ time: now + errorMs });
    },
    /** Lets time pass while the page runs: each timer fires when it is due. */
    pass: async (milliseconds: number) => {
      await server.advance(milliseconds);
      await context.clock.runFor(milliseconds);
      await settle();
    },
    /** Lets time pass while the laptop sleeps: each due timer fires once, at the end. */
    sleep: async (milliseconds: number) => {
      await server.advance(milliseconds);
      await context.clock.fastForward(milliseconds);
      await settle();
    },
  };
}

/** Whether a page refreshes its session or waits for another page that does. */
function isRefreshing(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // In these turns of the event loop, which the fake clock does not stop, timers reach the network.
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
