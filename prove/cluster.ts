import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Session } from "#contract/auth.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { withCluster, type Cluster, type Stop } from "../e2e/cluster.ts";
import { admin } from "../e2e/server.ts";
import { ensureProgram } from "../scripts/setup/programs.mjs";
import { SetupError } from "../scripts/setup/project.mjs";
import { proveShared } from "./cluster/shared.ts";
import { smallSite } from "./small-site.ts";
import { notTried, patience, type Effort, type Finding, type Suite } from "./suite.ts";

const user = { name: "Trần Thị Thử", email: "user@people.example", password: admin.password };

/** What visitors, applicants and administrators do at once. */
type Tally = Record<string, { answered: number; lost: number }>;

const rounds: Record<Effort, number> = { short: 1, long: 5 };

/** A server that is told to stop has so long for what it has taken. */
const mostMs: Record<Effort, number> = { short: Infinity, long: 10_000 };

const done = "SIGTERM and start of each of two servers behind nginx, in turns, under load";

export const suite: Suite = {
  name: "cluster",
  prove: async (effort) => {
    const lack = whyNoNginx();
    if (lack !== undefined) return [notTried("O2: a server stops", done, lack)];
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
        const times = rounds[effort] * cluster.urls.length;
        const answers = Object.entries(tally).map(([name, { answered, lost }]): Finding => ({
          threat: `O2: ${name} asked for while a server stops`,
          done,
          times,
          result: `${answered} answered as ever, ${lost} not`,
          held: answered > 0 && lost === 0,
        }));
        const stopped = judge(stops, await cluster.complaints(), { times, most: mostMs[effort] });
        return [...answers, stopped, ...(await proveShared(cluster, mail))];
      },
      effort === "short" ? await smallSite() : undefined,
    );
  },
};

/** Why there is no nginx on this machine; undefined where there is. */
function whyNoNginx(): string | undefined {
  try {
    ensureProgram("nginx");
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

/**
 * nginx asks the other server when one takes nothing more, which it has to: the connection is
 * refused, or reset where it still waits to be taken. It does so too when a server ends without the
 * answer to what it has taken, which none may.
 */
function judge(
  stops: readonly Stop[],
  complaints: string,
  { times, most }: { times: number; most: number },
): Finding {
  const count = (pattern: RegExp) => complaints.match(pattern)?.length ?? 0;
  const cut = count(/prematurely closed/g);
  const untaken = count(/connect\(\) failed|recv\(\) failed/g);
  const slowest = Math.max(...stops.map(({ milliseconds }) => milliseconds));
  const isClean = stops.every(({ code, milliseconds }) => code === 0 && milliseconds < most);
  return {
    threat: "O2: a server that stops ends what it has taken",
    done,
    times,
    result: `${cut} requests cut off, ${untaken} not taken and asked of the other; every server ended with 0: ${isClean ? "yes" : "no"}, the slowest after ${(slowest / 1_000).toFixed(1)} s`,
    held: stops.length === times && isClean && cut === 0,
  };
}

async function restartEach(
  cluster: Cluster,
  effort: Effort,
): Promise<{ tally: Tally; stops: Stop[] }> {
  const tally: Tally = {};
  const stops: Stop[] = [];
  const stopping = new AbortController();
  const loops = Object.entries(await worksOn(cluster)).map(async ([name, work]) => {
    const count = (tally[name] = { answered: 0, lost: 0 });
    while (!stopping.signal.aborted) {
      const isAnswered = await work().catch(() => false);
      count[isAnswered ? "answered" : "lost"] += 1;
    }
  });
  for (let round = 0; round < rounds[effort]; round += 1) {
    for (let server = 0; server < cluster.urls.length; server += 1) {
      await pause(1_000);
      stops.push(await cluster.restart(server));
    }
  }
  const hasEach = () => Object.values(tally).every(({ answered }) => answered > 0);
  // What is never answered is told below.
  await waitUntil("an answer to each", hasEach, patience).catch(() => undefined);
  stopping.abort();
  await Promise.all(loops);
  return { tally, stops };
}

async function worksOn({ url }: Cluster): Promise<Record<string, () => Promise<boolean>>> {
  const json = { "content-type": "application/json" };
  const send = (path: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const { tokens } = Session.parse(await (await send("/auth/login", admin)).json());
  // An account keeps so many sessions and no more, so whoever signs in all the time is another one.
  await send("/auth/signup", user);
  const authorization = `Bearer ${tokens.accessToken}`;
  const resume = { name: "cv.pdf", bytes: await readSampleResume("Nguyễn Văn Mẫu – CV.pdf") };
  const answers = async (answer: Promise<Response>, status: number) => {
    const response = await answer;
    await response.arrayBuffer();
    return response.status === status;
  };
  return {
    "a page": () => answers(fetch(`${url}/login`), 200),
    "a list": () =>
      answers(fetch(`${url}/api/v1/applications`, { headers: { authorization } }), 200),
    "a sign-in": () => answers(send("/auth/login", user), 200),
    "an application": () => {
      const key = randomUUID();
      const fields = applicationFields({ email: `${key}@people.example` });
      return answers(
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
