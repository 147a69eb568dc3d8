import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { test } from "node:test";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { storeAttachment } from "#server/mail/attachments.ts";
import { openedEmails } from "#server/testing/opened-emails.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { InterviewCalls } from "#server/testing/interview-calls.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { confirmCopy } from "./copy.ts";

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
    const emails = await openedEmails(app, { application_id: id, kind: "copy_link" });
    return emails.map(({ subject, text }) => {
      assert.match(subject, /copy/);
      const links = text.match(/https?:\/\/\S+#\S+/g) ?? [];
      assert.equal(links.length, 1, text);
      return /#copy=([\w-]+)/.exec(links[0] ?? "")?.[1] ?? "";
    });
  };

  test("holds everything but the inner work of HR, behind a link that works five times in an hour", async () => {
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
    assert.deepEqual(data.missing_files, []);
    assert.doesNotMatch(page, /Missing files/);
    for (const status of [200, 200, 200, 200, 422]) {
      const again = await post("/copy/confirm", { token: key });
      assert.equal(again.status, status);
      await again.arrayBuffer();
    }

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

  /** An application with files that no archive compresses, the newest first, and a key of its copy. */
  async function withFiles(...names: string[]) {
    const calls = await new InterviewCalls(app).signIn();
    const id = await calls.upload("CV.pdf", tinyPdf("mine"));
    for (const name of names.toReversed()) {
      const content = randomBytes(1024 * 1024);
      const file = { name, type: "application/pdf", content, purpose: "earlier_resume" } as const;
      await withTransaction(app.db, (tx) => storeAttachment({ tx, now: app.clock() }, id, file));
    }
    await post("/copy", { token: tokenOf(id) });
    const [key = ""] = await keysOf(id);
    return { id, key };
  }
  const client = { network: "", requestId: "", userAgent: "", language: "en" } as const;

  test("names the files that are missing or go while it is read", async () => {
    const { id, key } = await withFiles("first.pdf", "second.pdf");
    const row = app.db.selectFrom("applications").select("cv_key").where("id", "=", id);
    await app.files.remove((await row.executeTakeFirstOrThrow()).cv_key ?? "");
    const { archive } = await confirmCopy(app, key, client);
    await once(archive, "readable");
    await app.db
      .deleteFrom("attachments")
      .where("application_id", "=", id)
      .where("name", "=", "second.pdf")
      .execute();
    const files = await unzip(await buffer(archive));
    const data = JSON.parse(files.get("data.json")?.toString() ?? "");
    assert.deepEqual(data.files, ["files/1 first.pdf"]);
    assert.deepEqual(data.missing_files, ["resume/CV.pdf", "files/2 second.pdf"]);
    assert.ok(files.has("files/1 first.pdf") && !files.has("files/2 second.pdf"));
    const page = files.get("data.html")?.toString() ?? "";
    const missing = page.slice(page.indexOf("Missing files"));
    assert.match(missing, /resume\/CV\.pdf[^]*files\/2 second\.pdf/);
    assert.doesNotMatch(missing, /first\.pdf/);
  });

  test("ends when another download of its link begins", async () => {
    const { key } = await withFiles("first.pdf");
    const { archive: earlier } = await confirmCopy(app, key, client);
    await once(earlier, "readable");
    // Unread, it cannot end before the other one begins.
    const ended = assert.rejects(once(earlier, "close"), { text: "failure.copyAgain" });
    const { archive } = await confirmCopy(app, key, client);
    await ended;
    assert.ok((await unzip(await buffer(archive))).has("files/1 first.pdf"));
  });

  test("is sent five times by all servers together", async () => {
    const { key } = await withFiles();
    const { databaseUrl: DATABASE_URL } = app.config;
    const other =
      DATABASE_URL && (await startTestApp(engine, { DATABASE_URL, START_EMPTY: "yes" }));
    const servers = other ? [app, other] : [app, app];
    const calls = Array.from({ length: 8 }, async (_, index) => {
      const { status } = await fetch(
        `${servers[index % 2]?.url}/api/v1/application-status/copy/confirm`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ token: key }),
        },
      );
      return status;
    });
    // One may end before its first byte, when another begins.
    const refused = (await Promise.all(calls)).filter((status) => status === 422);
    assert.equal(refused.length, 3);
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
    assert.deepEqual([...files.keys()].slice(-2), ["data.json", "data.html"]);
    const { entries } = Object(
      (await app.client.call("GET", `/api/v1/audit?person=${id}`, { token: calls.token })).body,
    );
    assert.equal(entries[0].action, "application_copied");
    assert.equal(entries[0].actor.id, calls.adminId);
  });

  test("is in the download of the account of its confirmed address, unless disowned", async () => {
    const { id, tokens, email } = await app.client.createSignedIn("user");
    const other = await app.client.createSignedIn("user");
    const body = applicationFields({ email: email.toUpperCase(), full_name: "Người Có Tài Khoản" });
    // The account that sends it does not matter.
    for (const token of [undefined, tokens.accessToken, other.tokens.accessToken]) {
      const response = await app.client.call("POST", "/api/v1/applications", { body, token });
      assert.equal(response.status, 201);
    }
    const own = async (token: string) => {
      const response = await app.client.call("GET", "/api/v1/users/me/data", { token });
      return Object(response.body).applications;
    };
    const found = await own(tokens.accessToken);
    assert.equal(found.length, 3);
    assert.equal(found[0].application.full_name, "Người Có Tài Khoản");
    assert.deepEqual(await own(other.tokens.accessToken), []);
    const disowned_at = app.clock().toISOString();
    await app.db
      .updateTable("applications")
      .set({ disowned_at })
      .where("id", "=", found[0].application.id)
      .execute();
    assert.equal((await own(tokens.accessToken)).length, 2);
    await app.db
      .updateTable("users")
      .set({ email_confirmed_at: null })
      .where("id", "=", id)
      .execute();
    assert.deepEqual(await own(tokens.accessToken), []);
    app.advance(dayMs);
  });
});
