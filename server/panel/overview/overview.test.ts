import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Overview } from "#contract/overview.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { addDays, localDay, startOfMonth, startOfDay } from "#server/db/vietnam-time.ts";

onBothEngines("The overview", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  /** The start of this month and of the previous one in Vietnam. */
  let month: Date;
  let lastMonth: Date;
  before(async () => {
    app = await startTestApp(engine);
    app.stopClock();
    // The middle of a month, so that the days around it are in the same month.
    const middle = startOfDay(addDays(startOfMonth(addDays(localDay(app.clock()), 31)), 14));
    app.advance(middle.getTime() + 10 * 3_600_000 - app.clock().getTime());
    calls = await signedInCalls(app);
    month = startOfDay(startOfMonth(localDay(app.clock())));
    lastMonth = startOfDay(startOfMonth(addDays(localDay(month), -1)));
  });

  const read = async () => {
    const response = await app.client.call("GET", "/api/v1/overview", { token: calls.token });
    assert.equal(response.status, 200, response.text);
    const overview = Overview.parse(response.body);
    const { users, activeUsers } = overview.counters;
    assert.ok(users && activeUsers);
    return { ...overview, counters: { ...overview.counters, users, activeUsers } };
  };

  /** Creates a user as of this instant. */
  const userMadeAt = async (at: Date, active = true) => {
    const { id } = await app.client.createAccount("user", { active });
    const change = { id: newId(at), created_at: at.toISOString() };
    await app.db.updateTable("users").set(change).where("id", "=", id).execute();
    return change.id;
  };

  const applicationMadeAt = async (
    at: Date,
    columns: {
      spam?: boolean;
      status?: "submitted" | "reviewing" | "accepted";
      job_id?: string;
    } = {},
  ) => {
    const submitted = await calls.submit();
    await app.db.deleteFrom("application_steps").execute();
    const tables = ["application_events", "outbox", "one_time_tokens", "resume_texts"] as const;
    for (const table of tables) {
      await app.db.deleteFrom(table).where("application_id", "=", submitted).execute();
    }
    const [id, instant] = [newId(at), at.toISOString()];
    const change = { ...columns, id, created_at: instant, status_at: instant };
    await app.db.updateTable("applications").set(change).where("id", "=", submitted).execute();
    return id;
  };

  const change = async (method: string, path: string, body?: unknown) => {
    // Entries of the same millisecond have no order.
    app.advance(1);
    const response = await app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
    assert.ok(response.status < 300, response.text);
  };

  const before1 = (instant: Date) => new Date(instant.getTime() - 1);

  test("shows a recruiter activity about applications and positions, without networks", async () => {
    await change("POST", "/users", { email: "moi@people.example", name: "Người Mới" });
    const submitted = await calls.submit();
    await change("PATCH", `/applications/${submitted}`, { notes: "A", notify: false });
    const { tokens } = await app.client.createSignedIn("recruiter");
    const response = await app.client.call("GET", "/api/v1/overview", {
      token: tokens.accessToken,
    });
    const { activity, counters } = Overview.parse(response.body);
    assert.deepEqual(Object.keys(counters), ["applications", "pending"]);
    assert.deepEqual(
      activity.map(({ action, network }) => [action, network]),
      [
        ["application_updated", null],
        ["application_submitted", null],
      ],
    );
    assert.ok((await read()).activity.some(({ action }) => action === "user_created"));
    await app.db.deleteFrom("users").where("email", "=", "moi@people.example").execute();
    await app.db.deleteFrom("applications").execute();
  });

  test("months begin at midnight in Vietnam, not in UTC", async () => {
    const { counters } = await read();
    await userMadeAt(before1(month));
    const late = await read();
    assert.equal(late.counters.users.count, counters.users.count + 1);
    assert.equal(late.counters.users.trend, counters.users.trend);
    await userMadeAt(month);
    await applicationMadeAt(before1(month));
    await applicationMadeAt(month);
    const { counters: after } = await read();
    assert.equal(after.users.trend, counters.users.trend + 1);
    assert.equal(after.applications.count, counters.applications.count + 2);
    assert.equal(after.applications.trend, counters.applications.trend + 1);
    assert.equal(month.getUTCHours(), 17);
  });

  test("deleting a user from before the month lowers the trend, deleting a newer one does not", async () => {
    const [old, young] = [await userMadeAt(lastMonth), await userMadeAt(app.clock())];
    const { counters } = await read();
    await change("DELETE", `/users/${old}`);
    const fallen = (await read()).counters;
    assert.deepEqual(
      [fallen.users, fallen.activeUsers].map(({ trend }) => trend),
      [counters.users.trend - 1, counters.activeUsers.trend - 1],
    );
    await change("DELETE", `/users/${young}`);
    const { users } = (await read()).counters;
    assert.equal(users.count, counters.users.count - 2);
    assert.equal(users.trend, counters.users.trend - 2);
    // A deactivated user has not been active this month, whenever the deactivation was.
    const inactive = await userMadeAt(lastMonth, false);
    const { activeUsers } = (await read()).counters;
    await change("DELETE", `/users/${inactive}`);
    assert.deepEqual((await read()).counters.activeUsers, activeUsers);
  });

  test("the trend of active users follows activations and deactivations", async () => {
    const [one, two, three] = [
      await userMadeAt(lastMonth),
      await userMadeAt(lastMonth),
      await userMadeAt(lastMonth, false),
    ];
    const trend = async () => (await read()).counters.activeUsers.trend;
    const start = await trend();
    await change("PATCH", `/users/${one}`, { active: false });
    assert.equal(await trend(), start - 1);
    await change("PATCH", `/users/${two}`, { active: false, phone: "0912 345 678" });
    await change("PATCH", `/users/${two}`, { active: true });
    await change("PATCH", `/users/${two}`, { name: "Một tên khác" });
    assert.equal(await trend(), start - 1);
    await change("PATCH", `/users/${three}`, { active: true });
    assert.equal(await trend(), start);
    // The user was active when the month began and was deactivated before the deletion.
    await change("DELETE", `/users/${one}`);
    assert.equal(await trend(), start);
  });

  test("pending counts submitted and reviewing applications without spam", async () => {
    const { counters } = await read();
    await applicationMadeAt(app.clock(), { status: "reviewing" });
    await applicationMadeAt(app.clock(), { status: "submitted" });
    await applicationMadeAt(app.clock(), { status: "accepted" });
    await applicationMadeAt(app.clock(), { status: "submitted", spam: true });
    const { pending, applications } = (await read()).counters;
    assert.equal(pending.count, counters.pending.count + 2);
    assert.equal(pending.trend, counters.pending.trend + 2);
    assert.equal(applications.count, counters.applications.count + 3);
    assert.equal((await calls.find("status=pending&limit=1")).total, pending.count);
  });

  test("a decision about an older application lowers pending, and revoking it raises pending", async () => {
    const id = await applicationMadeAt(lastMonth);
    const decided = await applicationMadeAt(lastMonth, { status: "accepted" });
    const pending = async () => (await read()).counters.pending;
    const start = await pending();
    await change("PATCH", `/applications/${id}`, { status: "reviewing" });
    assert.deepEqual(await pending(), start);
    await change("PATCH", `/applications/${id}`, { status: "rejected" });
    assert.deepEqual(await pending(), { count: start.count - 1, trend: start.trend - 1 });
    await change("PATCH", `/applications/${id}`, { status: "submitted" });
    assert.deepEqual(await pending(), start);
    await change("PATCH", `/applications/${decided}`, { status: "reviewing" });
    assert.deepEqual(await pending(), { count: start.count + 1, trend: start.trend + 1 });
  });

  test("a withdrawn application is not pending, whichever month it is from", async () => {
    const [old, young] = [await applicationMadeAt(lastMonth), await applicationMadeAt(app.clock())];
    const left = await applicationMadeAt(lastMonth);
    const { count, trend } = (await read()).counters.pending;
    const withdraw = (id: string, at: Date) =>
      app.db
        .updateTable("applications")
        .set({ withdrawn_at: at.toISOString() })
        .where("id", "=", id)
        .execute();
    await withdraw(old, app.clock());
    await withdraw(young, app.clock());
    assert.deepEqual((await read()).counters.pending, { count: count - 2, trend: trend - 2 });
    // An application withdrawn before the month is not pending at its start.
    await withdraw(left, lastMonth);
    assert.deepEqual((await read()).counters.pending, { count: count - 3, trend: trend - 2 });
    await change("PATCH", `/applications/${old}`, { status: "rejected" });
    await change("PATCH", `/applications/${left}`, { status: "rejected" });
    assert.deepEqual((await read()).counters.pending, { count: count - 3, trend: trend - 2 });
  });

  test("the oldest submitted application is named, without spam and withdrawn ones", async () => {
    const instant = (minutes: number) => new Date(Date.parse("2020-01-01") + minutes * 60_000);
    await applicationMadeAt(instant(0), { spam: true });
    await applicationMadeAt(instant(1), { status: "reviewing" });
    const withdrawn = await applicationMadeAt(instant(2));
    const withdrawn_at = app.clock().toISOString();
    await app.db
      .updateTable("applications")
      .set({ withdrawn_at })
      .where("id", "=", withdrawn)
      .execute();
    const oldest = await applicationMadeAt(instant(3));
    await applicationMadeAt(instant(4));
    assert.equal((await read()).oldestUnreviewed, oldest);
  });

  test("the charts cover twelve weeks from Monday to Sunday in Vietnam", async () => {
    await app.db.deleteFrom("applications").execute();
    const empty = await read();
    assert.equal(empty.oldestUnreviewed, null);
    assert.deepEqual([empty.positions, empty.otherPositions], [[], 0]);
    const mondays = empty.weeks.map(({ monday }) => monday);
    assert.equal(mondays.length, 12);
    assert.ok(mondays.every((monday) => new Date(monday).getUTCDay() === 1));
    const [first = "", second = ""] = mondays;
    await applicationMadeAt(before1(startOfDay(first)), { job_id: "too-early" });
    await applicationMadeAt(startOfDay(first), { job_id: "ai-intern" });
    await applicationMadeAt(before1(startOfDay(second)), { job_id: "ai-intern" });
    await applicationMadeAt(startOfDay(second), { job_id: "ai-engineer" });
    await applicationMadeAt(app.clock(), { job_id: "spam", spam: true });
    for (const job of "abcdefg") await applicationMadeAt(app.clock(), { job_id: job });
    const { weeks, positions, otherPositions } = await read();
    assert.deepEqual(
      weeks.map(({ applications }) => applications),
      [2, 1, ...Array.from({ length: 9 }, () => 0), 7],
    );
    assert.deepEqual(positions.slice(0, 2), [
      { job_id: "ai-intern", title: { en: "AI Intern", vi: "AI Intern" }, applications: 2 },
      { job_id: "a", title: null, applications: 1 },
    ]);
    assert.equal(positions.length, 8);
    assert.equal(otherPositions, 1);
  });

  test("recent activity shows current names, and none for deleted users", async () => {
    const id = await userMadeAt(lastMonth);
    await change("PATCH", `/users/${id}`, { name: "Lê Thị Tên Mới" });
    const [entry] = (await read()).activity;
    assert.equal(entry?.action, "user_updated");
    assert.deepEqual(entry.fields, ["name"]);
    assert.deepEqual(entry.target, { kind: "user", id, name: "Lê Thị Tên Mới" });
    assert.equal(entry.network, "127.0.0.1");
    await change("DELETE", `/users/${id}`);
    const { activity } = await read();
    assert.deepEqual(
      activity.slice(0, 2).map(({ action, target }) => [action, target?.name]),
      [
        ["user_deleted", null],
        ["user_updated", null],
      ],
    );
    assert.equal(activity.length, 8);
  });

  test("samples count only at a public address", async () => {
    assert.equal((await read()).samples, 0);
    const publicApp = await startTestApp(engine, { SITE_URL: "https://company.vn" });
    const { token } = await signedInCalls(publicApp);
    const answer = await publicApp.client.call("GET", "/api/v1/overview", { token });
    assert.equal(answer.status, 200, answer.text);
    assert.ok(Overview.parse(answer.body).samples > 0);
  });
});
