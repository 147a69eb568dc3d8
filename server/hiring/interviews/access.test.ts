import assert from "node:assert/strict";
import { test } from "node:test";
import { CalendarFeed } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { testPassword } from "#server/testing/client.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { saveSettings } from "#server/db/settings.ts";

onBothEngines("People who lose access to applicants", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  /** A recruiter with a calendar feed and an agreed interview that the team was told of. */
  async function recruiterWithFeed() {
    const recruiter = await app.client.createSignedIn("recruiter");
    const token = recruiter.tokens.accessToken;
    const path = "/api/v1/users/me/calendar-feed";
    const { url } = CalendarFeed.parse((await app.client.call("POST", path, { token })).body);
    const { pathname, search } = new URL(url);
    const readFeed = async () => (await app.client.call("GET", pathname + search)).status;
    assert.equal(await readFeed(), 200);
    const id = await calls.submit();
    const time = calls.inHours(72);
    const interview = await calls.offerAndLeave(id, [time], { interviewers: [recruiter.id] });
    await calls.pick(id, interview.id, time);
    const queued = () =>
      app.db
        .selectFrom("outbox")
        .select("id")
        .where("to_email", "=", recruiter.email)
        .where("application_id", "is not", null)
        .where("state", "=", "queued")
        .execute();
    return { ...recruiter, token, readFeed, id, interview: interview.id, queued };
  }
  type Recruiter = Awaited<ReturnType<typeof recruiterWithFeed>>;
  const patch = (path: string, body: unknown, token = calls.token) =>
    app.client.call("PATCH", `/api/v1${path}`, { token, body });

  const ends: Record<string, (recruiter: Recruiter) => Promise<{ status: number }>> = {
    "a new password": ({ token }) =>
      app.client.call("POST", "/api/v1/users/me/password", {
        token,
        body: { currentPassword: testPassword, newPassword: "another bronze drum" },
      }),
    "the end of their sessions": ({ token }) =>
      app.client.call("DELETE", "/api/v1/users/me/sessions", { token }),
    "the end of their sessions by an administrator": ({ id: _id, user }) =>
      app.client.call("DELETE", `/api/v1/users/${user.id}/sessions`, { token: calls.token }),
    "a demotion": ({ user }) => patch(`/users/${user.id}`, { role: "user" }),
    "a deactivation": ({ user }) => patch(`/users/${user.id}`, { active: false }),
    "a deletion": ({ user }) =>
      app.client.call("DELETE", `/api/v1/users/${user.id}`, { token: calls.token }),
  };
  for (const [event, end] of Object.entries(ends)) {
    test(`${event} ends the address of the calendar feed`, async () => {
      const recruiter = await recruiterWithFeed();
      const { status } = await end(recruiter);
      assert.ok(status < 300, String(status));
      assert.equal(await recruiter.readFeed(), 404);
    });
  }

  test("the two-step rule pauses the calendar feed of a recruiter whom it locks out", async () => {
    const { readFeed, token } = await recruiterWithFeed();
    const rule = (recruitersNeedTwoStep: boolean) =>
      withTransaction(app.db, (tx) => saveSettings(tx, { recruitersNeedTwoStep }, app.clock()));
    await rule(true);
    assert.equal(await readFeed(), 404);
    const list = () => app.client.call("GET", "/api/v1/applications", { token });
    assert.equal((await list()).status, 403);
    await app.client.turnOnTwoStep(token);
    assert.equal((await list()).status, 200);
    await rule(false);
  });

  for (const event of ["a demotion", "a deactivation", "a deletion"] as const) {
    test(`${event} ends the emails about applicants, also those that wait`, async () => {
      const recruiter = await recruiterWithFeed();
      // Told to the team once the time to undo is over.
      await patch(`/interviews/${recruiter.interview}`, { place: "Tầng 9" });
      assert.ok((await recruiter.queued()).length > 0);
      await ends[event]?.(recruiter);
      assert.deepEqual(await recruiter.queued(), []);
      const cancelled = { state: "cancelled" };
      assert.equal((await patch(`/interviews/${recruiter.interview}`, cancelled)).status, 200);
      assert.deepEqual(await recruiter.queued(), []);
      await app.client.call("DELETE", `/api/v1/applications/${recruiter.id}`, {
        token: calls.token,
      });
      assert.deepEqual(await recruiter.queued(), []);
    });
  }
});

onBothEngines("The interviews of one application", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" });
  const calls = interviewCalls(app);

  test("are five at most while they are open", async () => {
    const id = await calls.submit();
    const offered = [];
    for (let hour = 1; hour <= 5; hour += 1)
      offered.push(await calls.offer(id, [calls.inHours(24 * hour)]));
    const body = calls.body([calls.inHours(24 * 9)]);
    const sixth = () => calls.send("POST", `/applications/${id}/interviews`, body);
    assert.equal((await sixth()).status, 409);
    await calls.send("PATCH", `/interviews/${offered[0]?.id}`, { state: "cancelled" });
    assert.equal((await sixth()).status, 201);
  });

  test("are within two years", async () => {
    const id = await calls.submit();
    const offer = (days: number) =>
      calls.send("POST", `/applications/${id}/interviews`, calls.body([calls.inHours(24 * days)]));
    const far = await offer(800);
    assert.equal(far.status, 422);
    assert.match(far.text, /within the next two years/);
    assert.equal((await offer(700)).status, 201);
  });

  test("are answered a limited number of times, from any network", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [calls.inHours(50)]);
    const statuses = new Set<number>();
    for (let count = 0; count < 22; count += 1) {
      const message = `Tôi xin hẹn giờ khác, lần ${count}`;
      statuses.add((await calls.answer(id, interview, { action: "other_times", message })).status);
    }
    assert.deepEqual([...statuses], [200, 429]);
  });
});
