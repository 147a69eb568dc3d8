import assert from "node:assert/strict";
import { before, test } from "node:test";
import { SubmittedApplication } from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";

onBothEngines("An Idempotency-Key that comes with another content", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });

  const apply = (phone: string) =>
    app.client.call("POST", "/api/v1/applications", {
      body: applicationFields({ phone }),
      headers: { "idempotency-key": "a-key-nobody-guesses" },
    });

  test("is answered 422 with a code of its own and what was stored under it", async () => {
    const first = await apply("0912 345 678");
    assert.equal(first.status, 201, first.text);
    const second = await apply("0987 654 321");
    assert.equal(second.status, 422);
    const { error, errors } = Failure.parse(second.body);
    assert.equal(error.code, "request_reused");
    assert.deepEqual(errors, {});
    assert.ok(typeof second.body === "object" && second.body !== null && "current" in second.body);
    assert.deepEqual(second.body.current, SubmittedApplication.parse(first.body));
    const rows = await app.db.selectFrom("applications").select("phone").execute();
    assert.deepEqual(rows, [{ phone: "0912 345 678" }]);
  });
});
