import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureProgram } from "../scripts/setup/programs.ts";
import { root, SetupError } from "../scripts/setup/project.mjs";

// nginx and Caddy with the files of deploy/, on loopback ports.

/** The host name in the files of deploy/, and the other one, which redirects to it. */
export const proxiedHost = "www.company.example";
export const otherHost = "company.example";

export type Proxy = {
  /** What it has logged as errors so far. */
  readErrors: () => Promise<string>;
  stop: () => Promise<void>;
};

/** A self-signed certificate of the host, and the hash of its key by which a browser trusts it. */
export type Certificate = { cert: string; key: string; keyHash: string };

type Options = {
  port: number;
  servers: readonly number[];
  /** With it the proxy serves https, as the example does. */
  certificate?: Certificate;
};

/** Makes a certificate for `proxiedHost` in a folder that the caller removes. */
export function makeCertificate(folder: string): Certificate {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const openssl = (options: string, input?: Buffer) =>
    execFileSync("openssl", options.split(" "), { input, stdio: ["pipe", "pipe", "ignore"] });
  openssl(
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 " +
      `-subj /CN=${proxiedHost} -addext subjectAltName=DNS:${proxiedHost},DNS:${otherHost} -keyout ${key} -out ${cert}`,
  );
  const publicKey = openssl(`x509 -in ${cert} -pubkey -noout`);
  const hash = openssl("dgst -sha256 -binary", openssl("pkey -pubin -outform der", publicKey));
  return { cert, key, keyHash: hash.toString("base64") };
}

/** Starts nginx in front of these servers. `example` replaces deploy/nginx/site.conf. */
export async function startNginx(options: Options, example?: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "site-nginx-"));
  const text = example ?? (await readFile(join(root, "deploy", "nginx", "site.conf"), "utf8"));
  await writeFile(join(folder, "site.conf"), nginxOnLoopback(text, folder, options));
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
  return startProxy(folder, options.port, "nginx", [
    "-p",
    folder,
    "-c",
    join(folder, "nginx.conf"),
  ]);
}

/** Starts Caddy in front of one server. `given` replaces deploy/Caddyfile. */
export async function startCaddy(options: Required<Options>, given?: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "site-caddy-"));
  const example = given ?? (await readFile(join(root, "deploy", "Caddyfile"), "utf8"));
  const { port, servers, certificate } = options;
  const file = join(folder, "Caddyfile");
  await writeFile(
    file,
    example
      .replace("auto_https disable_redirects", `auto_https disable_redirects\n\thttps_port ${port}`)
      .replace("{\n", "{\n\tadmin off\n")
      // Without port 80.
      .replaceAll(/^http:\/\/[^{]*\{\n(?:\t.*\n)*\}\n/gm, "")
      .replaceAll(
        /^\S*company\.example \{$/gm,
        `$&\n\tbind 127.0.0.1\n\ttls ${certificate.cert} ${certificate.key}`,
      )
      .replace("127.0.0.1:3000", `127.0.0.1:${servers[0]}`),
  );
  return startProxy(folder, port, "caddy", ["run", "--config", file, "--adapter", "caddyfile"]);
}

async function startProxy(
  folder: string,
  port: number,
  name: "nginx" | "caddy",
  options: readonly string[],
): Promise<Proxy> {
  let printed = "";
  const proxy = spawn(ensureProgram(name), options, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  proxy.stderr.on("data", (text: Buffer) => (printed += text.toString()));
  const end = () => proxy.kill("SIGTERM");
  process.once("exit", end);
  while (!(await isOpen(port))) {
    if (proxy.exitCode !== null) throw new SetupError(`${name} did not start: ${printed}`);
    await pause(20);
  }
  return {
    readErrors: async () =>
      name === "nginx" ? readFile(join(folder, "error.log"), "utf8") : printed,
    stop: async () => {
      process.off("exit", end);
      if (proxy.exitCode === null) {
        proxy.kill("SIGQUIT");
        await once(proxy, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
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

/** The example with free ports and without port 80; without a certificate it serves http. */
function nginxOnLoopback(
  example: string,
  folder: string,
  { port, servers, certificate }: Options,
): string {
  const [line = ""] = /^ *server 127\.0\.0\.1:3000.*\n/m.exec(example) ?? [];
  const upstream = servers.map((one) => line.replace("3000", String(one))).join("");
  const adapted = example
    .replace(line, upstream)
    .replaceAll(/^server \{\n {4}listen 80[^}]*\}\n/gm, "")
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    // All errors. The example logs critical ones only.
    .replace(/error_log .* crit;/, `error_log ${folder}/error.log;`)
    .replaceAll("/var/log/nginx", folder);
  return certificate === undefined
    ? adapted
        .replaceAll(/^ *ssl_.*\n/gm, "")
        .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    : adapted
        .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
        .replaceAll(/(?<=ssl_certificate +)\S+(?=;)/g, certificate.cert)
        .replaceAll(/(?<=ssl_certificate_key +)\S+(?=;)/g, certificate.key);
}
