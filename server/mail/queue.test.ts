import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Tx } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { lockUser } from "#server/accounts/user-record.ts";
import { enqueueEmail, withdrawApplicantNews } from "./outbox.ts";
import { claimEmails, leaseMs, storeResult } from "./mailer.ts";

onBothEngines("The queue of emails", (engine) => {
  const app = testApp(engine);
  before(async () => {
    await app.mailer.stop();
  });

  /** Empties the outbox and enqueues so many emails. */
  async function fill(count: number): Promise<void> {
    await app.db.deleteFrom("outbox").execute();
    const email = { kind: "receipt", subject: "A", text: "A", html: "A" } as const;
    for (let index = 0; index < count; index += 1) {
      const to = { email: `a${index}@applicants.example`, name: "" };
      await withTransaction(app.db, (tx) => enqueueEmail({ tx, now: app.clock() }, email, to));
    }
  }

  test("gives each email to one of the workers that claim at the same moment", async () => {
    await fill(40);
    // Opens the connections first, so that the workers run at the same moment.
    await Promise.all(Array.from({ length: 8 }, () => withTransaction(app.db, () => pause(20))));
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimEmails(app.db, app.clock(), 5)),
    );
    const ids = claims.flat().map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const rest = await claimEmails(app.db, app.clock(), 40);
    assert.equal(ids.length + rest.length, 40);
    assert.deepEqual(await claimEmails(app.db, app.clock(), 40), []);
  });

  test("leaves the emails of a user who is being deleted, without waiting for it", async () => {
    await fill(1);
    const { id } = await app.client.createAccount("recruiter");
    const email = { kind: "interview_team", subject: "A", text: "A", html: "A" } as const;
    const to = { email: "team@people.example", name: "" };
    const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: app.clock() }, email, to, { userId: id }),
    );
    const deletion = withTransaction(app.db, async (tx) => {
      await lockUser(tx, id);
      locked.resolve();
      await ended.promise;
      await withdrawApplicantNews(tx, id);
      await tx.deleteFrom("users").where("id", "=", id).execute();
    });
    await locked.promise;
    // SQLite runs one transaction at a time.
    if (engine === "sqlite") ended.resolve();
    const claimed = await claimEmails(app.db, app.clock(), 40);
    assert.deepEqual(
      claimed.map(({ kind }) => kind),
      ["receipt"],
    );
    ended.resolve();
    await deletion;
    assert.deepEqual(await claimEmails(app.db, app.clock(), 40), []);
  });

  test("takes back a claim by a server that stopped while its clock was far ahead", async () => {
    await fill(1);
    const ahead = new Date(app.clock().getTime() + 365 * 86_400_000);
    const [claimed] = await claimEmails(app.db, ahead, 1);
    await app.db
      .updateTable("outbox")
      .set({ run_at: app.clock().toISOString() })
      .where("id", "=", claimed?.id ?? "")
      .execute();
    const taken = await claimEmails(app.db, app.clock(), 40);
    assert.deepEqual(
      taken.map(({ id }) => id),
      [claimed?.id],
    );
  });

  test("keeps a claim by a server whose clock is a little ahead", async () => {
    await fill(1);
    const ahead = new Date(app.clock().getTime() + 20_000);
    assert.equal((await claimEmails(app.db, ahead, 1)).length, 1);
    assert.deepEqual(await claimEmails(app.db, app.clock(), 1), []);
  });

  test("stores the result of the last worker that claimed an email only", async () => {
    await fill(1);
    const [first] = await claimEmails(app.db, app.clock(), 1);
    app.advance(leaseMs);
    const [second] = await claimEmails(app.db, app.clock(), 1);
    assert.ok(first !== undefined && second !== undefined);
    assert.equal(second.id, first.id);
    const failed = { state: "failed", reason: "too late" } as const;
    const queue = { db: app.db, log: silent, onLeft: () => Promise.resolve() };
    await storeResult(queue, first, failed, app.clock());
    await storeResult(queue, second, { state: "sent" }, app.clock());
    await storeResult(queue, second, failed, app.clock());
    const row = await app.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    assert.equal(row.state, "sent");
    assert.equal(row.last_error, null);
  });

  test("sends an email once although what follows from it fails", async () => {
    await fill(1);
    const [email] = await claimEmails(app.db, app.clock(), 1);
    assert.ok(email !== undefined);
    const errors: unknown[] = [];
    const log = { ...silent, error: (...line: unknown[]) => errors.push(line.at(-1)) };
    const onLeft = async (tx: Tx) => {
      await tx.deleteFrom("outbox").execute();
      throw new Error("no such record");
    };
    await storeResult({ db: app.db, log, onLeft }, email, { state: "sent" }, app.clock());
    const row = await app.db.selectFrom("outbox").select("state").executeTakeFirstOrThrow();
    assert.equal(row.state, "sent");
    assert.deepEqual(errors, ["an email has left, but what it told is not stored"]);
  });
});

const nothing = () => undefined;
const silent = { info: nothing, warn: nothing, error: nothing };
