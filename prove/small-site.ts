import { rmSync } from "node:fs";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { startServer, type ServerProcess } from "../e2e/server.ts";

let made: Promise<string> | undefined;

/**
 * The folder of a site of a few small pages, which goes with this process. What is not about pages is
 * proved on it: to render all of them would be most of the work that a server does.
 */
export function smallSite(): Promise<string> {
  made ??= makeSmallSite().then((folder) => {
    process.once("exit", () => {
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  });
  return made;
}

/** Starts the real server with the small site. */
export async function startSmallSite(
  environment: Parameters<typeof startServer>[0],
  hear?: (text: string) => void,
): Promise<ServerProcess> {
  return startServer(environment, { hear, dist: await smallSite() });
}
