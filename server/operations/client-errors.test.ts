import assert from "node:assert/strict";
import { test } from "node:test";
import { onSqlite, testApp } from "#server/testing/app.ts";

onSqlite("Exceptions of browsers", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" });
  const report = { name: "TypeError", route: "apply", places: ["entry-client-abc.js:1:234"] };
  const send = (body: object) => app.client.call("POST", "/api/v1/client-errors", { body });

  test("are logged with their place, and without anything else", async () => {
    assert.equal((await send({ ...report, message: "Nguyễn Văn Mẫu" })).status, 204);
    const line = app
      .logged()
      .split("\n")
      .find((one) => one.includes("a page failed in a browser"));
    assert.deepEqual(JSON.parse(line ?? "{}").clientError, report);
    assert.ok(!app.logged().includes("Nguyễn"));
  });

  test("are refused with texts in the place of names", async () => {
    for (const change of [
      { name: "Nguyễn Văn Mẫu" },
      { route: "/careers/apply?email=an@people.example" },
      { places: ["an@people.example"] },
      { places: Array.from({ length: 11 }, () => "a.js:1:1") },
      { places: [`${"a".repeat(200)}.js:1:1`] },
    ]) {
      assert.equal((await send({ ...report, ...change })).status, 422, JSON.stringify(change));
    }
  });

  test("of one network are limited", async () => {
    const statuses = [];
    for (let sent = 0; sent < 65; sent += 1) statuses.push((await send(report)).status);
    assert.equal(statuses.at(-1), 429);
  });
});
