import assert from "node:assert/strict";
import { test } from "node:test";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { openLinks } from "#server/accounts/links.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { InterviewCalls } from "#server/testing/interview-calls.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

onBothEngines("The copy of an application", (engine) => {
  const app = testApp(engine, () => filesFor(engine), { clock: "stopped" });
  const tokenOf = (id: string) => statusLink(app.keys, "", id).split("#")[1] ?? "";
  const download = (path: string, init: RequestInit) => fetch(`${app.url}/api/v1${path}`, init);
  const post = (path: string, body: object) =>
    download(`/application-status${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  /** The keys of the emails with a link to a copy. */
  const keysOf = async (id: string) => {
    const rows = await app.db
      .selectFrom("outbox")
      .select(["subject", "text"])
      .where("application_id", "=", id)
      .where("kind", "=", "copy_link")
      .orderBy("id")
      .execute();
    return rows.map(({ subject, text }) => {
      assert.match(subject, /copy/);
      const links = openLinks(app.keys, text).match(/https?:\/\/\S+#\S+/g) ?? [];
      assert.equal(links.length, 1, text);
      return /#copy=([\w-]+)/.exec(links[0] ?? "")?.[1] ?? "";
    });
  };

  test("holds everything but the inner work of HR, behind a link that works once for an hour", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const form = applicationFields({ email: "ban.sao@people.example", full_name: "Bản Thị <Sao>" });
    const body = applicationForm(form, { name: "CV của tôi.pdf", bytes: tinyPdf("mine") });
    const created = await app.client.call("POST", "/api/v1/applications/upload", { body });
    const { id } = Object(Reflect.get(Object(created.body), "data"));
    const staff = { token: calls.token };
    const note = { text: "Bí mật nội bộ", verdict: "no" };
    await app.client.call("POST", `/api/v1/applications/${id}/notes`, { ...staff, body: note });
    await calls.change(id, { notes: "Ghi chú mật" });
    const answer = new FormData();
    answer.append("token", tokenOf(id));
    answer.append("text", "Câu hỏi của tôi");
    answer.append("file", new Blob([new Uint8Array(tinyPdf("diploma"))]), "Bằng.pdf");
    await app.client.call("POST", "/api/v1/application-status/messages", { body: answer });
    await calls.offer(id, [calls.inHours(48)]);
    app.advance(20_000);
    app.mailer.wake();
    await waitUntil("the receipt has left", async () => {
      const left = app.db.selectFrom("outbox").select("id").where("application_id", "=", id);
      const due = left.where("run_at", "<=", app.clock().toISOString());
      const queued = await due.where("state", "=", "queued").execute();
      return queued.length === 0;
    });
    // A decision that is not told yet.
    await calls.change(id, { status: "rejected", rejection_reason: "experience" });

    assert.equal((await post("/copy", { token: tokenOf(id) })).status, 200);
    const [key = ""] = await keysOf(id);
    const response = await post("/copy/confirm", { token: key });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), "application/zip");
    assert.match(response.headers.get("content-disposition") ?? "", /^attachment; .*\.zip/);
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    assert.deepEqual(files.get("resume/CV của tôi.pdf"), Buffer.from(tinyPdf("mine")));
    assert.deepEqual(files.get("files/1 Bằng.pdf"), Buffer.from(tinyPdf("diploma")));
    const json = files.get("data.json")?.toString() ?? "";
    const page = files.get("data.html")?.toString() ?? "";
    const data = JSON.parse(json);
    assert.equal(data.application.full_name, "Bản Thị <Sao>");
    assert.equal(data.application.status, "submitted");
    assert.equal(data.messages[0].text, "Câu hỏi của tôi");
    assert.equal(data.interviews.length, 1);
    assert.ok(data.emails.length >= 2);
    assert.equal(data.privacy_requests[0].kind, "copy");
    assert.ok(files.get("emails/1.txt")?.includes(data.emails[0].subject));
    for (const text of [json, page]) {
      assert.doesNotMatch(text, /nội bộ|Ghi chú mật|"rejected"|experience":"|sealed\.|\[\[/);
      assert.ok(!text.includes(tokenOf(id)) && !text.includes(key));
    }
    assert.match(page, /Internal notes of our HR team/);
    assert.match(page, /Bản Thị &#60;Sao&#62;/);
    assert.equal((await post("/copy/confirm", { token: key })).status, 422, "once");

    // The request in HR's register is answered by the download.
    const { requests } = Object(
      (await app.client.call("GET", "/api/v1/privacy-requests", staff)).body,
    );
    const own = requests.filter((one: { application_id: string }) => one.application_id === id);
    assert.deepEqual(
      own.map(({ kind, state }: { kind: string; state: string }) => [kind, state]),
      [["copy", "done"]],
    );
    await post("/copy", { token: tokenOf(id) });
    const [, second = ""] = await keysOf(id);
    app.advance(hourMs + 1);
    assert.equal((await post("/copy/confirm", { token: second })).status, 422, "an hour");
  });

  test("is made by those who may export, and audited", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const id = await calls.submit();
    const get = (token: string) =>
      download(`/applications/${id}/copy`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await get(calls.people.token)).status, 403);
    const response = await get(calls.token);
    assert.equal(response.status, 200);
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    assert.deepEqual([...files.keys()].slice(0, 2), ["data.json", "data.html"]);
    const { entries } = Object(
      (await app.client.call("GET", `/api/v1/audit?person=${id}`, { token: calls.token })).body,
    );
    assert.equal(entries[0].action, "application_copied");
    assert.equal(entries[0].actor.id, calls.adminId);
  });

  test("is in the download of the account that has sent the application, and of no other", async () => {
    const { tokens, email } = await app.client.createSignedIn("user");
    const other = await app.client.createSignedIn("user");
    const submit = (token?: string) =>
      app.client.call("POST", "/api/v1/applications", {
        body: applicationFields({ email, full_name: "Người Có Tài Khoản" }),
        ...(token !== undefined && { token }),
      });
    assert.equal((await submit(tokens.accessToken)).status, 201);
    // Signed out, and with a token that is no longer valid.
    assert.equal((await submit()).status, 201);
    assert.equal((await submit("expired")).status, 201);
    const own = async (token: string) => {
      const response = await app.client.call("GET", "/api/v1/users/me/data", { token });
      return Object(response.body).applications;
    };
    const [application, ...more] = await own(tokens.accessToken);
    assert.equal(more.length, 0);
    assert.equal(application.application.full_name, "Người Có Tài Khoản");
    assert.equal(application.application.from_account, true);
    assert.deepEqual(await own(other.tokens.accessToken), []);
    app.advance(dayMs);
  });
});
