import assert from "node:assert/strict";
import { test } from "node:test";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { encrypt } from "#server/http/keys.ts";
import { sealStoredLinks } from "#server/start/seal-stored-links.ts";
import { openedEmails } from "#server/testing/opened-emails.ts";
import { readTable, serializeRow, tableNames } from "#server/db/table-rows.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";
import { InterviewCalls, afterUndoMs } from "#server/testing/interview-calls.ts";
import { testPassword } from "#server/testing/client.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const secretLink = /https?:\/\/[^\s"#<>]+#(?:[a-z]+=)?([\w-]{40,})/g;

onBothEngines("Links in emails", async (engine) => {
  const mail = await startMailServer();
  const app = testApp(engine, { SMTP_URL: mail.url, MAIL_FROM: "site@company.example" });
  const post = (path: string, body: unknown, token?: string) =>
    app.client.call("POST", `/api/v1${path}`, { body, token });

  /** Every row of every table, as a backup contains it. */
  async function storedText(): Promise<string> {
    let text = "";
    for (const table of tableNames) {
      for await (const row of readTable(app.db, table)) text += `${serializeRow(row)}\n`;
    }
    return text;
  }

  const linksIn = (text: string) => Array.from(text.matchAll(secretLink), ([, secret]) => secret);

  test("are usable in the emails, and stored nowhere in clear text", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const email = `ung.vien.${engine}@people.example`;
    const id = await calls.submit({ email });
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    // Every kind of email with a link, some of them waiting, taken back or in an undo.
    await calls.change(id, { status: "reviewing" });
    const message = { subject: "Xin chào {name}", text: "Xem {status_link}" };
    assert.equal((await calls.send("POST", `/applications/${id}/messages`, message)).status, 201);
    await calls.offer(id, [calls.inHours(48)]);
    await post("/application-status/links", { email });
    await post("/application-status/erasure", { token });
    const bulk = { action: "status", ids: [id], status: "rejected" };
    assert.equal((await calls.send("POST", "/applications/bulk", bulk)).status, 200);
    const invited = { name: "Lê Thị Mời", email: `moi.${engine}@people.example`, role: "user" };
    await post("/users", invited, calls.token);
    await post("/auth/forgot-password", { email: calls.people.email });
    const change = { email: `doi.${engine}@people.example`, password: testPassword };
    await post("/users/me/email", change, calls.people.token);

    const stored = await storedText();
    assert.deepEqual(linksIn(stored), []);
    assert.ok(!stored.includes(token));
    app.advance(afterUndoMs);
    app.mailer.wake();
    // A rejection is held for longer.
    const due = app.db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "queued")
      .where("run_at", "<=", app.clock().toISOString());
    await waitUntil("the emails", async () => (await due.execute()).length === 0);
    const toApplicant = await emailsTo(mail, email, 4);
    for (const { text, html } of toApplicant) {
      for (const secret of [...linksIn(text), ...linksIn(html)]) {
        assert.ok(secret === token || /#(?:erase|notmine)=/.test(text), text);
      }
      assert.ok(!text.includes("sealed."), text);
    }
    const toRecruiter = await emailsTo(mail, calls.people.email);
    const texts = toRecruiter.map(({ text }) => text).join();
    const reset = /reset-password#token=([\w-]+)/.exec(texts)?.[1];
    const checked = await post("/auth/reset-password/check", { token: reset });
    assert.equal(checked.status, 200, checked.text);
    assert.deepEqual(linksIn(await storedText()), []);
    assert.ok(!(await storedText()).includes(token));
  });

  test("that somebody types as a name stay text, and stop neither HR's notices nor a release of spam", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const typed = `/reset-password#${"a".repeat(43)}`;
    const id = await calls.submit({ full_name: typed, email: `kieu.${engine}@people.example` });
    const [notice] = await openedEmails(app, { application_id: id, kind: "new_application" });
    assert.ok(notice?.text.includes(typed));
    const fields = { full_name: typed, email: `rac.${engine}@people.example`, website: "x" };
    const spam = await calls.submit(fields);
    const released = await calls.send("POST", `/applications/${spam}/restore`);
    assert.equal(released.status, 200, released.text);
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    assert.equal((await post("/application-status/withdraw", { token })).status, 200);
  });

  test("that 1.0.0 has sealed or stored in clear text are sealed again, each for its email", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const email = `cu.${engine}@people.example`;
    const id = await calls.submit({ email });
    await app.mailer.stop();
    const link = statusLink(app.keys, app.config.siteUrl, id);
    const reset = `${app.config.siteUrl}/reset-password#token=${"r".repeat(43)}`;
    const formerly = (secret: string) =>
      secret.replace(/#(.*)/, (_, part: string) => {
        return `#sealed.${encrypt(app.keys.storedLinks, "sealed.", part)}`;
      });
    const text = `Open ${link}.vi or ${reset} or https://company.example/careers#top`;
    const html = `<a href="${link}">Open</a>`;
    for (const before of [
      text,
      text.replace(link, formerly(link)).replace(reset, formerly(reset)),
    ]) {
      const [receipt] = await openedEmails(app, { application_id: id, kind: "receipt" });
      assert.ok(receipt);
      const row = app.db.updateTable("outbox").where("id", "=", receipt.id);
      await row.set({ text: before, html: formerly(html) }).execute();
      const [unsealed] = await openedEmails(app, { id: receipt.id });
      assert.ok(unsealed?.html.includes("#sealed."), "the form of 1.0.0 opens no more");
      await app.db.deleteFrom("state").where("name", "like", "sealed-links%").execute();
      await sealStoredLinks(app.db, app.keys, app.clock());
      await sealStoredLinks(app.db, app.keys, app.clock());
      const stored = await app.db.selectFrom("outbox").select(["text", "html"]).execute();
      assert.deepEqual(linksIn(JSON.stringify(stored)), []);
      const [sealed] = await openedEmails(app, { id: receipt.id });
      assert.deepEqual([sealed?.text, sealed?.html], [text, html]);
      // What waits gets the present link.
      await app.db
        .updateTable("applications")
        .set({ link_version: 1 })
        .where("id", "=", id)
        .execute();
      const [waiting] = await openedEmails(app, { id: receipt.id });
      const present = statusLink(app.keys, app.config.siteUrl, id, 1);
      assert.equal(waiting?.html, `<a href="${present}">Open</a>`);
      await app.db
        .updateTable("applications")
        .set({ link_version: 0 })
        .where("id", "=", id)
        .execute();
    }
  });

  test("open in no other email: a sealed link that is written into a text stays text", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const id = await calls.submit({ email: `chep.${engine}@people.example` });
    await post("/auth/forgot-password", { email: calls.people.email });
    const rows = await app.db.selectFrom("outbox").select(["text", "kind"]).execute();
    const sealed = rows.flatMap(({ text }) => text.match(/sealed\.[\w-]+/g) ?? []);
    assert.ok(sealed.length >= 2);
    const written = sealed.map((one) => `https://x.example/application-status#${one}`).join(" ");
    const message = { subject: "Xin chào", text: written };
    assert.equal((await calls.send("POST", `/applications/${id}/messages`, message)).status, 201);
    const [sent] = await openedEmails(app, { application_id: id, kind: "message" });
    assert.ok(sent?.text.includes(written), sent?.text);
  });

  test("cannot be part of a subject, where staff and mail servers read them", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const id = await calls.submit();
    const secret = { subject: "Hồ sơ {status_link}", text: "Xin chào" };
    const change = { status: "accepted", status_email: secret };
    const template = { ...secret, name: "Mẫu", language: "vi" };
    const bulk = { action: "status", ids: [id], status: "accepted", status_emails: { en: secret } };
    for (const response of [
      await calls.send("POST", `/applications/${id}/messages/preview`, secret),
      await calls.send("POST", `/applications/${id}/messages`, secret),
      await calls.send("PATCH", `/applications/${id}`, change),
      await calls.send("POST", "/applications/bulk", bulk),
      await calls.send("POST", "/email-templates", template),
      await calls.send("PUT", "/email-templates/accepted/vi", secret),
    ]) {
      assert.equal(response.status, 422, response.text);
      assert.match(response.text, /cannot be part of a subject/);
    }
  });
});
