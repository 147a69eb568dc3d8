import { rmSync } from "node:fs";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { startServer, type ServerProcess } from "../e2e/server-process.ts";

let folder: Promise<string> | undefined;

/**
 * The folder of a site with a few small pages, removed at the exit of this process. Rendering all pages
 * would take most of the time of a suite.
 */
export function smallSite(): Promise<string> {
  folder ??= makeSmallSite().then((path) => {
    process.once("exit", () => {
      rmSync(path, { recursive: true, force: true });
    });
    return path;
  });
  return folder;
}

/** Starts the real server with the small site. */
export async function startSmallSite(
  environment: Parameters<typeof startServer>[0],
  onOutput?: (text: string) => void,
): Promise<ServerProcess> {
  return startServer(environment, { hear: onOutput, dist: await smallSite() });
}
