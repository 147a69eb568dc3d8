import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { ApplicationList, SubmittedApplication } from "#contract/applications.ts";
import { Session } from "#contract/auth.ts";
import { BulkResponse } from "#contract/bulk.ts";
import records from "#content/positions.json" with { type: "json" };
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";
import { enqueueReminders } from "#server/hiring/interviews/reminders.ts";
import { closeDuePositions } from "#server/positions/close.ts";
import { purge } from "#server/jobs/purge.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { builtSite } from "../../testing/built-site.ts";
import { PositionCalls, positionTexts } from "./position-calls.ts";
import { createDatabase } from "./database.ts";
import { applicationFields, applicationForm, readSampleResume } from "./client.ts";
import { startMailServer, type TestMailServer } from "./mail-server.ts";
import { afterUndoMs, InterviewCalls } from "./interview-calls.ts";
import { makeBucket } from "./s3-server.ts";
import { waitUntil } from "./wait-until.ts";
import { withoutPostgres } from "#server/testing/database.ts";

const resume = "Nguyễn Văn Mẫu – CV.pdf";

describe("Two servers on one PostgreSQL and one bucket", { skip: withoutPostgres }, () => {
  let one: TestApp;
  let other: TestApp;
  let mail: TestMailServer;
  let admin: Session;
  let shared: Record<string, string>;
  let drop: () => Promise<void>;

  before(async () => {
    const database = await createDatabase();
    drop = database.drop;
    mail = await startMailServer();
    shared = {
      ...(await makeBucket()),
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      MAIL_FROM: "no-reply@company.example",
    };
    // Both migrate the empty database at the same time.
    [one, other] = await Promise.all([
      startTestApp("postgres", shared, { dist: builtSite }),
      startTestApp("postgres", shared, { dist: builtSite }),
    ]);
    admin = await one.client.createSignedIn("admin");
  });
  after(async () => {
    await Promise.all([one.close(), other.close()]);
    await drop();
  });

  const servers = () => [one, other];
  const token = () => admin.tokens.accessToken;

  async function apply(app: TestApp, email: string, key = randomUUID()): Promise<string> {
    const answer = await app.client.call("POST", "/api/v1/applications/upload", {
      body: applicationForm(applicationFields({ email }), {
        name: "hồ sơ.pdf",
        bytes: await readSampleResume(resume),
      }),
      headers: { "idempotency-key": key },
    });
    assert.equal(answer.status, 201, answer.text);
    return SubmittedApplication.parse(answer.body).data.id;
  }

  test("a session of one server can be used, refreshed and ended on the other", async () => {
    const { email } = await one.client.createAccount("user");
    const { tokens } = await one.client.signIn(email);
    const use = async (app: TestApp, accessToken: string) =>
      (await app.client.call("GET", "/api/v1/users/me", { token: accessToken })).status;
    assert.equal(await use(other, tokens.accessToken), 200);

    const body = { refreshToken: tokens.refreshToken };
    const answers = await Promise.all(
      servers().map(({ client }) => client.call("POST", "/api/v1/auth/refresh", { body })),
    );
    const refreshed = answers.map((answer) => Session.parse(answer.body).tokens);
    for (const { accessToken } of refreshed) assert.equal(await use(one, accessToken), 200);

    const [last = tokens] = refreshed;
    await other.client.call("POST", "/api/v1/auth/logout", {
      token: last.accessToken,
      body: { refreshToken: last.refreshToken },
    });
    assert.equal(await use(one, last.accessToken), 401);
  });

  test("an application sent to both with one key is one application with one file", async () => {
    const key = randomUUID();
    const ids = await Promise.all(servers().map((app) => apply(app, "both@people.example", key)));
    assert.equal(new Set(ids).size, 1);
    const kept = await Array.fromAsync(one.files.list());
    const known = await one.db.selectFrom("applications").select("cv_key").execute();
    assert.deepEqual(
      kept.map((file) => file.key).toSorted(),
      known.map(({ cv_key }) => cv_key ?? "").toSorted(),
    );
  });

  test("a resume uploaded to one downloads from the other with equal bytes", async () => {
    const id = await apply(one, "bytes@people.example");
    const answer = await fetch(`${other.url}/api/v1/applications/${id}/cv`, {
      headers: { authorization: `Bearer ${token()}` },
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), await readSampleResume(resume));
  });

  test("each email is sent once, by either server", async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `applicant${index}@people.example`);
    await Promise.all(emails.map((email, index) => apply(index % 2 === 0 ? one : other, email)));
    for (const { mailer } of servers()) mailer.wake();
    await waitUntil("all emails to be sent", async () => (await waiting()) === 0);
    for (const email of emails) {
      assert.equal(mail.recipients.filter((address) => address === email).length, 1, email);
    }
  });

  const waiting = async () => {
    const { emails } = await one.db
      .selectFrom("outbox")
      .select(({ fn }) => fn.countAll<number>().as("emails"))
      .where("state", "=", "queued")
      .executeTakeFirstOrThrow();
    return emails;
  };

  test("a position closed on one is closed on the other: at once for its form, soon on its pages", async () => {
    const page = async () => (await fetch(`${other.url}/careers/backend-developer`)).text();
    const open = await page();
    const changed = await one.client.call("PATCH", "/api/v1/positions/backend-developer", {
      token: token(),
      body: { state: "closed" },
    });
    assert.equal(changed.status, 200, changed.text);
    const refused = await other.client.call("POST", "/api/v1/applications", {
      body: applicationFields({ position: "backend-developer" }),
    });
    assert.equal(refused.status, 422, refused.text);
    other.advance(5_000);
    await waitUntil("the changed page", async () => (await page()) !== open);
  });

  test("an empty database got the positions of the content once", async () => {
    const rows = await one.db.selectFrom("positions").select("slug").execute();
    assert.equal(rows.length, records.length);
  });

  test("a bulk change on one can be undone on the other", async () => {
    const id = await apply(one, "undo@people.example");
    const change = await one.client.call("POST", "/api/v1/applications/bulk", {
      token: token(),
      body: { action: "status", ids: [id], status: "rejected" },
    });
    const { undo_id } = BulkResponse.parse(change.body);
    const undone = await other.client.call("POST", "/api/v1/applications/bulk/undo", {
      token: token(),
      body: { undo_id },
    });
    assert.deepEqual(BulkResponse.parse(undone.body).done, [id]);
  });

  test("a new position and a changed title on one are soon on the pages and feeds of the other", async () => {
    const calls = new PositionCalls(one, token());
    const textAt = async (path: string) => (await fetch(`${other.url}${path}`)).text();
    const untilShown = async (what: string, path: string, title: string) => {
      other.advance(5_000);
      await waitUntil(what, async () => (await textAt(path)).includes(title));
    };
    const { slug } = await calls.create({ ...positionTexts, state: "open" });
    await untilShown("the new position", "/careers", positionTexts.title.en);
    assert.equal((await fetch(`${other.url}/careers/${slug}`)).status, 200);

    await calls.change(slug, { title: { en: "Figures Analyst" } });
    await untilShown("the changed title", `/careers/${slug}`, "Figures Analyst");
    for (const path of ["/careers", "/careers/feed.xml", "/careers/feed.json"]) {
      const text = await textAt(path);
      assert.ok(text.includes("Figures Analyst"), path);
      assert.ok(!text.includes(positionTexts.title.en), path);
    }
  });

  test("one of them reads a new resume for the search, once", async (t) => {
    await one.db.updateTable("resume_texts").set({ state: "indexed" }).execute();
    const id = await apply(one, "indexed@people.example");
    const reads = servers().map(({ files }) => t.mock.method(files, "readVerified"));
    const read = await Promise.all(servers().map((app) => indexResumes(app)));
    assert.deepEqual(new Set(read), new Set([1, undefined]));
    assert.equal(reads.flatMap(({ mock }) => mock.calls).length, 1);
    for (const app of servers()) {
      const path = "/api/v1/applications?q=he%20thong";
      const { body } = await app.client.call("GET", path, { token: token() });
      assert.ok(ApplicationList.parse(body).applications.some((found) => found.id === id));
    }
  });

  test("servers that close the same position close it once", async () => {
    const calls = new PositionCalls(one, token());
    const title = { en: "Short Time", vi: "Thời gian ngắn" };
    const { slug } = await calls.create({ ...positionTexts, title, state: "open" });
    await one.db
      .updateTable("positions")
      .set({ closes_on: "2026-01-01" })
      .where("slug", "=", slug)
      .execute();
    const [first = 0, second = 0] = await Promise.all(servers().map(closeDuePositions));
    assert.equal(first + second, 1);
    assert.equal((await calls.read(slug)).state, "closed");
  });

  /** Two servers with limits and stopped clocks, so that a slow machine ends no wait. */
  const startLimited = async () => {
    const limited = { ...shared, RATE_LIMIT: "on" };
    const start = () => startTestApp("postgres", limited);
    const strict = await Promise.all([start(), start()]);
    for (const app of strict) app.stopClock();
    return strict;
  };

  test("wrong passwords at both count together", async () => {
    const strict = await startLimited();
    /** The number of wrong passwords, on the servers in turn, before the first 429. */
    const allowedAt = async (apps: readonly TestApp[]) => {
      const { email } = await one.client.createAccount("user");
      const body = { email, password: "not the password" };
      for (let count = 0; count < 30; count += 1) {
        const client = (apps[count % apps.length] ?? one).client;
        const { status } = await client.call("POST", "/api/v1/auth/login", { body });
        if (status === 429) return count;
      }
      return Infinity;
    };
    try {
      assert.equal(await allowedAt(strict), await allowedAt(strict.slice(0, 1)));
    } finally {
      await Promise.all(strict.map(({ close }) => close()));
    }
  });

  test("of two picks of one time on both servers one wins, and one server reminds", async () => {
    const calls = await new InterviewCalls(one).signIn();
    const time = calls.inHours(40);
    const offers = await Promise.all(
      ["pick.one@people.example", "pick.two@people.example"].map(async (email) => {
        const id = await apply(one, email);
        return { id, interview: (await calls.offer(id, [time, calls.inHours(60)])).id };
      }),
    );
    for (const server of servers()) server.advance(afterUndoMs);
    const picks = await Promise.all(
      offers.map(({ id, interview }, index) =>
        (index === 0 ? one : other).client.call(
          "POST",
          `/api/v1/application-status/interviews/${interview}`,
          { body: { token: calls.tokenOf(id), action: "pick", starts_at: time } },
        ),
      ),
    );
    const statuses = picks.map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200, 409]));
    const picked = offers[statuses.indexOf(200)]?.interview ?? "";
    for (const server of servers()) server.advance(20 * hourMs);
    await Promise.all(servers().map((server) => enqueueReminders(server)));
    const reminders = (await calls.interviewEmails(picked)).filter(({ subject }) =>
      subject.startsWith("Reminder"),
    );
    const recipients = reminders.map(({ to_email }) => to_email);
    assert.equal(new Set(recipients).size, recipients.length);
    assert.equal(recipients.length, 3);
  });

  test("one of them purges", async () => {
    const lines: unknown[] = [];
    const log = { info: (line: unknown) => lines.push(line), error: assert.fail };
    const created_at = new Date(one.clock().getTime() - 31 * 86_400_000).toISOString();
    await one.db.updateTable("idempotency_keys").set({ created_at }).execute();
    await Promise.all(servers().map((app) => purge(app, log)));
    const removed = lines.filter((line) => JSON.stringify(line).includes('"expired rows"'));
    assert.equal(removed.length, 1, JSON.stringify(lines));
  });
});
