import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { openGate, type Gate } from "./gate.ts";
import type { Site } from "./server.ts";
import { admin } from "./site.ts";

export type ClockedServer = Site & {
  /** Moves the clock of the server forward. Gives what it says then. */
  advance: (milliseconds: number) => Promise<number>;
};

/** Playwright's test with a server whose clock is moved by hand, behind a gate that can fail. */
export const test = base.extend<{ gate: Gate }, { server: ClockedServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names a fixture needs here
    async ({}, use) => {
      const child = fork(join(import.meta.dirname, "../server/testing/clocked-server.ts"), {
        env: {
          PATH: process.env["PATH"] ?? "",
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
        },
      });
      const site = siteIn(child, await said(child));
      const advance = async (milliseconds: number) => {
        child.send(milliseconds);
        return Number(await said(child));
      };
      await use({ ...site, advance });
      child.disconnect();
      await once(child, "exit");
    },
    { scope: "worker" },
  ],
  gate: async ({ server }, use) => {
    const gate = await openGate(server.url);
    await use(gate);
    await gate.close();
  },
  baseURL: ({ gate }, use) => use(gate.url),
});

/** Time that passes for the server and for every tab alike. */
export function clockOf(context: BrowserContext, server: ClockedServer, gate: Gate) {
  /** Waits for what the passed time has set going: a call must not last for minutes of the clock. */
  async function settle(): Promise<void> {
    for (let isQuiet = false; !isQuiet;) {
      const busy = await Promise.all(context.pages().map(isRefreshing));
      isQuiet = !busy.includes(true);
      await gate.quiet();
    }
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

function siteIn({ pid }: ChildProcess, message: unknown): Site {
  const isSite =
    typeof message === "object" && message !== null && "url" in message && "dataDir" in message;
  if (!isSite || pid === undefined) throw new Error("The server did not say where it is");
  const dataDir = String(message.dataDir);
  return { pid, url: String(message.url), dataDir, settings: { DATA_DIR: dataDir } };
}

async function said(child: ChildProcess): Promise<unknown> {
  // Without it, a server that could not start would be waited for in vain.
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once("exit", onExit);
  try {
    const [message] = await once(child, "message", { signal: ended.signal });
    return message;
  } finally {
    child.off("exit", onExit);
  }
}
