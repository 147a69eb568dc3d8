import assert from "node:assert/strict";
import { test } from "node:test";
import { UpdatedApplication } from "#contract/applications.ts";
import { Funnel } from "#contract/funnel.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("A correction by staff", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  const correct = async (id: string, change: object) => {
    const response = await calls.change(id, change);
    assert.equal(response.status, 200, response.text);
    return UpdatedApplication.parse(response.body);
  };
  const kindsOf = async (id: string) => {
    const rows = app.db.selectFrom("application_events").select(["kind", "detail"]);
    const events = await rows.where("application_id", "=", id).orderBy("id").execute();
    return events.map(({ kind }) => kind);
  };
  const sentIn = async (position: string) => {
    const response = await calls.send("GET", `/overview/funnel?days=30&position=${position}`);
    return Funnel.parse(response.body).total.sent;
  };

  test("of contact data is found, told in the history, and followed by waiting emails", async () => {
    const id = await calls.submit({ email: "sai@people.example", phone: "0900 000 001" });
    await correct(id, { status: "rejected" });
    const change = {
      full_name: "Lê Thị Đúng",
      email: "dung@people.example",
      phone: "0912 345 987",
    };
    const corrected = await correct(id, change);
    assert.equal(corrected.undo_id, null);
    assert.deepEqual(await kindsOf(id), ["submitted", "status", "contact", "contact", "contact"]);
    for (const q of ["0912345987", "dung@people", "le thi dung"]) {
      assert.equal((await calls.find(`q=${q}`)).applications[0]?.id, id, q);
    }
    assert.equal((await calls.find("q=sai@people")).total, 0);
    const waiting = (await calls.emails(id)).find(({ kind }) => kind === "status");
    assert.equal(waiting?.to_email, change.email);
    const { fields } = await app.db
      .selectFrom("audit_log")
      .select("fields")
      .where("target_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(fields), ["full_name", "email", "phone"]);
    assert.equal((await correct(id, change)).updated_at, corrected.updated_at);
  });

  test("is checked as the form is", async () => {
    const id = await calls.submit();
    for (const [field, text] of [
      ["full_name", "A"],
      ["email", "not an address"],
      ["phone", "123"],
      ["job_id", ""],
    ] as const) {
      const response = await calls.change(id, { [field]: text });
      assert.equal(response.status, 422, field);
      assert.ok(response.text.includes(`"${field}"`), response.text);
    }
    assert.equal((await correct(id, { phone: "" })).phone, null);
  });

  test("of the position counts for the right one, and takes other texts", async () => {
    const id = await calls.submit({ position: "ai-engineer" });
    const before = [await sentIn("ai-engineer"), await sentIn("marketing-intern")];
    const corrected = await correct(id, { job_id: "marketing-intern" });
    assert.equal(corrected.job_title, "Intern Marketing & Content");
    const after = [await sentIn("ai-engineer"), await sentIn("marketing-intern")];
    assert.deepEqual(after, [(before[0] ?? 0) - 1, (before[1] ?? 0) + 1]);
    assert.equal((await correct(id, { job_id: "Thư ký" })).job_title, "Thư ký");
    assert.deepEqual(await kindsOf(id), ["submitted", "position", "position"]);
  });

  test("marks an application as spam and back, without a second receipt", async () => {
    const id = await calls.submit();
    const emails = (await calls.emails(id)).length;
    const sent = await sentIn("ai-engineer");
    await correct(id, { status: "rejected" });
    const marked = await correct(id, { spam: true });
    assert.equal(marked.spam_reason, "marked");
    assert.equal((await calls.find(`q=${marked.receipt_number}`)).total, 0);
    assert.equal((await calls.find(`q=${marked.receipt_number}&spam=true`)).total, 1);
    assert.equal(await sentIn("ai-engineer"), sent - 1);
    assert.equal((await calls.emails(id)).length, emails, "the waiting rejection is withdrawn");
    assert.equal((await correct(id, { spam: false })).spam_reason, null);
    assert.equal(await sentIn("ai-engineer"), sent);
    assert.equal((await calls.emails(id)).length, emails);
    assert.deepEqual((await kindsOf(id)).slice(2), ["spam_marked", "spam_restored"]);
  });

  test("refuses to mark spam while an interview is open", async () => {
    const id = await calls.submit();
    await calls.offer(id, [calls.inHours(48)]);
    assert.equal((await calls.change(id, { spam: true })).status, 409);
    assert.equal((await calls.read(id)).spam_reason, null);
  });
});

onBothEngines("The first look at an application", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  test("is an opened resume, a note or a decision, and changes no version", async () => {
    const opened = await calls.upload("cv.pdf", tinyPdf());
    const before = await calls.read(opened);
    assert.equal(before.looked_at, null);
    await calls.send("POST", `/applications/${opened}/cv/views`);
    const { looked_at, updated_at } = await calls.read(opened);
    assert.notEqual(looked_at, null);
    assert.equal(updated_at, before.updated_at);
    for (const change of [{ notes: "Đã đọc" }, { status: "reviewing" }]) {
      const id = await calls.submit();
      assert.equal((await calls.read(id)).looked_at, null);
      await calls.change(id, change);
      assert.notEqual((await calls.read(id)).looked_at, null);
    }
    const corrected = await calls.submit();
    await calls.change(corrected, { phone: "0912 000 111" });
    assert.equal((await calls.read(corrected)).looked_at, null, "a correction is no look");
  });
});
