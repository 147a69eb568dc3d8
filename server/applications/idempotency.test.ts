import assert from "node:assert/strict";
import { before, test } from "node:test";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";

onBothEngines("Repeating an application", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine, { RATE_LIMIT: "on" });
  });

  const apply = (key: string) =>
    app.client.call("POST", "/api/v1/applications", {
      body: applicationFields(),
      headers: { "idempotency-key": key },
    });

  test("gives the same answer when the network has used up its applications", async () => {
    const first = await apply("first-key");
    assert.equal(first.status, 201);
    for (let more = 1; more < 5; more += 1) await apply(`other-key-${more}`);
    assert.equal((await apply("one-too-many")).status, 429);
    const again = await apply("first-key");
    assert.equal(again.status, 201);
    assert.deepEqual(again.body, first.body);
  });

  test("gives the same answer when the position has been closed meanwhile", async () => {
    const closed = { key: "closedPositions", value: '["ai-engineer"]' };
    await app.db
      .insertInto("settings")
      .values({ ...closed, updated_at: app.clock().toISOString() })
      .execute();
    assert.equal((await apply("first-key")).status, 201);
  });
});
