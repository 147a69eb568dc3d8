import assert from "node:assert/strict";
import { test } from "node:test";
import { Application } from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { Timeline } from "#contract/review.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { createLink } from "#server/accounts/links.ts";
import { statusToken } from "#server/hiring/applications/status-link.ts";
import { codesOf } from "#server/testing/applicant-tokens.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { newestKey, openedEmails } from "#server/testing/opened-emails.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { hashOf } from "#server/mail/address-hash.ts";

const [wrong, right] = ["sai@people.example", "dung@people.example"];

onBothEngines("Links that are replaced", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const post = (path: string, body: object, token?: string) =>
    app.client.call("POST", `/api/v1${path}`, { body, token });
  const tokenOf = (id: string, version: number) => statusToken(app.keys, id, version);
  const disown = async (id: string) =>
    post("/application-status/disowned", { token: await newestKey(app, id, "notmine") });
  const replace = (id: string, send: boolean, token = calls.token) =>
    post(`/applications/${id}/link`, { send }, token);
  const codeOf = async (token: string) => {
    const { status, body } = await post("/application-status", { token });
    return status === 200 ? "done" : Failure.parse(body).error.code;
  };
  const oneTime = ["erase", "contact", "back", "copy", "pool"] as const;
  const pathOf = {
    erase: "erasure/confirm",
    contact: "contact/confirm",
    back: "contact/keep",
    copy: "copy/confirm",
    pool: "talent-pool/confirm",
  } as const;
  const left = () =>
    waitUntil("the emails to leave", async () => {
      app.mailer.wake();
      const queued = app.db.selectFrom("outbox").select("id").where("state", "=", "queued");
      const due = queued.where("run_at", "<=", app.clock().toISOString());
      return (await due.execute()).length === 0;
    });
  /** A usable one-time link of each kind. */
  const makeLinks = (applicationId: string) =>
    withTransaction(app.db, async (tx) => {
      const made: Partial<Record<(typeof oneTime)[number], string>> = {};
      for (const purpose of oneTime) {
        const link = { purpose, applicationId, email: wrong, hours: 24 };
        made[purpose] = (await createLink(tx, link, "", app.clock())).split("=")[1] ?? "";
      }
      return made;
    });

  const endings: Record<string, (id: string, notMine: string) => Promise<unknown>> = {
    "a correction by HR": (id) => calls.change(id, { email: right }),
    "the button of HR": (id) => replace(id, false),
    "'I did not apply'": (_id, token) => post("/application-status/disowned", { token }),
  };
  for (const [name, end] of Object.entries(endings)) {
    test(`lead to the page that sends a new one, after ${name}`, async () => {
      const id = await calls.submit({ email: `${name.length}.${wrong}` });
      const notMine = await newestKey(app, id, "notmine");
      const links = await makeLinks(id);
      assert.equal(await codeOf(tokenOf(id, 0)), "done");
      await end(id, notMine);
      const { "/application-status/erasure/confirm": _erase, ...codes } = await codesOf(
        app,
        "/application-status",
        tokenOf(id, 0),
      );
      const withToken = Object.entries(codes).filter(
        ([path]) => !/confirm|keep|disowned/.test(path),
      );
      assert.deepEqual(new Set(withToken.map(([, code]) => code)), new Set(["link_replaced"]));
      for (const purpose of oneTime) {
        const used = await post(`/application-status/${pathOf[purpose]}`, {
          token: links[purpose],
        });
        assert.equal(used.status, 422);
        assert.match(used.text, /"link_replaced"/, purpose);
      }
      assert.equal(await codeOf(tokenOf(id, 1)), "done");
      assert.equal(
        await codeOf(tokenOf(id, 2)),
        "link_replaced",
        "a version that is not there yet",
      );
      assert.equal(await codeOf(`${tokenOf(id, 1).slice(0, -2)}AA`), "invalid");
    });
  }

  test("HR sends receipt and link to a corrected address; what waits goes there with a working link", async () => {
    const id = await calls.submit({ email: wrong });
    await left();
    await app.mailer.stop();
    await calls.change(id, { status: "reviewing" });
    await calls.change(id, { email: right, send_receipt: true });
    const emails = await openedEmails(app, { application_id: id, to_email: right });
    assert.deepEqual(emails.map(({ kind }) => kind).toSorted(), ["receipt", "status"]);
    for (const { text } of emails) assert.ok(text.includes(`#${tokenOf(id, 1)}`), text);
    const [former] = await openedEmails(app, { application_id: id, to_email: wrong });
    assert.doesNotMatch(former?.text ?? "", /application-status#[\w-]{20,}/);
    // Another spelling reaches the same person.
    await calls.change(id, { email: right.toUpperCase(), send_receipt: true });
    assert.equal(await codeOf(tokenOf(id, 1)), "done");
    assert.equal((await openedEmails(app, { application_id: id, kind: "receipt" })).length, 2);
  });

  test("an undo gives no link back to an address that it takes away", async () => {
    const id = await calls.submit({ email: wrong });
    const changed = await calls.change(id, { status: "reviewing", email: right });
    const undo_id = Reflect.get(Object(changed.body), "undo_id");
    const undone = await post("/applications/bulk/undo", { undo_id }, calls.token);
    assert.equal(undone.status, 200, undone.text);
    assert.equal((await calls.read(id)).email, wrong);
    for (const version of [0, 1]) assert.equal(await codeOf(tokenOf(id, version)), "link_replaced");
    assert.equal(await codeOf(tokenOf(id, 2)), "done");
  });

  test("a recruiter replaces the link and sends the new one", async () => {
    const id = await calls.submit({ email: right });
    const { tokens } = await app.client.createSignedIn("recruiter");
    const response = await replace(id, true, tokens.accessToken);
    assert.equal(Application.parse(response.body).id, id);
    const [sent] = await openedEmails(app, { application_id: id, kind: "status_links" });
    assert.equal(sent?.to_email, right);
    assert.ok(sent.text.includes(`#${tokenOf(id, 1)}`), sent.text);
    const told = await app.client.call("GET", `/api/v1/applications/${id}/events`, {
      token: calls.token,
    });
    assert.ok(Timeline.parse(told.body).events.some(({ kind }) => kind === "link_replaced"));
    const spam = await calls.submit({ website: "x" });
    assert.equal((await replace(spam, true)).status, 409);
  });

  test("hold on another server of the same database", async () => {
    if (engine === "sqlite") return;
    const { databaseUrl = "" } = app.config;
    const other = await startTestApp("postgres", { DATABASE_URL: databaseUrl });
    const id = await calls.submit({ email: wrong });
    await calls.change(id, { email: right });
    const body = { token: tokenOf(id, 0) };
    const seen = await other.client.call("POST", "/api/v1/application-status", { body });
    assert.match(seen.text, /"link_replaced"/);
  });

  test("'I did not apply' is in every email until a link confirms the address", async () => {
    const own = "chua.mo@people.example";
    for (const id of [await calls.submit({ email: own }), await addByHand(own)]) {
      await calls.change(id, { status: "reviewing" });
      await post(`/applications/${id}/messages`, { subject: "A", text: "B" }, calls.token);
      const emails = await openedEmails(app, { application_id: id, to_email: own });
      assert.ok(emails.length >= 2);
      for (const { text, html } of emails) {
        assert.match(text, /I did not apply: http:\S+#notmine=[\w-]{86}\.en\n/);
        assert.match(html, /#notmine=[\w-]{86}\.en"[^>]*>I did not apply<\/a>/);
      }
      const shown = await app.client.call("GET", `/api/v1/outbox/${emails[0]?.id}`, {
        token: calls.token,
      });
      assert.doesNotMatch(shown.text, /not-mine|notmine|did not apply/);
      assert.equal(await codeOf(tokenOf(id, 0)), "done");
      for (const { text, html } of await openedEmails(app, { application_id: id })) {
        assert.doesNotMatch(text + html, /not-mine|notmine/);
      }
    }
  });

  test("'I did not apply' is in what goes to a typed address without an application, and stops such emails", async () => {
    const email = "ai.do@people.example";
    assert.equal((await post("/applications/pass", { email })).status, 200);
    const [pass] = await openedEmails(app, { to_email: email, kind: "apply_pass" });
    const token = /#notmine=([\w-]+)\.en/.exec(pass?.text ?? "")?.[1];
    assert.equal((await post("/application-status/disowned", { token })).status, 200);
    const stops = await app.db.selectFrom("email_stops").select("to_hash").execute();
    assert.ok(stops.some(({ to_hash }) => to_hash === hashOf(email)));
  });

  test("'I did not apply' marks the application and stops emails by visitors, also beyond an erasure", async () => {
    const email = "khong.phai@people.example";
    const id = await calls.submit({ email });
    const token = await newestKey(app, id, "notmine");
    for (let time = 0; time < 2; time += 1) {
      assert.equal((await post("/application-status/disowned", { token })).status, 200);
    }
    const { disowned_at } = await calls.read(id);
    assert.equal(disowned_at, app.clock().toISOString());
    const events = await app.db
      .selectFrom("application_events")
      .select("kind")
      .where("application_id", "=", id)
      .where("kind", "=", "disowned")
      .execute();
    assert.equal(events.length, 1);
    await app.client.call("DELETE", `/api/v1/applications/${id}`, { token: calls.token });
    await app.db.deleteFrom("email_stops").execute();
    assert.equal((await post("/application-status/disowned", { token })).status, 200);
    const forged = token.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
    assert.equal((await post("/application-status/disowned", { token: forged })).status, 422);
    const stop = await app.db
      .selectFrom("email_stops")
      .selectAll()
      .where("to_hash", "=", hashOf(email))
      .executeTakeFirstOrThrow();
    assert.equal(Date.parse(stop.until), app.clock().getTime() + 30 * dayMs);
    // The mark belongs to the address.
    const other = await calls.submit({ email });
    await disown(other);
    await calls.change(other, { email: right });
    assert.equal((await calls.read(other)).disowned_at, null);
  });

  async function addByHand(email: string): Promise<string> {
    const fields = applicationFields({ email, source: "email", consent: "agreed" });
    const body = applicationForm(
      { ...fields, send_receipt: "true", language: "en" },
      { name: "cv.pdf", bytes: tinyPdf() },
    );
    const path = "/api/v1/applications/manual";
    const added = await app.client.call("POST", path, { token: calls.token, body });
    assert.equal(added.status, 201, added.text);
    return Application.parse(added.body).id;
  }
});
