import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { BulkResponse } from "#contract/bulk.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { eraseRetained } from "#server/hiring/applications/retention-run.ts";
import { saveSettings } from "#server/db/settings.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { statusLink } from "./status-link.ts";

const onHold = "A legal hold keeps this application. Lift the hold before you delete it.";
const erasureRefused =
  "For legal reasons we must keep this application for now, so it cannot be deleted. Please contact us if you have any questions.";

const log = { error: () => undefined };

onBothEngines("A legal hold", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  const hold = async (id: string, legal_hold = true) =>
    assert.equal((await calls.change(id, { legal_hold })).status, 200);
  const remove = (id: string) =>
    app.client.call("DELETE", `/api/v1/applications/${id}`, { token: calls.token });
  const asApplicant = (path: string, token: string) =>
    app.client.call("POST", `/api/v1/application-status${path}`, { body: { token } });
  const tokenOf = (id: string) => statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";

  test("prevents a deletion until it is lifted", async () => {
    const id = await calls.submit();
    await hold(id);
    assertFailure(await remove(id), 409, onHold);
    assert.equal((await calls.read(id)).legal_hold, true);
    await hold(id, false);
    assert.equal((await remove(id)).status, 200);
  });

  test("prevents a bulk deletion of the application and gives the reason", async () => {
    const [held, free] = [await calls.submit(), await calls.submit()];
    await hold(held);
    const body = { action: "delete", ids: [held, free] };
    const response = await app.client.call("POST", "/api/v1/applications/bulk", {
      token: calls.token,
      body,
    });
    const { done, refused } = BulkResponse.parse(response.body);
    assert.deepEqual(done, [free]);
    assert.deepEqual(refused, [{ id: held, message: onHold }]);
    assert.equal((await calls.read(held)).legal_hold, true);
  });

  test("prevents a deletion by the applicant, whose link works again once it is lifted", async () => {
    const id = await calls.submit();
    assert.equal((await asApplicant("/erasure", tokenOf(id))).status, 200);
    const link = (await calls.emails(id)).find(({ kind }) => kind === "erase_link");
    const token = /#erase=([\w-]+)/.exec(link?.text ?? "")?.[1] ?? "";
    await hold(id);
    assertFailure(await asApplicant("/erasure", tokenOf(id)), 409, erasureRefused);
    assertFailure(await asApplicant("/erasure/confirm", token), 409, erasureRefused);
    assert.equal((await asApplicant("", tokenOf(id))).status, 200);
    await hold(id, false);
    assert.equal((await asApplicant("/erasure/confirm", token)).status, 200);
    assert.equal((await asApplicant("", tokenOf(id))).status, 422);
  });

  const isRowWaitedFor = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    return rows.length > 0;
  };

  for (const [what, change] of [
    ["a hold that is being set", { legal_hold: true }],
    ["a rejection that is being taken back", { status: "reviewing" }],
  ] as const) {
    test(`${what} during the purge keeps the application`, async () => {
      const id = await calls.submit();
      await calls.change(id, { status: "rejected" });
      await withTransaction(app.db, (tx) => saveSettings(tx, { retentionDays: 1 }, app.clock()));
      const later = new Date(app.clock().getTime() + 2 * 86_400_000);
      const [changed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const changing = withTransaction(app.db, async (tx) => {
        await tx.updateTable("applications").set(change).where("id", "=", id).execute();
        changed.resolve();
        await mayCommit.promise;
      });
      await changed.promise;
      const purging = eraseRetained(app, log, later);
      // On SQLite it waits for the transaction, on PostgreSQL it may wait for the row.
      if (engine === "sqlite") await new Promise(setImmediate);
      else await Promise.race([purging, waitUntil("a wait for the row", isRowWaitedFor)]);
      mayCommit.resolve();
      await changing;
      assert.equal(await purging, 0);
      assert.ok(await calls.read(id));
    });
  }
});
