import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { sql } from "kysely";
import { examine } from "#server/operations/doctor.ts";
import { startTestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { createDatabase, withoutPostgres } from "#server/testing/database.ts";
import { applicationFields } from "#server/testing/client.ts";
import { untilReady, waitUntil } from "#server/testing/wait-until.ts";
import { isDatabaseOutage, readOnlyPostgres } from "./engine.ts";
import { openDb } from "./open.ts";

describe("While PostgreSQL refuses the password of the site", { skip: withoutPostgres }, () => {
  test("calls get 503, and succeed again afterwards", async () => {
    const { url, drop } = await createDatabase();
    const databaseUrl = process.env["TEST_DATABASE_URL"];
    const owner = await openDb({ databaseUrl, dataDir: "", onLost: () => undefined });
    const account = new URL(url).pathname.slice(1);
    const name = sql.id(account);
    await sql`create role ${name} login password 'first'`.execute(owner);
    await sql`alter database ${name} owner to ${name}`.execute(owner);
    const place = new URL(url);
    place.username = account;
    place.password = "first";
    const app = await startTestApp("postgres", { DATABASE_URL: place.href });
    const { tokens } = await app.client.createSignedIn("admin");
    const call = () => app.client.call("GET", "/api/v1/users", { token: tokens.accessToken });
    assert.equal((await call()).status, 200);

    await sql`alter role ${name} password 'second'`.execute(owner);
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = ${account}
    `.execute(owner);
    // The first call may use a connection that has just closed; later ones open a new one.
    for (let calls = 0; calls < 3; calls += 1) {
      const answer = await call();
      assertFailure(answer, 503, "The service is not available right now. Please try again later.");
      assert.equal(answer.headers.get("retry-after"), "5");
    }
    await sql`alter role ${name} password 'first'`.execute(owner);
    await untilReady(app.url);
    assert.equal((await call()).status, 200);

    await app.close();
    await drop();
    await sql`drop role ${name}`.execute(owner);
    await owner.destroy();
  });
});

describe("While PostgreSQL only reads", { skip: withoutPostgres }, () => {
  test("writes get 503, reads are answered, and new connections write again", async () => {
    const { url, drop } = await createDatabase();
    const owner = await openDb({
      databaseUrl: process.env["TEST_DATABASE_URL"],
      dataDir: "",
      onLost: () => undefined,
    });
    const name = sql.id(new URL(url).pathname.slice(1));
    const app = await startTestApp("postgres", { DATABASE_URL: url });
    const apply = () =>
      app.client.call("POST", "/api/v1/applications", { body: applicationFields() });
    assert.equal((await apply()).status, 201);

    await sql`alter database ${name} set default_transaction_read_only = on`.execute(owner);
    // As if the primary had become a standby, which closes no connection.
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = ${new URL(url).pathname.slice(1)}`.execute(owner);
    await waitUntil("writes to be refused", async () => (await apply()).status === 503);
    for (const answer of await Promise.all(Array.from({ length: 12 }, apply))) {
      assertFailure(answer, 503, "We could not store your application. Please try again later.");
      assert.equal(answer.headers.get("retry-after"), "5");
    }
    const ready = await app.client.call("GET", "/readyz");
    assert.equal(ready.status, 503);
    assert.match(ready.text, /"database":"failed"/);
    assert.equal((await app.client.call("GET", "/api/v1/positions")).status, 200);
    const findings = await Array.fromAsync(
      examine({
        DATABASE_URL: url,
        DATA_DIR: app.config.dataDir,
        AUTH_SECRET: app.config.authSecret,
      }),
    );
    const found = findings.find(({ subject }) => subject === "database writes");
    assert.deepEqual([found?.level, found?.remedy], ["problem", readOnlyPostgres]);

    // Connections that are open keep the old value.
    await sql`alter database ${name} reset default_transaction_read_only`.execute(owner);
    await untilReady(app.url);
    await waitUntil("a write", async () => (await apply()).status === 201);
    await app.close();
    await drop();
    await owner.destroy();
  });
});

describe("A database that cannot be reached", () => {
  const codes = ["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ECONNREFUSED"];
  for (const code of codes) {
    test(`is an outage: ${code}`, () => {
      assert.ok(isDatabaseOutage(Object.assign(new Error(`connect ${code}`), { code })));
    });
  }

  test("is different from a faulty query", () => {
    assert.ok(!isDatabaseOutage(Object.assign(new Error("syntax error"), { code: "42601" })));
  });
});
