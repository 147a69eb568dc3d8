import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Funnel } from "#contract/funnel.ts";
import { createLog } from "#server/start/log.ts";
import { closeContext } from "#server/start/context.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { recordStep } from "#server/hiring/applications/steps.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { addDays, localDay, startOfDay, startOfWeek } from "#server/db/vietnam-time.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { openContext } from "#server/testing/context.ts";
import { createVisits } from "./visits.ts";

const dayMs = 86_400_000;
const quiet = { warn: () => {} };

onBothEngines("The funnel", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine);
    app.stopClock();
    // A Monday at noon, so that business days follow.
    const monday = addDays(startOfWeek(localDay(app.clock())), 7);
    app.advance(startOfDay(monday).getTime() + dayMs / 2 - app.clock().getTime());
    calls = await signedInCalls(app);
  });

  const read = async (query = "", token = calls.token) => {
    const response = await app.client.call("GET", `/api/v1/overview/funnel${query}`, { token });
    assert.equal(response.status, 200, response.text);
    return Funnel.parse(response.body);
  };

  const advance = async (milliseconds: number) => {
    app.advance(milliseconds);
    // The session has expired meanwhile.
    calls = await signedInCalls(app);
  };

  const empty = async () => {
    await app.visits.write();
    await app.db.deleteFrom("funnel_counts").execute();
    await app.db.deleteFrom("application_steps").execute();
  };

  const change = async (id: string, body: object) => {
    const path = `/api/v1/applications/${id}`;
    const response = await app.client.call("PATCH", path, { token: calls.token, body });
    assert.equal(response.status, 200, response.text);
  };

  const sent = (fields: object = {}) =>
    calls.submit({ position: "ai-engineer", source: "topcv", ...fields });

  test("counts each step of an application once, and no change back", async () => {
    await empty();
    const id = await sent();
    for (const status of ["reviewing", "accepted", "submitted", "accepted"]) {
      await change(id, { status });
    }
    const now = app.clock();
    await withTransaction(app.db, (tx) => recordStep({ tx, now }, id, "interview"));
    const { total, positions, sources } = await read();
    const figures = { viewed: 0, started: 0, sent: 1, looked_at: 1, interview: 1, accepted: 1 };
    assert.partialDeepStrictEqual(total, figures);
    assert.deepEqual(
      positions.map(({ slug, sent }) => [slug, sent]),
      [["ai-engineer", 1]],
    );
    assert.deepEqual(
      sources.map(({ source, accepted }) => [source, accepted]),
      [["topcv", 1]],
    );
  });

  test("counts why applications are rejected, by what is said now, and keeps it over an erasure", async () => {
    await empty();
    const [first, second, third] = [await sent(), await sent(), await sent({ source: "zalo" })];
    await change(first, { status: "rejected", rejection_reason: "salary" });
    await change(second, { status: "rejected" });
    await change(third, { status: "rejected", rejection_reason: "skills" });
    await change(third, { status: "reviewing" });
    const reasons = async (query = "") => (await read(query)).reasons;
    const both = [
      { reason: "salary", count: 1 },
      { reason: null, count: 1 },
    ];
    assert.deepEqual(new Set(await reasons()), new Set(both));
    await change(second, { rejection_reason: "salary" });
    assert.deepEqual(await reasons(), [{ reason: "salary", count: 2 }]);
    assert.deepEqual(await reasons("?source=zalo"), []);
    await app.client.call("DELETE", `/api/v1/applications/${first}`, { token: calls.token });
    assert.deepEqual(await reasons(), [{ reason: "salary", count: 2 }]);
  });

  test("counts own days of the company, both included", async () => {
    await empty();
    await sent();
    const today = localDay(app.clock());
    const sentIn = async (from: string, to: string) =>
      (await read(`?from=${from}&to=${to}`)).total.sent;
    assert.equal(await sentIn(today, today), 1);
    assert.equal(await sentIn(addDays(today, -9), addDays(today, -1)), 0);
    assert.equal(await sentIn(addDays(today, 1), addDays(today, 9)), 0);
    const { token } = calls;
    for (const query of [`?from=${today}&to=${addDays(today, -1)}`, "?from=2026-02-30"]) {
      const answer = await app.client.call("GET", `/api/v1/overview/funnel${query}`, { token });
      assert.equal(answer.status, 422, answer.text);
    }
  });

  test("counts the first look at a resume, a note or a message, and no look of the applicant", async () => {
    await empty();
    const id = await calls.upload("cv.pdf", tinyPdf());
    const [, token] = statusLink(app.keys, "", id).split("#");
    await app.client.call("POST", "/api/v1/application-status", { body: { token } });
    assert.equal((await read()).total.looked_at, 0);
    for (let times = 0; times < 2; times += 1) {
      const path = `/api/v1/applications/${id}/cv/views`;
      await app.client.call("POST", path, { token: calls.token });
    }
    assert.equal((await read()).total.looked_at, 1);
    const noted = await sent();
    const path = `/api/v1/applications/${noted}/notes`;
    await app.client.call("POST", path, { token: calls.token, body: { text: "Good" } });
    assert.equal((await read()).total.looked_at, 2);
  });

  test("names the median of the business days to the first look and to the decision", async () => {
    await empty();
    assert.deepEqual((await read()).total.look_days, null);
    const [first, second, third] = [await sent(), await sent(), await sent()];
    await advance(dayMs);
    await change(first, { status: "reviewing" });
    await advance(2 * dayMs);
    await change(second, { status: "rejected" });
    // Over the weekend.
    await advance(4 * dayMs);
    await change(first, { status: "accepted" });
    await change(third, { notes: "Call" });
    const { total } = await read();
    assert.deepEqual([total.look_days, total.decision_days], [3, 4]);
  });

  test("counts a suspected spam application only once it is restored", async () => {
    await empty();
    const id = await sent({ website: "spam" });
    await change(id, { notes: "Looks real" });
    assert.equal((await read()).total.sent, 0);
    const path = `/api/v1/applications/${id}/restore`;
    await app.client.call("POST", path, { token: calls.token });
    await change(id, { status: "rejected" });
    const { total } = await read();
    assert.deepEqual([total.sent, total.looked_at, total.accepted], [1, 1, 0]);
  });

  test("keeps its numbers after an erasure, and nothing that names the application", async () => {
    await empty();
    const id = await sent({ position: "Nguyễn Văn A's own job" });
    await change(id, { status: "accepted" });
    const before = await read();
    const path = `/api/v1/applications/${id}`;
    const { status } = await app.client.call("DELETE", path, { token: calls.token });
    assert.equal(status, 200);
    assert.deepEqual(await read(), before);
    assert.equal(before.positions[0]?.slug, "");
    const rows = await app.db.selectFrom("application_steps").selectAll().execute();
    assert.deepEqual(rows.map(({ step }) => step).toSorted(), [
      "accepted",
      "decided",
      "looked_at",
      "sent",
    ]);
    assert.ok(rows.every(({ application_id }) => application_id === null));
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(`${id}|Nguyễn`));
  });

  test("counts reported forms and views by position and source, and gives a token without counting", async () => {
    await empty();
    const start = (body: unknown) => app.client.call("POST", "/api/v1/funnel/steps", { body });
    await app.client.call("GET", "/api/v1/applications/form?position=ai-engineer&step=viewed");
    await start({ position: "AI Engineer", source: "fb" });
    await start({ position: "" });
    await start({ position: "ai-engineer", source: "fb", step: "viewed" });
    const hostile = await start({ position: "x".repeat(900), source: `\0${"y".repeat(900)}` });
    assert.equal(hostile.status, 204, hostile.text);
    await app.visits.write();
    const { total, positions, sources } = await read();
    assert.deepEqual([total.viewed, total.started], [1, 3]);
    assert.deepEqual(
      positions.map(({ slug, started }) => [slug, started]),
      [
        ["", 2],
        ["ai-engineer", 1],
      ],
    );
    assert.deepEqual(sources.map(({ source }) => source).toSorted(), [
      "careers_page",
      "facebook",
      "other",
    ]);
  });

  test("adds up what several servers count, on the days of Vietnam", async () => {
    await empty();
    const midnight = startOfDay(localDay(app.clock()));
    let now = new Date(midnight.getTime() - 1);
    const servers = Array.from({ length: 3 }, () =>
      createVisits({ db: app.db, clock: () => now, log: quiet }),
    );
    for (const server of servers) {
      server.countView("/careers/ai-engineer", "ai-engineer", "topcv");
      server.countView("/careers/ai-intern", "ai-intern", "careers_page");
    }
    now = midnight;
    servers[0]?.countView("/careers/ai-engineer", "ai-engineer", "topcv");
    await Promise.all(servers.map((server) => server.write()));
    const rows = await app.db.selectFrom("funnel_counts").selectAll().execute();
    const today = localDay(midnight);
    assert.deepEqual(
      rows.map(({ day, position, count }) => `${day} ${position} ${count}`).toSorted(),
      [
        `${addDays(today, -1)} ai-engineer 3`,
        `${addDays(today, -1)} ai-intern 3`,
        `${today} ai-engineer 1`,
      ],
    );
    assert.equal((await read()).since, addDays(today, -1));
  });

  test("covers 30, 90 or 365 days and filters by position and source", async () => {
    await empty();
    const today = localDay(app.clock());
    const rows = [0, 29, 30, 89, 90, 364, 365].map((days) => ({
      day: addDays(today, -days),
      position: days === 0 ? "ai-intern" : "ai-engineer",
      source: days === 29 ? ("topcv" as const) : ("referral" as const),
      step: "viewed" as const,
      count: 1,
    }));
    await app.db.insertInto("funnel_counts").values(rows).execute();
    const viewed = async (query: string) => (await read(query)).total.viewed;
    assert.equal(await viewed(""), 2);
    assert.equal(await viewed("?days=90"), 4);
    assert.equal(await viewed("?days=365"), 6);
    assert.equal(await viewed("?days=365&position=ai-intern"), 1);
    assert.equal(await viewed("?days=365&source=topcv"), 1);
    const path = "/api/v1/overview/funnel?days=31";
    const refused = await app.client.call("GET", path, { token: calls.token });
    assert.equal(refused.status, 422);
  });

  test("counts under the present slug of a renamed position", async () => {
    await empty();
    app.visits.countView("/careers/ai-engineer", "ai-engineer", "topcv");
    await app.visits.write();
    const rename = async (slug: string, to: string) => {
      const path = `/api/v1/positions/${slug}`;
      const { headers } = await app.client.call("GET", path, { token: calls.token });
      const response = await app.client.call("PATCH", path, {
        token: calls.token,
        headers: { "if-match": headers.get("etag") ?? "" },
        body: { slug: to },
      });
      assert.equal(response.status, 200, response.text);
    };
    await rename("ai-engineer", "ai-expert");
    const [position] = (await read("?position=ai-expert")).positions;
    assert.deepEqual([position?.slug, position?.viewed], ["ai-expert", 1]);
    await rename("ai-expert", "ai-engineer");
  });

  test("is the same for recruiters and administrators", async () => {
    await sent();
    const recruiter = await app.client.createSignedIn("recruiter");
    assert.deepEqual(await read("", recruiter.tokens.accessToken), await read());
  });

  test("is stored when the server stops", async () => {
    await empty();
    const context = await openContext(app.config, { log: createLog("silent"), clock: app.clock });
    context.visits.countView("/careers/ai-engineer", "ai-engineer", "event");
    await closeContext(context);
    assert.equal((await read("?source=event")).total.viewed, 1);
  });
});
