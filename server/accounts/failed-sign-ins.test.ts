import { sql } from "kysely";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ActivityPage } from "#contract/account.ts";
import { AuditPage } from "#contract/audit.ts";
import { Overview } from "#contract/overview.ts";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { purgeExpiredRows } from "#server/jobs/purge.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { recordFailedSignIn } from "./sign-in.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

onBothEngines("Failed sign-ins", (engine) => {
  const app = testApp(engine, { TRUST_PROXY: "127.0.0.1" });
  let admin: string;
  before(async () => {
    admin = (await app.client.createAccount("admin")).email;
    app.stopClock();
    app.advance(hourMs - (app.clock().getTime() % hourMs));
  });

  const fail = async (email: string, network: string) => {
    // Entries have an order only with different milliseconds.
    app.advance(1);
    const response = await app.client.call("POST", "/api/v1/auth/login", {
      body: { email, password: "not the password" },
      headers: { "x-forwarded-for": network },
    });
    assert.equal(response.status, 401);
  };
  /** A new token each time: the clock advances by more than its lifetime. */
  const asAdmin = async () => (await app.client.signIn(admin)).tokens.accessToken;
  const readAudit = async (query: Record<string, string>) => {
    const path = `/api/v1/audit?${new URLSearchParams(query).toString()}`;
    const token = await asAdmin();
    return AuditPage.parse((await app.client.call("GET", path, { token })).body).entries;
  };
  const failedEntries = async (query: Record<string, string> = {}) =>
    (await readAudit({ group: "sign_in", ...query })).filter(
      ({ action }) => action === "sign_in_failed",
    );

  test("are counted per hour, network and account, outside the append-only log", async () => {
    const { id, email } = await app.client.createAccount("user", { name: "Đỗ Thị Quên" });
    for (let count = 0; count < 5; count += 1) await fail(email, "192.0.2.1");
    await fail(email, "192.0.2.2");
    for (let count = 0; count < 3; count += 1) await fail("unknown@people.example", "192.0.2.1");
    app.advance(hourMs);
    await fail(email, "192.0.2.1");

    const logged = app.db
      .selectFrom("audit_log")
      .select("id")
      .where("action", "=", "sign_in_failed");
    assert.deepEqual(await logged.execute(), []);
    const target = { kind: "user", id, name: "Đỗ Thị Quên" };
    assert.deepEqual(
      (await failedEntries()).map(({ actor, target, network, times }) => [
        actor.kind,
        target,
        network,
        times,
      ]),
      [
        ["visitor", target, "192.0.2.1", undefined],
        ["visitor", null, "192.0.2.1", 3],
        ["visitor", target, "192.0.2.2", undefined],
        ["visitor", target, "192.0.2.1", 5],
      ],
    );
    assert.equal((await failedEntries({ person: id })).length, 3);
    assert.equal((await failedEntries({ q: "do thi quen" })).length, 3);
    const from = app.clock().toISOString();
    assert.equal((await failedEntries({ from })).length, 1);
    assert.equal((await failedEntries({ to: from })).length, 3);
    assert.equal((await readAudit({ group: "users" })).length, 0);
  });

  test("appear on the dashboard and in the activity of the account", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    app.advance(1_000);
    await fail(email, "192.0.2.7");
    await fail(email, "192.0.2.7");
    const token = await asAdmin();
    const response = await app.client.call("GET", "/api/v1/overview", { token });
    const told = Overview.parse(response.body).activity.find(({ target }) => target?.id === id);
    assert.deepEqual([told?.action, told?.times], ["sign_in_failed", 2]);
    const own = await app.client.call("GET", "/api/v1/users/me/activity", {
      token: tokens.accessToken,
    });
    assert.deepEqual(
      ActivityPage.parse(own.body).activity.map(({ kind, network, times }) => [
        kind,
        network,
        times,
      ]),
      [
        ["sign_in_failed", "192.0.2.7", 2],
        ["sign_in", "127.0.0.1", undefined],
      ],
    );
    const data = await app.client.call("GET", "/api/v1/users/me/data", {
      token: tokens.accessToken,
    });
    assert.match(data.text, /"kind": "sign_in_failed"/);
  });

  test("appear in pages of the log and of the activity without gaps", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const client = { network: "10.0.0.1", requestId: "r", userAgent: "" };
    const entry = { action: "profile_updated", actorId: id, client } as const;
    for (let count = 0; count < 60; count += 1) {
      app.advance(1_000);
      const at = app.clock();
      if (count % 2 === 0) await recordFailedSignIn(app.db, id, { network: `${count}` }, at);
      else await withTransaction(app.db, (tx) => audit(tx, { at, ...entry }));
    }
    const ids: string[] = [];
    for (let before: string | null = ""; before !== null;) {
      const query: string = before === "" ? "" : `?before=${before}`;
      const response = await app.client.call("GET", `/api/v1/users/me/activity${query}`, {
        token: tokens.accessToken,
      });
      assert.equal(response.status, 200, response.text);
      const page = ActivityPage.parse(response.body);
      ids.push(...page.activity.map((entry) => entry.id));
      before = page.next;
    }
    assert.equal(new Set(ids).size, 61);
    assert.deepEqual(ids, ids.toSorted().toReversed());
    const first = await readAudit({ person: id });
    const second = await readAudit({ person: id, before: first.at(-1)?.id ?? "" });
    assert.deepEqual(
      [...first, ...second].map((entry) => entry.id),
      ids,
    );
  });

  test("at the same time are all counted", async () => {
    const now = app.clock();
    const network = "198.51.100.9";
    const { id } = await app.client.createAccount("user");
    await Promise.all(
      Array.from({ length: 20 }, () => recordFailedSignIn(app.db, id, { network }, now)),
    );
    const [entry] = await failedEntries({ person: id });
    assert.equal(entry?.times, 20);
  });

  test("are deleted after 90 days", async () => {
    const now = app.clock();
    const old = await app.client.createAccount("user");
    const young = await app.client.createAccount("user");
    const at = (ms: number) => new Date(now.getTime() - ms);
    await recordFailedSignIn(app.db, old.id, { network: "n" }, at(90 * dayMs + hourMs));
    await recordFailedSignIn(app.db, young.id, { network: "n" }, at(90 * dayMs - hourMs));
    assert.equal(await purgeExpiredRows(app.db, now), 1);
    assert.equal(await purgeExpiredRows(app.db, now), 0);
    assert.deepEqual(
      [
        (await failedEntries({ person: old.id })).length,
        (await failedEntries({ person: young.id })).length,
      ],
      [0, 1],
    );
  });

  test("are read by index only", async () => {
    const { entriesQuery } = await import("#server/audit/entries.ts");
    const plan = await app.db.connection().execute(async (connection) => {
      const id = newId(app.clock());
      const query =
        entriesQuery({ actions: ["sign_in_failed"], people: [id] }, 51) ?? sql`select 1`;
      if (engine === "sqlite") return sql`explain query plan ${query}`.execute(connection);
      // The planner would scan such a short table.
      await sql`set enable_seqscan = off`.execute(connection);
      await sql`set enable_bitmapscan = off`.execute(connection);
      return sql`explain ${query}`.execute(connection);
    });
    assert.match(JSON.stringify(plan), /failed_sign_ins_target_id_id/);
  });
});
