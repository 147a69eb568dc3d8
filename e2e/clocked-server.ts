import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bulkLimits } from "#contract/bulk.ts";
import { forgetAdminSessions } from "./admin-session.ts";
import { admin } from "./server.ts";
import type { Site } from "./server-process.ts";

export type ClockedServer = Site & {
  /** Moves the server's clock forward and sends the emails that are then due. Returns the new time. */
  advance: (milliseconds: number) => Promise<number>;
};

/** Ends the time in which a decision, an offer or a message can be undone, so that its email leaves. */
export const passUndo = (server: ClockedServer) =>
  server.advance((bulkLimits.undoSeconds + 10) * 1_000);

/** Runs `work` with a server whose clock only the test moves. */
export async function withClockedServer(
  work: (server: ClockedServer) => Promise<void>,
): Promise<void> {
  const child = fork(join(import.meta.dirname, "../testing/clocked-server.ts"), {
    env: {
      PATH: process.env["PATH"] ?? "",
      // The time of the browser.
      TEST_CLOCK: "now",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  const site = siteIn(child, await nextMessage(child));
  await work({
    ...site,
    advance: async (milliseconds) => {
      forgetAdminSessions();
      child.send(milliseconds);
      return Number(await nextMessage(child));
    },
  });
  child.disconnect();
  await once(child, "exit");
}

function siteIn({ pid }: ChildProcess, message: unknown): Site {
  const isSite =
    typeof message === "object" && message !== null && "url" in message && "dataDir" in message;
  if (!isSite || pid === undefined) throw new Error("The server did not report its address");
  const dataDir = String(message.dataDir);
  return { pid, url: String(message.url), dataDir, settings: { DATA_DIR: dataDir } };
}

/** The next message of the server. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  // Ends the wait when the server fails to start.
  const exited = new AbortController();
  const onExit = () => exited.abort();
  child.once("exit", onExit);
  try {
    const [message] = await once(child, "message", { signal: exited.signal });
    return message;
  } finally {
    child.off("exit", onExit);
  }
}
