import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Timeline, type TimelineEvent } from "#contract/review.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationForm, readSampleResume, testPassword } from "#server/testing/client.ts";
import { smallestDoc } from "#server/testing/fake-doc.ts";
import { linkedPicture, paragraph, wordDocument } from "#server/testing/word-document.ts";
import { statusLink } from "./status-link.ts";

const list = "/api/v1/applications";
const pdfName = "Nguyễn Văn Mẫu – CV.pdf";
const docxName = "Phạm Thị Mẫu – CV.docx";
const docName = "Lê Văn Ví Dụ – Sơ yếu lý lịch.doc";
const notShown = "This CV cannot be shown here. Please download it.";

onBothEngines("Reviewing an application", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine, await filesFor(engine));
    calls = await signedInCalls(app);
  });

  const call = (method: string, path: string, token = calls.token) =>
    app.client.call(method, `${list}/${path}`, { token });
  const timeline = async (id: string): Promise<TimelineEvent[]> => {
    const response = await call("GET", `${id}/events`);
    assert.equal(response.status, 200, response.text);
    return Timeline.parse(response.body).events;
  };
  const audited = async (id: string) => {
    const lines = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("target_id", "=", id)
      .where("actor_id", "is not", null)
      .orderBy("id")
      .execute();
    return lines.map(({ action }) => action);
  };

  test("the timeline lists all events of an application, newest first", async () => {
    const id = await calls.upload(pdfName, await readSampleResume(pdfName));
    const token = statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";
    const own = (path: string, body: unknown) =>
      app.client.call("POST", `/api/v1/application-status${path}`, { body });
    const other = { name: docxName, bytes: await readSampleResume(docxName) };
    assert.equal((await own("/resume", applicationForm({ token }, other))).status, 200);
    app.advance(1_000);
    assert.equal((await call("POST", `${id}/cv/views`)).status, 204);
    app.advance(1_000);
    assert.equal((await call("GET", `${id}/cv`)).status, 200);
    for (const change of [{ notes: "Gọi lại" }, { status: "reviewing" }, { status: "rejected" }]) {
      app.advance(1_000);
      assert.equal((await calls.change(id, change)).status, 200);
    }
    app.advance(1_000);
    assert.equal((await own("/erasure", { token })).status, 200);
    app.advance(1_000);
    assert.equal((await calls.change(id, { legal_hold: true })).status, 200);
    app.advance(1_000);
    assert.equal((await own("/withdraw", { token })).status, 200);

    const events = await timeline(id);
    const stamps = events.map(({ created_at }) => created_at);
    assert.deepEqual(stamps, stamps.toSorted().toReversed());
    const changes = events.filter(({ kind }) => kind !== "email");
    assert.deepEqual(
      changes.map(({ kind, before, after }) => [kind, before, after]),
      [
        ["withdrawn", null, null],
        ["legal_hold", "false", "true"],
        ["erasure_asked", null, null],
        ["status", "reviewing", "rejected"],
        ["status", "submitted", "reviewing"],
        ["notes", null, "Gọi lại"],
        ["cv_downloaded", null, null],
        ["cv_viewed", null, null],
        ["cv_replaced", pdfName, docxName],
        ["submitted", null, null],
      ],
    );
    const admin = { id: calls.adminId, name: "Trần Thị Thử", role: "admin" };
    assert.deepEqual(
      changes.map(({ actor }) => actor),
      [null, admin, null, admin, admin, admin, admin, admin, null, null],
    );
  });

  test("notes that stay empty are no change", async () => {
    const id = await calls.submit();
    assert.equal((await calls.change(id, { status: "accepted", notes: "" })).status, 200);
    const kinds = (await timeline(id)).map(({ kind }) => kind);
    assert.ok(kinds.includes("status") && !kinds.includes("notes"), kinds.join());
  });

  test("the timeline shows the current state of emails, and when a held rejection is due", async () => {
    const id = await calls.upload(pdfName, await readSampleResume(pdfName));
    const before = app.clock().getTime();
    await calls.change(id, { status: "rejected" });
    const emailsOf = async () =>
      (await timeline(id)).flatMap(({ email }) => (email === null ? [] : [email]));
    const held = (await emailsOf()).find(({ kind }) => kind === "status");
    assert.equal(held?.state, "queued");
    assert.ok(Date.parse(held.run_at) > before + 23 * 3_600_000);
    assert.equal(held.to_email, "ung.vien@people.example");
    assert.ok((await emailsOf()).some(({ kind }) => kind === "receipt"));

    await app.db
      .updateTable("outbox")
      .set({
        state: "failed",
        last_error: "550 no such user",
        finished_at: app.clock().toISOString(),
      })
      .where("application_id", "=", id)
      .where("kind", "=", "status")
      .execute();
    const failed = (await emailsOf()).find(({ kind }) => kind === "status");
    assert.partialDeepStrictEqual(failed, { state: "failed", last_error: "550 no such user" });
  });

  test("the timeline keeps the events of a deleted administrator without the name", async () => {
    const account = await app.client.createAccount("admin", { name: "Sắp Đi" });
    const id = await calls.submit();
    const session = await app.client.signIn(account.email);
    const path = `${list}/${id}`;
    const { accessToken: token } = session.tokens;
    await app.client.call("PATCH", path, { token, body: { notes: "Tốt" } });
    const noted = async () => (await timeline(id)).find(({ kind }) => kind === "notes");
    assert.deepEqual((await noted())?.actor, { id: account.id, name: "Sắp Đi", role: "admin" });
    const leaving = { token, body: { password: testPassword } };
    const left = await app.client.call("POST", "/api/v1/users/me/delete", leaving);
    assert.equal(left.status, 204, left.text);
    assert.deepEqual((await noted())?.actor, { id: account.id, name: null, role: null });
  });

  test("the timeline contains that an application was marked as not spam", async () => {
    const id = await calls.submit({ website: "x" });
    assert.equal((await call("POST", `${id}/restore`)).status, 200);
    const kinds = (await timeline(id)).map(({ kind }) => kind);
    assert.ok(kinds.includes("spam_restored"), kinds.join());
  });

  test("a PDF is sent unchanged, and only a reported view counts, once", async () => {
    const bytes = await readSampleResume(pdfName);
    const id = await calls.upload(pdfName, bytes);
    const response = await fetch(`${app.url}${list}/${id}/cv/page`, {
      headers: { authorization: `Bearer ${calls.token}` },
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "application/pdf");
    assert.deepEqual(new Uint8Array(await response.arrayBuffer()), bytes);
    const views = async () => (await timeline(id)).filter(({ kind }) => kind === "cv_viewed");
    assert.equal((await views()).length, 0, "a prefetch is no view");
    assert.equal((await call("POST", `${id}/cv/views`)).status, 204);
    assert.equal((await views()).length, 1);
    assert.deepEqual(await audited(id), ["resume_fetched", "resume_viewed"]);
  });

  test("a docx is shown as HTML that loads and runs nothing", async () => {
    const id = await calls.upload(docxName, await readSampleResume(docxName));
    const response = await call("GET", `${id}/cv/page`);
    assert.equal(response.status, 200, response.text);
    assert.equal(response.headers.get("content-type"), "text/html; charset=utf-8");
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.equal(response.headers.get("cache-control"), "no-store");
    const policy = response.headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "img-src data:",
      "sandbox",
      "frame-ancestors 'none'",
    ]) {
      assert.ok(policy.split("; ").includes(part), `${part} is missing in ${policy}`);
    }
    assert.ok(response.text.includes("Phạm Thị Mẫu"));
  });

  test("a doc is shown as text", async () => {
    const id = await calls.upload(docName, await readSampleResume(docName));
    const response = await call("GET", `${id}/cv/page`);
    assert.equal(response.status, 200, response.text);
    assert.equal(response.headers.get("content-type"), "text/html; charset=utf-8");
    assert.ok(response.text.includes("<p>Lê Văn Ví Dụ</p>"));
    assert.equal(response.headers.get("resume-left-out"), null);
  });

  test("a header names the content that is missing", async () => {
    const relations = [{ id: "rId9", type: "image", target: "https://x.example/p.png" }] as const;
    const body = linkedPicture("rId9", "x") + "<w:p><w:r><w:ruby/></w:r></w:p>";
    const id = await calls.upload("cv.docx", wordDocument(body, { relations: [...relations] }));
    const { headers } = await call("GET", `${id}/cv/page`);
    assert.equal(headers.get("resume-left-out"), "pictures, other");
  });

  test("an unreadable doc or docx can only be downloaded", async () => {
    for (const [name, bytes] of [
      ["cv.doc", smallestDoc()],
      ["cv.docx", wordDocument("<w:p>")],
    ] as const) {
      const id = await calls.upload(name, bytes);
      assertFailure(await call("GET", `${id}/cv/page`), 422, notShown);
      assert.equal((await call("GET", `${id}/cv`)).status, 200);
      assert.deepEqual(await audited(id), ["resume_downloaded"]);
    }
  });

  test("a damaged file and a missing resume cannot be viewed", async () => {
    const id = await calls.upload("cv.docx", wordDocument(paragraph("x")));
    await app.files.remove(id);
    assertFailure(
      await call("GET", `${id}/cv/page`),
      500,
      "The stored file is damaged and cannot be downloaded",
    );
    const bare = await calls.submit();
    const none = "This application has no CV";
    assertFailure(await call("GET", `${bare}/cv/page`), 404, none);
    assertFailure(await call("POST", `${bare}/cv/views`), 404, none);
    assert.deepEqual(await audited(bare), []);
  });
});

onBothEngines("A resume that is not scanned yet", (engine) => {
  test("can be neither viewed nor downloaded", async () => {
    // Nothing listens on this port.
    const app = await startTestApp(engine, { CLAMD_URL: "tcp://127.0.0.1:9" });
    const calls = await signedInCalls(app);
    const id = await calls.upload(pdfName, await readSampleResume(pdfName));
    const response = await app.client.call("GET", `${list}/${id}/cv/page`, { token: calls.token });
    assertFailure(
      response,
      409,
      "The virus scanner has not checked this file yet. Please try again in a few minutes.",
    );
    for await (const { key } of app.files.list()) await app.files.remove(key);
    assertFailure(
      await app.client.call("GET", `${list}/${id}/cv`, { token: calls.token }),
      500,
      "The stored file is damaged and cannot be downloaded",
    );
  });
});
