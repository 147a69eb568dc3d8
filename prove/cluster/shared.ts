import { randomUUID } from "node:crypto";
import { SubmittedApplication } from "#contract/applications.ts";
import { Session } from "#contract/auth.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { readConfig } from "#server/config.ts";
import { openDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import type { TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import type { Cluster } from "../../e2e/cluster.ts";
import { admin } from "../../e2e/server.ts";
import { patience, type Finding } from "../suite.ts";

type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

/** What is done, and what is wrong with what came of it. */
type Check = { done: string; times: number; find: () => Promise<string[]> };

const resume = "Nguyễn Văn Mẫu – CV.pdf";
const letters = 20;

/** Uses one server and then the other, without nginx, as if what one did were the other's own. */
export async function proveShared(cluster: Cluster, mail: TestMailServer): Promise<Finding[]> {
  const [one = "", other = ""] = cluster.urls;
  const config = readConfig(cluster.settings);
  const db = await openDb({ ...config, onLost: () => undefined });
  const { tokens } = await signIn(one);
  const token = tokens.accessToken;

  const checks: Check[] = [
    {
      done: "a session opened at one, used and refreshed at both at once, and ended at the other",
      times: 2,
      find: async () => {
        const session = (await signIn(one)).tokens;
        const body = { refreshToken: session.refreshToken };
        const answers = await Promise.all(
          cluster.urls.map((url) => call(url, "POST", "/auth/refresh", { body })),
        );
        const refreshed = answers.map((answer) => Session.parse(answer.body).tokens.accessToken);
        const use = async (url: string, accessToken: string) =>
          (await call(url, "GET", "/users/me", { token: accessToken })).status;
        const used = await Promise.all(
          [session.accessToken, ...refreshed].flatMap((t) => [use(one, t), use(other, t)]),
        );
        await call(other, "POST", "/auth/logout", { token: session.accessToken, body });
        const after = await use(one, session.accessToken);
        return [...unlike(used, 200), ...unlike([after], 401)];
      },
    },
    {
      done: "one application sent to both at once under one key",
      times: 2,
      find: async () => {
        const key = randomUUID();
        const ids = await Promise.all(cluster.urls.map((url) => apply(url, "both", key)));
        const files = await Array.fromAsync((await openFiles(config)).list());
        const rows = await db.selectFrom("applications").select("cv_key").execute();
        const known = rows.map(({ cv_key: file }) => file).filter((file) => file !== null);
        const isSame =
          String(files.map((file) => file.key).toSorted()) === String(known.toSorted());
        return [
          ...(new Set(ids).size === 1 ? [] : ["it became two applications"]),
          ...(isSame ? [] : [`${files.length} files of ${known.length} applications`]),
        ];
      },
    },
    {
      done: "a resume that arrived at one taken from the other",
      times: 1,
      find: async () => {
        const id = await apply(one, "bytes");
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${other}/api/v1/applications/${id}/cv`, { headers });
        const isEqual = Buffer.from(await answer.arrayBuffer()).equals(
          await readSampleResume(resume),
        );
        return isEqual ? [] : [`answered ${answer.status} with other bytes`];
      },
    },
    {
      done: "applications at both by turns, each confirmed by a letter",
      times: letters,
      find: async () => {
        const names = Array.from({ length: letters }, (_, index) => `letter${index}`);
        await Promise.all(names.map((name, index) => apply(index % 2 === 0 ? one : other, name)));
        const queued = db.selectFrom("outbox").select("id").where("state", "=", "queued");
        const haveLeft = async () => (await queued.execute()).length === 0;
        await waitUntil("every letter to leave", haveLeft, patience);
        return names.flatMap((name) => {
          const count = mail.recipients.filter((address) => address === addressOf(name)).length;
          return count === 1 ? [] : [`${count} letters to ${name}`];
        });
      },
    },
    {
      done: "a position closed at one, applied for at the other, and opened again",
      times: 1,
      find: async () => {
        const body = applicationFields();
        const close = (closedPositions: (string | undefined)[]) =>
          call(one, "PATCH", "/settings", { token, body: { closedPositions } });
        const { status: closed } = await close([body["position"]]);
        const { status: refused } = await call(other, "POST", "/applications", { body });
        const { status: opened } = await close([]);
        const { status: taken } = await call(other, "POST", "/applications", { body });
        return [
          ...unlike([closed, opened], 200),
          ...unlike([refused], 422),
          ...unlike([taken], 201),
        ];
      },
    },
    {
      done: "what was changed for many at one taken back at the other",
      times: 1,
      find: async () => {
        const id = await apply(one, "undo");
        const change = { action: "status", ids: [id], status: "rejected" };
        const made = await call(one, "POST", "/applications/bulk", { token, body: change });
        const { undo_id } = BulkResponse.parse(made.body);
        const undone = await call(other, "POST", "/applications/bulk/undo", {
          token,
          body: { undo_id },
        });
        const { done } = BulkResponse.parse(undone.body);
        return String(done) === id ? [] : [`${done.length} taken back`];
      },
    },
  ];
  try {
    const findings: Finding[] = [];
    for (const { done, times, find } of checks) {
      const wrong = await find();
      findings.push({
        threat: "O2: two servers on one database and one bucket differ",
        done,
        times,
        result: wrong.join("; ") || "as on one server",
        held: wrong.length === 0,
      });
    }
    return findings;
  } finally {
    await db.destroy();
  }
}

const addressOf = (name: string) => `${name}@people.example`;

const unlike = (statuses: readonly number[], expected: number) =>
  statuses.filter((status) => status !== expected).map((status) => `${status}, not ${expected}`);

async function call(url: string, method: string, path: string, { token, body, headers }: Call) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(isForm || body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, body: answer };
}

async function signIn(url: string): Promise<Session> {
  return Session.parse((await call(url, "POST", "/auth/login", { body: admin })).body);
}

async function apply(url: string, name: string, key: string = randomUUID()): Promise<string> {
  const body = applicationForm(applicationFields({ email: addressOf(name) }), {
    name: resume,
    bytes: await readSampleResume(resume),
  });
  const headers = { "idempotency-key": key };
  const answer = await call(url, "POST", "/applications/upload", { body, headers });
  return SubmittedApplication.parse(answer.body).data.id;
}
