import { randomUUID } from "node:crypto";
import { SubmittedApplication } from "#contract/applications.ts";
import { Session } from "#contract/auth.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { readConfig } from "#server/start/config.ts";
import { openDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import type { TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import type { Cluster } from "../../e2e/cluster.ts";
import { admin } from "../../e2e/server.ts";
import { longWait, type Finding } from "../suite.ts";

type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

/** A test, and the function that returns its faults. */
type Check = { test: string; runs: number; find: () => Promise<string[]> };

const resume = "Nguyễn Văn Mẫu – CV.pdf";
const emailCount = 20;

/** Uses both servers directly. Each must see at once what the other did. */
export async function proveShared(cluster: Cluster, mail: TestMailServer): Promise<Finding[]> {
  const [one = "", other = ""] = cluster.urls;
  const config = readConfig(cluster.settings);
  const db = await openDb({ ...config, onLost: () => undefined });
  const { tokens } = await signIn(one);
  const token = tokens.accessToken;

  const checks: Check[] = [
    {
      test: "a session opened at one server, refreshed at both at once, and ended at the other",
      runs: 2,
      find: async () => {
        const session = (await signIn(one)).tokens;
        const body = { refreshToken: session.refreshToken };
        const responses = await Promise.all(
          cluster.urls.map((url) => call(url, "POST", "/auth/refresh", { body })),
        );
        const refreshed = responses.map(({ body }) => Session.parse(body).tokens.accessToken);
        const use = async (url: string, accessToken: string) =>
          (await call(url, "GET", "/users/me", { token: accessToken })).status;
        const used = await Promise.all(
          [session.accessToken, ...refreshed].flatMap((t) => [use(one, t), use(other, t)]),
        );
        await call(other, "POST", "/auth/logout", { token: session.accessToken, body });
        const after = await use(one, session.accessToken);
        return [...otherThan(used, 200), ...otherThan([after], 401)];
      },
    },
    {
      test: "one application sent to both at once with one idempotency key",
      runs: 2,
      find: async () => {
        const key = randomUUID();
        const ids = await Promise.all(cluster.urls.map((url) => apply(url, "both", key)));
        const files = await Array.fromAsync((await openFiles(config)).list());
        const rows = await db.selectFrom("applications").select("cv_key").execute();
        const known = rows.map(({ cv_key: file }) => file).filter((file) => file !== null);
        const isSame =
          String(files.map((file) => file.key).toSorted()) === String(known.toSorted());
        return [
          ...(new Set(ids).size === 1 ? [] : ["stored as two applications"]),
          ...(isSame ? [] : [`${files.length} files of ${known.length} applications`]),
        ];
      },
    },
    {
      test: "a resume uploaded to one and downloaded from the other",
      runs: 1,
      find: async () => {
        const id = await apply(one, "bytes");
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${other}/api/v1/applications/${id}/cv`, { headers });
        const isEqual = Buffer.from(await response.arrayBuffer()).equals(
          await readSampleResume(resume),
        );
        return isEqual ? [] : [`status ${response.status}, other bytes`];
      },
    },
    {
      test: "applications to both in turns, each confirmed by one email",
      runs: emailCount,
      find: async () => {
        const names = Array.from({ length: emailCount }, (_, index) => `email${index}`);
        await Promise.all(names.map((name, index) => apply(index % 2 === 0 ? one : other, name)));
        const queued = db
          .selectFrom("outbox")
          .select("id")
          .where("kind", "=", "receipt")
          .where("state", "=", "queued");
        const areSent = async () => (await queued.execute()).length === 0;
        await waitUntil("the receipts to leave", areSent, longWait);
        return names.flatMap((name) => {
          const count = mail.recipients.filter((address) => address === addressOf(name)).length;
          return count === 1 ? [] : [`${count} emails to ${name}`];
        });
      },
    },
    {
      test: "a position closed at one server refuses applications at the other until reopened",
      runs: 1,
      find: async () => {
        const body = applicationFields();
        const change = (state: string) =>
          call(one, "PATCH", `/positions/${body["position"]}`, { token, body: { state } });
        const { status: closed } = await change("closed");
        const { status: refused } = await call(other, "POST", "/applications", { body });
        const { status: opened } = await change("open");
        const { status: taken } = await call(other, "POST", "/applications", { body });
        return [
          ...otherThan([closed, opened], 200),
          ...otherThan([refused], 422),
          ...otherThan([taken], 201),
        ];
      },
    },
    {
      test: "a bulk change made at one and undone at the other",
      runs: 1,
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
        return String(done) === id ? [] : [`${done.length} undone`];
      },
    },
  ];
  try {
    const findings: Finding[] = [];
    for (const { test, runs, find } of checks) {
      const wrong = await find();
      findings.push({
        threat: "O2: two servers on one database and one bucket differ",
        test,
        runs,
        result: wrong.join("; ") || "same as on one server",
        held: wrong.length === 0,
      });
    }
    return findings;
  } finally {
    await db.destroy();
  }
}

const addressOf = (name: string) => `${name}@people.example`;

const otherThan = (statuses: readonly number[], expected: number) =>
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
  const parsed: unknown = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, body: parsed };
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
  const response = await call(url, "POST", "/applications/upload", { body, headers });
  return SubmittedApplication.parse(response.body).data.id;
}
