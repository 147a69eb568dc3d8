// @ts-check
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureProgram } from "../scripts/setup/programs.ts";
import { SetupError, root } from "../scripts/setup/project.mjs";

/**
 * Starts nginx with deploy/nginx/site.conf, without TLS, on a loopback port in front of these servers.
 * @param {{ port: number, servers: readonly number[] }} ports
 * @returns {Promise<{ readErrors: () => Promise<string>, stop: () => Promise<void> }>}
 */
export async function startNginx({ port, servers }) {
  const example = await readFile(join(root, "deploy", "nginx", "site.conf"), "utf8");
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  await writeFile(join(folder, "site.conf"), onLoopback(example, folder, { port, servers }));
  await writeFile(
    join(folder, "nginx.conf"),
    // Under root, workers would run as another user and could not read the folder.
    `${process.getuid?.() === 0 ? "user root;" : ""}
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
    readErrors: () => readFile(join(folder, "error.log"), "utf8"),
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
 * The example with free ports, without a certificate and without port 80.
 * @param {string} example
 * @param {string} folder
 * @param {{ port: number, servers: readonly number[] }} ports
 */
function onLoopback(example, folder, { port, servers }) {
  const [line = ""] = /^ *server 127\.0\.0\.1:3000.*\n/m.exec(example) ?? [];
  const upstream = servers.map((one) => line.replace("3000", String(one))).join("");
  return (
    example
      .replace(line, upstream)
      .replaceAll(/^server \{\n {4}listen 80[^}]*\}\n/gm, "")
      .replaceAll(/^ *(?:listen \[::\].*|ssl_.*)\n/gm, "")
      .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
      // All errors. The example logs critical ones only.
      .replace(/error_log .* crit;/, `error_log ${folder}/error.log;`)
      .replaceAll("/var/log/nginx", folder)
  );
}
