import assert from "node:assert/strict";
import { test } from "node:test";
import { Application } from "#contract/applications.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { deleteApplications } from "#server/hiring/applications/deletion.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { interviewCalls, interviewCallsOf } from "#server/testing/interview-calls.ts";

onBothEngines("The end of an application", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  const agree = async (by = calls) => {
    day += 1;
    const id = await by.submit();
    const time = by.inHours(day * 24);
    const { id: interview } = await by.offerAndLeave(id, [time]);
    await by.pick(id, interview, time);
    await by.leave();
    return { id, interview, time };
  };
  const endsOf = async (interview: string) =>
    (await calls.calendars(interview)).slice(4).toSorted();

  test("a rejection cancels the interview and tells both sides at once", async () => {
    const { id, interview } = await agree();
    const rejected = await calls.change(id, { status: "rejected", notes: "Too early" });
    assert.equal(rejected.status, 200);
    assert.deepEqual(Application.parse(rejected.body), await calls.read(id));
    await calls.leave();
    assert.deepEqual(await endsOf(interview), ["applicant CANCEL", "team CANCEL"]);
    assert.equal((await calls.readInterview(interview)).state, "cancelled");
    const offer = await calls.send(
      "POST",
      `/applications/${id}/interviews`,
      calls.body([calls.inHours(500)]),
    );
    const closed =
      "This application is rejected, withdrawn or suspected spam, so no interview can be offered";
    assertFailure(offer, 409, closed);
  });

  test("the undo of a bulk rejection restores the interview, and no email leaves", async () => {
    const { id, interview, time } = await agree();
    const body = { action: "status", ids: [id], status: "rejected", notify: false };
    const response = await calls.send("POST", "/applications/bulk", body);
    const { undo_id } = BulkResponse.parse(response.body);
    assert.equal((await calls.readInterview(interview)).state, "cancelled");
    const undone = await calls.send("POST", "/applications/bulk/undo", { undo_id });
    assert.deepEqual(BulkResponse.parse(undone.body).done, [id]);
    await calls.leave();
    const { state, starts_at } = await calls.readInterview(interview);
    assert.deepEqual([state, starts_at], ["agreed", time]);
    assert.deepEqual(await endsOf(interview), []);
  });

  test("the undo of a bulk rejection is refused and changes nothing once an email about the interview has left", async () => {
    const { id, interview } = await agree();
    const body = { action: "status", ids: [id], status: "rejected", notify: false };
    const response = await calls.send("POST", "/applications/bulk", body);
    const { undo_id } = BulkResponse.parse(response.body);
    // Another server with a faster clock sends it.
    const [email] = (await calls.interviewEmails(interview)).slice(-1);
    const claim = app.db.updateTable("outbox").set({ attempts: 1 });
    await claim.where("id", "=", email?.id ?? "").execute();
    const state = async () => ({
      application: await calls.read(id),
      interview: await calls.readInterview(interview),
      emails: await app.db.selectFrom("outbox").select("id").orderBy("id").execute(),
      events: (await calls.send("GET", `/applications/${id}/events`)).body,
    });
    const before = await state();
    const undone = await calls.send("POST", "/applications/bulk/undo", { undo_id });
    assert.deepEqual(BulkResponse.parse(undone.body).refused, [
      { id, message: "This can no longer be undone" },
    ]);
    assert.deepEqual(await state(), before);
  });

  test("a bulk rejection that is not undone sends each end once", async () => {
    const { id, interview } = await agree();
    const body = { action: "status", ids: [id], status: "rejected", notify: false };
    await calls.send("POST", "/applications/bulk", body);
    await calls.leave();
    assert.deepEqual(await endsOf(interview), ["applicant CANCEL", "team CANCEL"]);
  });

  test("a withdrawal cancels the interview and tells both sides", async () => {
    const { id, interview } = await agree();
    const response = await app.client.call("POST", "/api/v1/application-status/withdraw", {
      body: { token: calls.tokenOf(id) },
    });
    assert.equal(response.status, 200);
    assert.match(response.text, /"state":"cancelled"/);
    await calls.leave();
    assert.deepEqual(await endsOf(interview), ["applicant CANCEL", "author none", "team CANCEL"]);
  });

  test("a rejection during the interview is warned of and cancels it", async () => {
    const { id, interview, time } = await agree();
    app.advance(Date.parse(time) + 30 * 60_000 - app.clock().getTime());
    const again = await calls.signIn();
    assert.equal((await again.read(id)).interview?.id, interview);
    assert.equal((await again.change(id, { status: "rejected" })).status, 200);
    await calls.leave();
    assert.equal((await calls.readInterview(interview)).state, "cancelled");
  });

  test("a rejection leaves an interview that has taken place as it is", async () => {
    const { id, interview, time } = await agree();
    app.advance(Date.parse(time) + 2 * 3_600_000 - app.clock().getTime());
    const again = await calls.signIn();
    assert.equal((await again.change(id, { status: "rejected" })).status, 200);
    assert.equal((await calls.readInterview(interview)).state, "agreed");
  });

  test("a deletion ends the events with emails that name neither applicant nor position", async () => {
    const site = await startTestApp(engine);
    const own = await interviewCallsOf(site);
    const { id, interview } = await agree(own);
    // An email about erased data is gone as soon as it has left.
    await site.mailer.stop();
    const response = await own.send("DELETE", `/applications/${id}`);
    assert.equal(response.status, 200);
    const left = await site.db
      .selectFrom("outbox")
      .selectAll()
      .where("interview_id", "=", interview)
      .execute();
    assert.equal(left.length, 2);
    for (const email of left) {
      assert.equal(email.calendar_method, "CANCEL");
      assert.match(email.calendar ?? "", new RegExp(`UID:interview-${interview}`));
      assert.doesNotMatch(JSON.stringify(email), /Mẫu|AI Engineer|Hoàng Văn Thụ/);
    }
    const interviews = site.db.selectFrom("interviews").select("id").where("id", "=", interview);
    assert.deepEqual(await interviews.execute(), []);
    for (const table of ["interview_slots", "interview_people"] as const) {
      const rows = site.db.selectFrom(table).selectAll().where("interview_id", "=", interview);
      assert.deepEqual(await rows.execute(), []);
    }
  });

  test("a bulk deletion ends the events too", async () => {
    const site = await startTestApp(engine);
    const own = await interviewCallsOf(site);
    const { id, interview } = await agree(own);
    // An email about erased data is gone as soon as it has left.
    await site.mailer.stop();
    const client = { network: "", requestId: "", userAgent: "", language: "en" } as const;
    await deleteApplications(site, [id], { actorId: own.adminId, sessionId: "", client });
    assert.equal((await own.interviewEmails(interview)).length, 2);
  });

  test("the accounts of interviewer and author can be deleted; the interview stays, and HR hears of it", async () => {
    const id = await calls.submit();
    const joiner = await app.client.createAccount("recruiter", { name: "Bùi Văn Đi" });
    const time = calls.inHours(2_000);
    const { id: interview } = await calls.offerAndLeave(id, [time], { interviewers: [joiner.id] });
    assert.equal((await calls.send("DELETE", `/users/${joiner.id}`)).status, 204);
    assert.deepEqual((await calls.readInterview(interview)).interviewers, []);
    const author = app.db.updateTable("interviews").set({ created_by: null });
    await author.where("id", "=", interview).execute();
    const { interviews } = await calls.pick(id, interview, time);
    assert.equal(interviews[0]?.state, "agreed");
    const toHr = (await calls.emails(id)).filter(({ to_email }) => to_email === app.config.hrEmail);
    assert.match(toHr.at(-1)?.text ?? "", /The applicant has agreed to the interview at/);
    // An email that joins news tells of the time as one of its own does.
    await calls.patch(interview, { state: "cancelled" });
    const last = (await calls.interviewEmails(interview)).at(-1);
    assert.equal(last?.to_email, app.config.hrEmail);
    assert.match(last?.subject ?? "", /cancelled/);
  });
});
