import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Session } from "#contract/auth.ts";
import { applicationFields, applicationForm, fixture } from "#server/testing/client.ts";
import { withCluster, type Cluster } from "../e2e/cluster.ts";
import type { Finding, Suite } from "./suite.ts";

const admin = { email: "admin@company.example", password: "bronze drum of the proof" };

const user = { name: "Trần Thị Thử", email: "user@people.example", password: admin.password };

/** What visitors, applicants and administrators do at once. */
type Tally = Record<string, { answered: number; lost: number }>;

const rounds = 5;

export const suite: Suite = {
  name: "cluster",
  prove: () =>
    withCluster({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, async (cluster) =>
      Object.entries(await restartEach(cluster)).map(([name, { answered, lost }]): Finding => ({
        threat: `O2: ${name} asked for while a server stops`,
        done: "SIGTERM and start of each of two servers behind nginx, in turns, under load",
        times: rounds * cluster.servers,
        result: `${answered} answered as ever, ${lost} not`,
        held: answered > 0 && lost === 0,
      })),
    ),
};

async function restartEach(cluster: Cluster): Promise<Tally> {
  const counts: Tally = {};
  const stopping = new AbortController();
  const loops = Object.entries(await worksOn(cluster)).map(async ([name, work]) => {
    const count = (counts[name] = { answered: 0, lost: 0 });
    while (!stopping.signal.aborted) {
      const isAnswered = await work().catch(() => false);
      count[isAnswered ? "answered" : "lost"] += 1;
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    for (let server = 0; server < cluster.servers; server += 1) {
      await pause(1_000);
      await cluster.restart(server);
    }
  }
  stopping.abort();
  await Promise.all(loops);
  return counts;
}

async function worksOn({ url }: Cluster): Promise<Record<string, () => Promise<boolean>>> {
  const json = { "content-type": "application/json" };
  const send = (path: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const { tokens } = Session.parse(await (await send("/auth/login", admin)).json());
  // An account keeps so many sessions and no more, so whoever signs in all the time is another one.
  await send("/auth/signup", user);
  const authorization = `Bearer ${tokens.accessToken}`;
  const resume = { name: "cv.pdf", bytes: await fixture("Nguyễn Văn Mẫu – CV.pdf") };
  const answers = async (answer: Promise<Response>, status: number) => {
    const response = await answer;
    await response.arrayBuffer();
    return response.status === status;
  };
  return {
    "a page": () => answers(fetch(`${url}/careers`), 200),
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
