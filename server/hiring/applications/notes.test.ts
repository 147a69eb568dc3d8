import assert from "node:assert/strict";
import { before, test } from "node:test";
import { TeamNote, TeamNotes } from "#contract/notes.ts";
import { Timeline } from "#contract/review.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";

onBothEngines("Team notes", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  const people = { an: "", binh: "" };
  const ids = { an: "", binhEmail: "" };

  before(async () => {
    const signIn = async (role: "recruiter" | "admin", name: string) => {
      const { id, email } = await app.client.createAccount(role, { name });
      return { id, email, token: (await app.client.signIn(email)).tokens.accessToken };
    };
    const an = await signIn("recruiter", "Lê Thị An");
    const binh = await signIn("admin", "Phạm Văn Bình");
    await app.client.createAccount("recruiter", { name: "Cũ Rồi", active: false });
    await app.client.createAccount("user", { name: "Người Ngoài" });
    Object.assign(people, { an: an.token, binh: binh.token });
    Object.assign(ids, { an: an.id, binhEmail: binh.email });
  });

  const path = (id: string) => `/api/v1/applications/${id}/notes`;
  const send = (id: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
    app.client.call("POST", path(id), { token, body, headers });
  const add = async (id: string, token: string, body: unknown) => {
    const response = await send(id, token, body);
    assert.equal(response.status, 201, response.text);
    return TeamNote.parse(response.body);
  };
  const read = async (id: string, token: string) => {
    const response = await app.client.call("GET", path(id), { token });
    assert.equal(response.status, 200, response.text);
    return TeamNotes.parse(response.body).notes;
  };
  const mentions = async (id: string) =>
    (await calls.emails(id)).filter(({ kind }) => kind === "mention");

  test("are signed, timed and listed newest first", async () => {
    const id = await calls.submit();
    const before = app.clock().toISOString();
    const first = await add(id, people.an, {
      text: "Gọi lại thứ Hai.\nNói tiếng Nhật.",
      verdict: "yes",
    });
    assert.deepEqual(first.author, { id: ids.an, name: "Lê Thị An", role: "recruiter" });
    assert.equal(first.verdict, "yes");
    assert.ok(before <= first.created_at && first.created_at <= app.clock().toISOString());
    const second = await add(id, people.an, { text: "Đã gọi." });
    assert.deepEqual(await read(id, people.an), [second, first]);
  });

  test("that are sent again with their Idempotency-Key are stored and emailed once", async () => {
    const id = await calls.submit();
    const key = { "idempotency-key": `note-${id}` };
    const body = { text: "@Phạm Văn Bình, xem giúp.", verdict: "yes" };
    const repeated = async () => {
      const response = await send(id, people.an, body, key);
      assert.equal(response.status, 201, response.text);
      return TeamNote.parse(response.body);
    };
    const [first, ...others] = await Promise.all([repeated(), repeated(), repeated()]);
    assert.deepEqual(others, [first, first]);
    assert.deepEqual(await repeated(), first);
    assert.deepEqual(await read(id, people.an), [first]);
    assert.equal((await mentions(id)).length, 1);
    const reused = await send(id, people.an, { ...body, verdict: "no" }, key);
    assertFailure(reused, 422, "This request was already used");
    const elsewhere = await send(await calls.submit(), people.an, body, key);
    assert.equal(elsewhere.status, 422);
    assert.equal((await send(id, people.binh, body, key)).status, 422);
    await add(id, people.an, body);
    assert.equal((await read(id, people.an)).length, 2);
  });

  test("hide the verdicts of others until the reader gives one", async () => {
    const id = await calls.submit();
    await add(id, people.an, { text: "Hợp với nhóm.", verdict: "yes" });
    await add(id, people.an, { text: "Không có ý kiến." });
    const seen = (notes: TeamNote[]) => notes.map((note) => [note.verdict, note.verdict_hidden]);
    const hidden = await read(id, people.binh);
    assert.deepEqual(seen(hidden), [
      [null, false],
      [null, true],
    ]);
    assert.deepEqual(
      hidden.map(({ text }) => text),
      ["Không có ý kiến.", null],
    );
    await add(id, people.binh, { text: "Tôi đọc sau." });
    assert.equal((await read(id, people.binh))[2]?.verdict_hidden, true);
    await add(id, people.binh, { verdict: "no" });
    assert.deepEqual(seen(await read(id, people.binh)), [
      ["no", false],
      [null, false],
      [null, false],
      ["yes", false],
    ]);
    const other = await calls.submit();
    await add(other, people.an, { verdict: "unsure" });
    assert.deepEqual(seen(await read(other, people.binh)), [[null, true]]);
  });

  test("keep verdicts out of the timeline and the audit log", async () => {
    const id = await calls.submit();
    await add(id, people.an, { text: "Giỏi", verdict: "unsure" });
    const response = await app.client.call("GET", `/api/v1/applications/${id}/events`, {
      token: people.binh,
    });
    const { events } = Timeline.parse(response.body);
    const event = events.find(({ kind }) => kind === "note_added");
    assert.equal(event?.actor?.name, "Lê Thị An");
    assert.deepEqual([event.before, event.after], [null, null]);
    const [entry] = await auditEntries(app, { action: "note_added", target_id: id });
    assert.equal(entry?.fields, '["text","verdict"]');
    assert.doesNotMatch(response.text, /unsure|Giỏi/);
  });

  test("email each mentioned colleague once, and neither the author nor outsiders", async () => {
    const id = await calls.submit();
    const text =
      "@phạm văn bình và @Phạm Văn Bình, xem giúp. @Lê Thị An @Cũ Rồi @Người Ngoài x@Phạm Văn Bình";
    await add(id, people.an, { text });
    const [email, ...others] = await mentions(id);
    assert.equal(others.length, 0);
    assert.equal(email?.to_email, ids.binhEmail);
    assert.match(email.subject, /Lê Thị An/);
    assert.ok(email.text.includes(`/admin/applications/${id}`));
    assert.doesNotMatch(email.text, /xem giúp/);
    await add(id, people.an, { text: "Viết cho a@Phạm Văn Bình và @Phạm Văn Bìnhh" });
    assert.equal((await mentions(id)).length, 1);
  });

  test("mention the longer of two names that begin alike", async () => {
    const short = await app.client.createAccount("recruiter", { name: "Đỗ Minh" });
    const long = await app.client.createAccount("recruiter", { name: "Đỗ Minh Khôi" });
    const id = await calls.submit();
    await add(id, people.an, { text: "@Đỗ Minh Khôi, nhờ bạn." });
    const to = async () => new Set((await mentions(id)).map(({ to_email }) => to_email));
    assert.deepEqual(await to(), new Set([long.email]));
    await add(id, people.an, { text: "@đỗ minh, và bạn." });
    assert.deepEqual(await to(), new Set([long.email, short.email]));
  });

  test("need a text or a verdict", async () => {
    const id = await calls.submit();
    const message = { text: ["Please write a note or choose a verdict"] };
    const refusal = "Please check the highlighted fields.";
    for (const body of [{}, { text: " \n" }, { text: "", verdict: null }]) {
      assertFailure(await send(id, people.an, body), 422, refusal, message);
    }
    for (const body of [{ verdict: "maybe" }, { text: "a".repeat(5_001) }, { text: 7 }]) {
      assert.equal((await send(id, people.an, body)).status, 422);
    }
    assert.deepEqual(await read(id, people.an), []);
  });

  test("get 404 on an unknown application", async () => {
    const unknown = "01890000-0000-7000-8000-000000000000";
    assert.equal((await send(unknown, people.an, { text: "A" })).status, 404);
    assert.equal((await send("x", people.an, { text: "A" })).status, 404);
  });

  test("store hostile texts as they are", async () => {
    const id = await calls.submit();
    const text = `<script>alert(1)</script> {{name}} \${x} ' or 1=1 -- @<b>Bình</b> ‮abc 🙂`;
    await add(id, people.an, { text });
    assert.equal((await read(id, people.binh))[0]?.text, text);
  });

  test("are erased with their application, and so are the emails about mentions", async () => {
    const id = await calls.submit();
    await add(id, people.an, { text: "@Phạm Văn Bình, bí mật", verdict: "no" });
    assert.equal((await mentions(id)).length, 1);
    const url = `/api/v1/applications/${id}`;
    assert.equal((await app.client.call("DELETE", url, { token: calls.token })).status, 200);
    const left = app.db
      .selectFrom("application_notes")
      .select("id")
      .where("application_id", "=", id);
    assert.deepEqual(await left.execute(), []);
    assert.deepEqual(await mentions(id), []);
  });

  test("stay without a name when the account of their author is deleted", async () => {
    const id = await calls.submit();
    const leaver = await app.client.createSignedIn("recruiter");
    await add(id, leaver.tokens.accessToken, { text: "Tạm biệt", verdict: "yes" });
    await app.client.call("DELETE", `/api/v1/users/${leaver.id}`, { token: calls.token });
    const [note] = await read(id, people.binh);
    assert.deepEqual([note?.author, note?.text, note?.verdict_hidden], [null, null, true]);
  });

  test("are in the data of their author without their texts", async () => {
    const id = await calls.submit();
    const { tokens } = await app.client.createSignedIn("recruiter");
    const { id: noteId } = await add(id, tokens.accessToken, {
      text: "Về ứng viên",
      verdict: "no",
    });
    const { text } = await app.client.call("GET", "/api/v1/users/me/data", {
      token: tokens.accessToken,
    });
    assert.ok(text.includes(noteId));
    assert.ok(!text.includes("Về ứng viên"));
  });

  test("can mention active recruiters and administrators, who are listed by name", async () => {
    const response = await app.client.call("GET", "/api/v1/colleagues", { token: people.an });
    assert.deepEqual(Object.keys(response.body ?? {}), ["colleagues"]);
    assert.match(response.text, /Phạm Văn Bình/);
    assert.doesNotMatch(response.text, /Cũ Rồi|Người Ngoài|email|language/);
  });
});
