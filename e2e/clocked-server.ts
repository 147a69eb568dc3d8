import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { forgetAdminSessions } from "./admin-session.ts";
import { admin, type Site } from "./server.ts";

export type ClockedServer = Site & {
  /** Moves the clock of the server forward. Gives what it says then. */
  advance: (milliseconds: number) => Promise<number>;
};

/** Gives the work a server whose clock is moved by hand. */
export async function withClockedServer(
  work: (server: ClockedServer) => Promise<void>,
): Promise<void> {
  const child = fork(join(import.meta.dirname, "../server/testing/clocked-server.ts"), {
    env: {
      PATH: process.env["PATH"] ?? "",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  const site = siteIn(child, await said(child));
  await work({
    ...site,
    advance: async (milliseconds) => {
      forgetAdminSessions();
      child.send(milliseconds);
      return Number(await said(child));
    },
  });
  child.disconnect();
  await once(child, "exit");
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
