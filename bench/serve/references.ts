import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { freePort } from "#server/testing/free-port.ts";
import { ensureBrotliModule, runNginx } from "../../testing/nginx.mjs";
import { SetupError } from "../../scripts/setup/project.mjs";
import { childrenOf } from "../process.ts";
import type { RawResponse } from "./load.ts";
import type { RawPage } from "./raw-server.ts";

/** A server to compare with ours. */
export type ReferenceServer = { port: number; pid: number; stop: () => Promise<void> };

/** A response of our server that the others repeat. */
export type Sample = { path: string; response: RawResponse };

// Headers that each server sets itself.
const ownHeaders = new Set(["date", "connection", "keep-alive"]);

function headersOf({ head }: RawResponse): Record<string, string> {
  const lines = head.split("\r\n").slice(1);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => !ownHeaders.has(name)));
}

/** A plain node:http server. */
export async function startRaw(samples: readonly Sample[]): Promise<ReferenceServer> {
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

/** nginx with one worker that sends files compressed ahead of time. */
export async function startStaticNginx(samples: readonly Sample[]): Promise<ReferenceServer> {
  const module = ensureBrotliModule();
  if (module === undefined) {
    throw new SetupError(
      "nginx's brotli_static module is missing (apt-get install libnginx-mod-http-brotli-static).",
    );
  }
  const port = await freePort();
  const configure = (folder: string) => {
    mkdirSync(join(folder, "files"));
    const locations = samples.map(({ path, response }, index) => {
      const file = join(folder, "files", String(index));
      // The module requires the uncompressed file to exist.
      writeFileSync(file, "");
      writeFileSync(`${file}.br`, response.body);
      return locationOf(path, `/${index}`, headersOf(response));
    });
    return `
      access_log off;
      server {
        listen 127.0.0.1:${port} backlog=1024;
        server_tokens off;
        root ${folder}/files;
        keepalive_requests 100000000;
        keepalive_timeout 5s;
        tcp_nodelay on;
        sendfile on;
        open_file_cache max=100;
        brotli_static on;
        etag off;
        ${locations.join("\n")}
      }`;
  };
  const { pid, stop } = await runNginx(port, configure, module);
  const [worker = pid] = await childrenOf(pid);
  return { port, pid: worker, stop };
}

const nginxHeaders = new Set(["content-type", "content-length", "content-encoding", "vary"]);

function locationOf(path: string, file: string, headers: Record<string, string>): string {
  const added = Object.entries(headers).filter(([name]) => !nginxHeaders.has(name));
  return `
    location = ${path} { rewrite ^ ${file} last; }
    location = ${file} {
      internal;
      types { }
      default_type "${headers["content-type"] ?? ""}";
      ${added.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n")}
      add_header vary "${headers["vary"] ?? ""}";
    }`;
}
