import * as z from "zod/mini";
import { Session } from "#contract/auth.ts";
import { applicationFields } from "#server/testing/client.ts";
import { admin, withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { cpuSeconds, waitUntilRendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { everyMs, open, timesOf } from "./visitor.ts";

const decided = 200;
const waiting = 500;

export const help = `  npm run bench -- bulk
      The response times of /healthz, a page and GET /users/me, each requested every ${everyMs} ms, while ${decided} applications
      are rejected and while a position with ${waiting} waiting closes, on SQLite. No target. Linux only.`;

export async function run(): Promise<boolean> {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer(environment, measure);
}

type Headers = Record<string, string>;

async function measure(site: Site): Promise<boolean> {
  await waitUntilRendered(site.pid);
  const signedIn = await post(site, "/auth/login", admin);
  const headers = { authorization: `Bearer ${Session.parse(signedIn).tokens.accessToken}` };
  const [first = "", second = ""] = await positionsOf(site);
  const ids = await apply(site, first, decided);
  await apply(site, second, waiting);
  printHeadings([
    "during",
    "request",
    "requests",
    "p50, ms",
    "p99, ms",
    "longest, ms",
    "processor, s",
    "s",
  ]);
  const body = { action: "status", ids, status: "rejected" };
  await during(site, headers, `${decided} decisions`, () =>
    post(site, "/applications/bulk", body, headers),
  );
  await during(site, headers, `a close of ${waiting}`, () =>
    post(site, `/positions/${second}/close`, { outcome: "reject" }, headers),
  );
  return true;
}

/** Prints the times of the requests while `work` runs, and what it took of processor and time. */
async function during(
  { url, pid }: Site,
  headers: Headers,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const asked = {
    "/healthz": () => open(`${url}/healthz`),
    "a page": () => open(`${url}/`),
    "GET /users/me": () => open(`${url}/api/v1/users/me`, headers),
  };
  for (const ask of Object.values(asked)) await ask();
  const [startedAt, before] = [performance.now(), await cpuSeconds(pid)];
  const working = work();
  const measured = await Promise.all(
    Object.entries(asked).map(async ([request, ask]) => ({
      request,
      times: await timesOf(ask, () => working),
    })),
  );
  const processor = ((await cpuSeconds(pid)) - before).toFixed(2);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  for (const { request, times } of measured) {
    const figures = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
    const rounded = figures.map((time) => time.toFixed(0));
    printRow([name, request, String(times.length), ...rounded, processor, seconds]);
  }
}

const Positions = z.object({ positions: z.array(z.object({ slug: z.string() })) });

async function positionsOf({ url }: Site): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/positions`);
  return Positions.parse(await response.json()).positions.map(({ slug }) => slug);
}

const Submitted = z.object({ data: z.object({ id: z.string() }) });

async function apply(site: Site, position: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const email = `ung.vien.${position}.${ids.length}@people.example`;
    const sent = await post(site, "/applications", applicationFields({ position, email }));
    ids.push(Submitted.parse(sent).data.id);
  }
  return ids;
}

async function post(
  { url }: Site,
  path: string,
  body: unknown,
  headers: Headers = {},
): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.json();
}
