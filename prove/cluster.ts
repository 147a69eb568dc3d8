import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Session } from "#contract/auth.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { withCluster, type Cluster, type Stop } from "../e2e/cluster.ts";
import { admin } from "../e2e/server.ts";
import { proveShared } from "./cluster/shared.ts";
import { smallSite } from "./small-site.ts";
import { missingProgram } from "./missing-program.ts";
import { skipped, longWait, type Effort, type Finding, type Suite } from "./suite.ts";

const user = { name: "Trần Thị Thử", email: "user@people.example", password: admin.password };

/** Results by kind of request. */
type Tally = Record<string, { succeeded: number; failed: number }>;

const rounds: Record<Effort, number> = { short: 1, long: 5 };

/** The limit for finishing open requests after SIGTERM. */
const maxStopMs: Record<Effort, number> = { short: Infinity, long: 10_000 };

const test = "SIGTERM and restart of two servers behind nginx, one after the other, under load";

export const suite: Suite = {
  prove: async (effort) => {
    const reason = missingProgram("nginx");
    if (reason !== undefined) return [skipped({ threat: "O2: a server stops", test }, reason)];
    const mail = await startMailServer();
    const environment = {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: mail.url,
      MAIL_FROM: "site@company.example",
    };
    return withCluster(
      environment,
      async (cluster) => {
        const { tally, stops } = await restartEach(cluster, effort);
        const runs = rounds[effort] * cluster.urls.length;
        const findings = Object.entries(tally).map(([name, { succeeded, failed }]): Finding => ({
          threat: `O2: ${name} while a server stops`,
          test,
          runs,
          result: `${succeeded} succeeded, ${failed} failed`,
          held: succeeded > 0 && failed === 0,
        }));
        const stopped = checkStops(stops, await cluster.complaints(), {
          runs,
          maxMs: maxStopMs[effort],
        });
        return [...findings, stopped, ...(await proveShared(cluster, mail))];
      },
      effort === "short" ? await smallSite() : undefined,
    );
  },
};

/**
 * nginx retries at the other server when a connection is refused, which is expected, and when a server
 * closes it without answering, which is a fault.
 */
function checkStops(
  stops: readonly Stop[],
  errorLog: string,
  { runs, maxMs }: { runs: number; maxMs: number },
): Finding {
  const count = (pattern: RegExp) => errorLog.match(pattern)?.length ?? 0;
  const cut = count(/prematurely closed/g);
  const retried = count(/connect\(\) failed|recv\(\) failed/g);
  const slowest = Math.max(...stops.map(({ milliseconds }) => milliseconds));
  const isClean = stops.every(({ code, milliseconds }) => code === 0 && milliseconds < maxMs);
  return {
    threat: "O2: a stopping server finishes its requests",
    test,
    runs,
    result: `${cut} requests cut off, ${retried} retried at the other server; exit code 0 in time: ${isClean ? "always" : "no"}, the slowest after ${(slowest / 1_000).toFixed(1)} s`,
    held: stops.length === runs && isClean && cut === 0,
  };
}

async function restartEach(
  cluster: Cluster,
  effort: Effort,
): Promise<{ tally: Tally; stops: Stop[] }> {
  const tally: Tally = {};
  const stops: Stop[] = [];
  const stopping = new AbortController();
  const loops = Object.entries(await requestsTo(cluster)).map(async ([name, work]) => {
    const count = (tally[name] = { succeeded: 0, failed: 0 });
    while (!stopping.signal.aborted) {
      const isSuccess = await work().catch(() => false);
      count[isSuccess ? "succeeded" : "failed"] += 1;
    }
  });
  for (let round = 0; round < rounds[effort]; round += 1) {
    for (let server = 0; server < cluster.urls.length; server += 1) {
      await pause(1_000);
      stops.push(await cluster.restart(server));
    }
  }
  const hasEach = () => Object.values(tally).every(({ succeeded }) => succeeded > 0);
  // The findings report a kind without success.
  await waitUntil("a success of each kind", hasEach, longWait).catch(() => undefined);
  stopping.abort();
  await Promise.all(loops);
  return { tally, stops };
}

async function requestsTo({ url }: Cluster): Promise<Record<string, () => Promise<boolean>>> {
  const json = { "content-type": "application/json" };
  const send = (path: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const { tokens } = Session.parse(await (await send("/auth/login", admin)).json());
  // Sessions per account are limited, so the repeated sign-ins use another account.
  await send("/auth/signup", user);
  const authorization = `Bearer ${tokens.accessToken}`;
  const resume = { name: "cv.pdf", bytes: await readSampleResume("Nguyễn Văn Mẫu – CV.pdf") };
  const hasStatus = async (call: Promise<Response>, status: number) => {
    const response = await call;
    await response.arrayBuffer();
    return response.status === status;
  };
  return {
    "a page": () => hasStatus(fetch(`${url}/login`), 200),
    "a list": () =>
      hasStatus(fetch(`${url}/api/v1/applications`, { headers: { authorization } }), 200),
    "a sign-in": () => hasStatus(send("/auth/login", user), 200),
    "an application": () => {
      const key = randomUUID();
      const fields = applicationFields({ email: `${key}@people.example` });
      return hasStatus(
        fetch(`${url}/api/v1/applications/upload`, {
          method: "POST",
          headers: { "idempotency-key": key },
          body: applicationForm(fields, resume),
        }),
        201,
      );
    },
  };
}
