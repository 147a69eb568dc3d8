import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod/mini";
import type { RawResponse } from "./load.ts";
import type { RawPage } from "./raw-server.ts";

/** A response of our server that the other repeats. */
export type Sample = { path: string; response: RawResponse };

// Headers that Node sets itself.
const ownHeaders = new Set(["date", "connection", "keep-alive"]);

function headersOf({ head }: RawResponse): Record<string, string> {
  const lines = head.split("\r\n").slice(1);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => !ownHeaders.has(name)));
}

/** A plain node:http server to compare with ours. */
export async function startRaw(samples: readonly Sample[]) {
  const program = join(import.meta.dirname, "raw-server.ts");
  const child = fork(program, { serialization: "advanced", execArgv: [] });
  const pages: RawPage[] = samples.map(({ path, response }) => ({
    path,
    headers: headersOf(response),
    body: response.body,
  }));
  child.send(pages);
  const [port] = await once(child, "message");
  return {
    port: z.number().parse(port),
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
