import assert from "node:assert/strict";
import { test } from "node:test";
import { SubmittedApplication } from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { HttpError } from "#server/http/http-error.ts";
import { createOnce, idempotencyKeyOf, saveResponse } from "#server/http/idempotency.ts";

onBothEngines("Repeating an Idempotency-Key", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" });

  const apply = (key: string, phone = "0912 345 678") =>
    app.client.call("POST", "/api/v1/applications", {
      body: applicationFields({ phone }),
      headers: { "idempotency-key": key },
    });

  test("for another application returns 422 request_reused with the first response", async () => {
    const key = "a-key-that-others-cannot-guess";
    const first = await apply(key, "0912 345 678");
    assert.equal(first.status, 201, first.text);
    const second = await apply(key, "0987 654 321");
    assert.equal(second.status, 422);
    const { error, errors } = Failure.parse(second.body);
    assert.equal(error.code, "request_reused");
    assert.deepEqual(errors, {});
    assert.ok(typeof second.body === "object" && second.body !== null && "current" in second.body);
    const { visit_key, ...saved } = SubmittedApplication.parse(first.body);
    assert.match(visit_key ?? "", /^[\w-]{40,}$/);
    const again = SubmittedApplication.parse((await apply(key, "0912 345 678")).body);
    assert.equal(again.visit_key, visit_key);
    assert.deepEqual(second.body.current, saved);
    const rows = await app.db.selectFrom("applications").select("phone").execute();
    assert.deepEqual(rows, [{ phone: "0912 345 678" }]);
  });

  test("at the same time for another record returns 422 request_reused", async () => {
    const key = "a-key-for-two-notes";
    const now = app.clock();
    const [first, second] = ["one", "two"].map((text) => idempotencyKeyOf(key, { text }));
    const isReused = (error: unknown) =>
      error instanceof HttpError && error.status === 422 && error.code === "request_reused";
    const create = withTransaction(app.db, (tx) =>
      createOnce(tx, first, now, async () => {
        // The other request is first after this one has found no response.
        if (second !== undefined) await saveResponse(tx, second, {}, now.toISOString());
        return { id: "", at: "" };
      }),
    );
    await assert.rejects(create, isReused);
  });

  test("returns the first response even when the network is over its limit", async () => {
    const first = await apply("first-key");
    assert.equal(first.status, 201);
    for (let more = 1; more < 5; more += 1) await apply(`other-key-${more}`);
    assert.equal((await apply("one-too-many")).status, 429);
    const again = await apply("first-key");
    assert.equal(again.status, 201);
    assert.deepEqual(again.body, first.body);
  });

  test("returns the first response even when the position is closed by now", async () => {
    await app.db
      .updateTable("positions")
      .set({ state: "closed" })
      .where("slug", "=", "ai-engineer")
      .execute();
    assert.equal((await apply("first-key")).status, 201);
  });
});
