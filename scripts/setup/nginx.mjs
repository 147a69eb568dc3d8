// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureProgram, installOnDebian } from "./programs.mjs";
import { SetupError, root } from "./project.mjs";

/** The module that sends what was compressed with brotli beforehand, where Debian has it. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** @returns {string | undefined} the module, after installing it where that is possible */
export function bringBrotliModule() {
  const name = "libnginx-mod-http-brotli-static";
  if (!existsSync(brotliModule)) installOnDebian("brotli for nginx", [name]);
  return existsSync(brotliModule) ? brotliModule : undefined;
}

/**
 * Starts nginx on a loopback port with deploy/nginx/site.conf, but for its TLS, before these servers.
 * @param {{ port: number, servers: readonly number[] }} ports
 */
export async function startNginx({ port, servers }) {
  const example = await readFile(join(root, "deploy", "nginx", "site.conf"), "utf8");
  return runNginx(port, (folder) => onLoopback(example, folder, { port, servers }));
}

/**
 * Starts nginx with one worker and a configuration of its own.
 * @param {number} port on which it will listen
 * @param {(folder: string) => string} configure says what stands in `http`, given a folder for its files
 * @param {string} [module] one to load
 * @returns {Promise<{ pid: number, complaints: () => Promise<string>, stop: () => Promise<void> }>}
 */
export async function runNginx(port, configure, module) {
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  await writeFile(join(folder, "site.conf"), configure(folder));
  await writeFile(
    join(folder, "nginx.conf"),
    // Its workers must reach the folder; those of root would be somebody else.
    `${process.getuid?.() === 0 ? "user root;" : ""}
    ${module === undefined ? "" : `load_module ${module};`}
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    worker_processes 1;
    events {}
    http {
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include ${folder}/site.conf;
    }`,
  );
  const nginx = spawn(ensureProgram("nginx"), ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = () => nginx.kill("SIGTERM");
  process.once("exit", end);
  while (!(await isOpen(port))) {
    if (nginx.exitCode !== null) throw new SetupError("nginx did not start.");
    await pause(20);
  }
  return {
    pid: nginx.pid ?? 0,
    complaints: () => readFile(join(folder, "error.log"), "utf8"),
    stop: async () => {
      process.off("exit", end);
      if (nginx.exitCode === null) {
        nginx.kill("SIGQUIT");
        await once(nginx, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port */
async function isOpen(port) {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * The example as it is, with ports that are free, without a certificate and without port 80.
 * @param {string} example
 * @param {string} folder
 * @param {{ port: number, servers: readonly number[] }} ports
 */
function onLoopback(example, folder, { port, servers }) {
  const [line = ""] = /^ *server 127\.0\.0\.1:3001.*\n/m.exec(example) ?? [];
  const upstream = servers.map((one) => line.replace("3001", String(one))).join("");
  return (
    example
      .replace(/(?:^ *server 127\.0\.0\.1:.*\n)+/m, upstream)
      .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, "")
      .replaceAll(/^ *(?:listen \[::\].*|ssl_.*)\n/gm, "")
      .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
      // Every complaint, of which the example keeps the worst.
      .replace(/error_log .* crit;/, `error_log ${folder}/error.log;`)
      .replaceAll("/var/log/nginx", folder)
  );
}
