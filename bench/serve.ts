import type { Site } from "../e2e/server-process.ts";
import { numberOptions } from "./number-options.ts";
import { cpuSeconds, waitUntilRendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { withSite } from "./site.ts";
import { requestRaw, load, type Load } from "./serve/load.ts";
import { startRaw, type Sample } from "./serve/reference.ts";
import { printHeadings, printRow } from "./table.ts";

const target = 0.8;
const connections = 64;

export const help = `  npm run bench -- serve [--rounds 9] [--seconds 2]
      Requests per second for the home page and its largest script, compared with a plain node:http server
      that sends the same bytes and headers, in turns, on ${connections} connections.
      Target for the median ratio: ${target}.`;

const headersOfBrowser = [
  "host: 127.0.0.1",
  "user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language: vi,en;q=0.5",
  "accept-encoding: gzip, deflate, br, zstd",
  "cookie: language=vi",
  "connection: keep-alive",
];
const requestOf = (path: string) =>
  `GET ${path} HTTP/1.1\r\n${headersOfBrowser.join("\r\n")}\r\n\r\n`;

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { rounds: 9, seconds: 2 });
  return withSite((site) => compare(site, option("rounds"), option("seconds") * 1_000));
}

async function compare(site: Site, rounds: number, milliseconds: number): Promise<boolean> {
  const port = Number(new URL(site.url).port);
  await waitUntilRendered(site.pid);
  const home = await fetch(`${site.url}/vi`).then((response) => response.text());
  const samples: Sample[] = [];
  for (const path of ["/", await largestScript(site, home)]) {
    samples.push({ path, response: await requestRaw(port, requestOf(path)) });
  }
  const raw = await startRaw(samples);
  try {
    const servers = { ours: { port, pid: site.pid }, "node:http": raw };
    printHeadings(["response", "KB", "server", "requests/s", "p99 ms", "CPU µs", "of node:http"]);
    let holds = true;
    for (const sample of samples) {
      holds = (await measure(sample, servers, rounds, milliseconds)) && holds;
    }
    console.log(`\nThe target ${holds ? "holds" : "is missed"}.`);
    return holds;
  } finally {
    await raw.stop();
  }
}

type Round = Load & { cpuMicroseconds: number };
type Name = "ours" | "node:http";

async function measure(
  { path, response }: Sample,
  servers: Record<Name, { port: number; pid: number }>,
  rounds: number,
  milliseconds: number,
): Promise<boolean> {
  const names: Name[] = ["ours", "node:http"];
  const loads: Record<Name, Round[]> = { ours: [], "node:http": [] };
  for (const name of names) {
    const { body } = await requestRaw(servers[name].port, requestOf(path));
    if (!body.equals(response.body)) throw new Error(`${name} sends different bytes for ${path}`);
    await load(servers[name].port, requestOf(path), { connections, milliseconds });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { port, pid } = servers[name];
      const before = await cpuSeconds(pid);
      const one = await load(port, requestOf(path), { connections, milliseconds });
      const used = (await cpuSeconds(pid)) - before;
      loads[name].push({ ...one, cpuMicroseconds: (used / one.responses) * 1_000_000 });
    }
    // Rotates the order.
    names.push(...names.splice(0, 1));
  }
  const ratioOf = (name: Name) =>
    quantile(
      loads[name].map(
        ({ perSecond }, round) => perSecond / (loads["node:http"][round]?.perSecond ?? 0),
      ),
      0.5,
    );
  for (const name of names.toSorted()) {
    const rates = loads[name].map(({ perSecond }) => perSecond);
    printRow([
      path === "/" ? "home page" : "script",
      (response.body.length / 1024).toFixed(1),
      name,
      String(Math.round(quantile(rates, 0.5))),
      quantile(
        loads[name].map(({ p99 }) => p99),
        0.5,
      ).toFixed(1),
      quantile(
        loads[name].map(({ cpuMicroseconds }) => cpuMicroseconds),
        0.5,
      ).toFixed(1),
      ratioOf(name).toFixed(2),
    ]);
  }
  return ratioOf("ours") >= target;
}

/** The path of the largest script that the page loads initially. */
async function largestScript({ url }: Site, page: string): Promise<string> {
  const paths = Array.from(
    page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ([, path = ""]) => path,
  );
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${url}${path}`);
      return { path, bytes: (await response.arrayBuffer()).byteLength };
    }),
  );
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  if (largest === undefined) throw new Error("The home page loads no script");
  return largest.path;
}
