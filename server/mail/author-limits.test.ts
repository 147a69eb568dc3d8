import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls, signedInCalls } from "#server/testing/application-calls.ts";
import { applicationFields } from "#server/testing/client.ts";
import { statusEmail } from "#server/testing/sample-emails.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { claimEmails } from "./mailer.ts";
import { enqueueEmail } from "./outbox.ts";

onBothEngines("Emails of a member of staff to people outside", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" });
  const calls = applicationCalls(app);

  /** Stores applications without the limits of the form. */
  async function seed(count: number, email: (index: number) => string): Promise<string[]> {
    const first = await calls.submit({ email: `mau.${randomUUID()}@people.example` });
    const row = await app.db
      .selectFrom("applications")
      .selectAll()
      .where("id", "=", first)
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: count }, () => randomUUID());
    // The row number of SQLite.
    Reflect.deleteProperty(row, "seq");
    for (const [index, id] of ids.entries()) {
      const address = email(index);
      const values = { ...row, id, email: address, email_key: address };
      await app.db.insertInto("applications").values(values).execute();
    }
    return ids;
  }
  /** Advances the clock and signs the same person in again, because the token expires. */
  const wait = async (milliseconds: number) => {
    app.advance(milliseconds);
    const { email } = await app.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", calls.adminId)
      .executeTakeFirstOrThrow();
    calls.token = (await app.client.signIn(email)).tokens.accessToken;
  };
  const bulk = (ids: readonly string[], status: string) =>
    app.client.call("POST", "/api/v1/applications/bulk", {
      token: calls.token,
      body: { action: "status", ids, status },
    });

  test("are limited per address: the change of the next one is refused whole", async () => {
    const [id = ""] = await seed(1, () => "mot.nguoi@people.example");
    const statuses = ["reviewing", "accepted"];
    let sent = 0;
    let refused;
    for (; sent < 60 && refused === undefined; sent += 1) {
      const change = { status: statuses[sent % 2], status_email: { subject: "x", text: "y" } };
      const response = await calls.change(id, change);
      if (response.status !== 200) refused = response;
      // A later decision takes back an email that still waits.
      app.advance(16_000);
    }
    assert.equal(refused?.status, 429, refused?.text);
    assert.ok(Number(refused.headers.get("retry-after")) > 3_600);
    assert.equal(sent, 21);
    assert.equal((await calls.read(id)).status, statuses[1], "the refused change changed nothing");
    const other = await signedInCalls(app);
    assert.equal((await other.change(id, { status: "reviewing" })).status, 200);
  });

  test("allow bulk changes of 200, and stop a flood before it changes anything", async () => {
    const ids = await seed(200, (index) => `nguoi.${index}@people.example`);
    for (const status of ["reviewing", "accepted"]) {
      const response = await bulk(ids, status);
      assert.equal(response.status, 200, response.text);
      // After the time to undo, so that the emails are not withdrawn.
      app.advance(60_000);
    }
    const third = await bulk(ids, "reviewing");
    assert.equal(third.status, 429, third.text);
    assert.equal((await calls.read(ids[0] ?? "")).status, "accepted");
    // Two hours: exactly one would count again if the clock of the machine is set back a little.
    await wait(7_200_000);
    assert.equal((await bulk(ids, "reviewing")).status, 200);
  });

  test("count when they are caused, not when they leave", async () => {
    const { id: author } = await app.client.createAccount("recruiter", { email: "a@hr.example" });
    const to = (index: number) => ({ email: `hom.qua.${index}@people.example`, name: "" });
    const now = app.clock();
    const runAt = new Date(now.getTime() + 24 * 3_600_000);
    await withTransaction(app.db, async (tx) => {
      const about = { author: { id: author, isLimited: false }, runAt };
      for (let index = 0; index < 400; index += 1) {
        await enqueueEmail({ tx, now }, statusEmail, to(index), about);
      }
    });
    app.advance(24 * 3_600_000);
    await claimEmails(app.db, app.clock(), 5_000);
    const waiting = app.db.selectFrom("outbox").select("id").where("attempts", "=", 0);
    assert.deepEqual(await waiting.where("author_id", "=", author).execute(), []);
    await withTransaction(app.db, async (tx) => {
      const about = { author: { id: author, isLimited: true } };
      for (let index = 0; index < 200; index += 1) {
        await enqueueEmail({ tx, now: app.clock() }, statusEmail, to(index), about);
      }
    });
    await wait(0);
  });

  test("are three receipts a day to one address, from every caller", async () => {
    const email = "nhan.nhieu@people.example";
    const add = async (token: string) => {
      const body = new FormData();
      const fields = { ...applicationFields({ email }), source: "email", consent: "agreed" };
      for (const [name, value] of Object.entries({ ...fields, send_receipt: "true" }))
        body.append(name, value);
      return app.client.call("POST", "/api/v1/applications/manual", { token, body });
    };
    await calls.submit({ email });
    assert.equal((await add(calls.token)).status, 201);
    assert.equal((await add((await signedInCalls(app)).token)).status, 201);
    const count = () =>
      app.db.selectFrom("applications").select("id").where("email", "=", email).execute();
    const before = (await count()).length;
    const refused = await add(calls.token);
    assert.equal(refused.status, 429, refused.text);
    assert.equal((await count()).length, before);
    await calls.submit({ email });
    const receipts = await app.db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "receipt")
      .where("to_email", "=", email)
      .execute();
    assert.equal(receipts.length, 3);
  });

  test("a guest of interviews counts like an applicant", async () => {
    const ids = await seed(21, (index) => `co.khach.${index}@people.example`);
    const statuses = [];
    for (const [index, id] of ids.entries()) {
      const starts_at = new Date(app.clock().getTime() + (index + 30) * 3_600_000).toISOString();
      const response = await app.client.call("POST", `/api/v1/applications/${id}/interviews`, {
        token: calls.token,
        body: {
          slots: [{ starts_at }],
          minutes: 30,
          place: "Tầng 3",
          interviewers: [calls.adminId],
          agreed: true,
          guests: [{ name: "Vũ Khách", email: "vu.khach@partner.example" }],
        },
      });
      statuses.push(response.status);
    }
    assert.deepEqual(statuses, [...Array<number>(20).fill(201), 429]);
  });
});
