import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { transact } from "#server/db/transact.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { post } from "./outbox.ts";
import { claimEmails, leaseMs, storeResult } from "./queue.ts";

onBothEngines("The queue of letters", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
    await app.mailer.stop();
  });

  /** Empties the outbox and posts so many letters. */
  async function fill(count: number): Promise<void> {
    await app.db.deleteFrom("outbox").execute();
    const letter = { kind: "receipt", subject: "A", text: "A", html: "A" } as const;
    for (let index = 0; index < count; index += 1) {
      const to = { email: `a${index}@applicants.example`, name: "" };
      await transact(app.db, (tx) => post(tx, letter, to, {}, app.clock()));
    }
  }

  test("gives workers that come at the same moment different letters, and each letter once", async () => {
    await fill(40);
    // Connections that are open already; else the time to open them would set the workers apart.
    await Promise.all(Array.from({ length: 8 }, () => transact(app.db, () => pause(20))));
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimEmails(app.db, app.clock(), 5)),
    );
    const ids = claims.flat().map((letter) => letter.id);
    assert.equal(new Set(ids).size, ids.length);
    const rest = await claimEmails(app.db, app.clock(), 40);
    assert.equal(ids.length + rest.length, 40);
    assert.deepEqual(await claimEmails(app.db, app.clock(), 40), []);
  });

  test("leaves to its holder what a server took whose clock is a little ahead", async () => {
    await fill(1);
    const ahead = new Date(app.clock().getTime() + 20_000);
    assert.equal((await claimEmails(app.db, ahead, 1)).length, 1);
    assert.deepEqual(await claimEmails(app.db, app.clock(), 1), []);
  });

  test("believes the last holder of a letter only", async () => {
    await fill(1);
    const [first] = await claimEmails(app.db, app.clock(), 1);
    app.advance(leaseMs);
    const [second] = await claimEmails(app.db, app.clock(), 1);
    assert.ok(first !== undefined && second !== undefined);
    assert.equal(second.id, first.id);
    const failed = { state: "failed", reason: "too late" } as const;
    assert.equal(await storeResult(app.db, first, failed, app.clock()), false);
    assert.equal(await storeResult(app.db, second, { state: "sent" }, app.clock()), true);
    assert.equal(await storeResult(app.db, second, failed, app.clock()), false);
    const row = await app.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    assert.equal(row.state, "sent");
    assert.equal(row.last_error, null);
  });
});
