import { sql } from "kysely";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { SubmittedApplication } from "#contract/applications.ts";
import { AuditPage, type AuditAction } from "#contract/audit.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields } from "#server/testing/client.ts";
import { entriesQuery, type EntryFilter } from "./entries.ts";
import { audit } from "./audit.ts";

onBothEngines("The audit log", (engine) => {
  const app = testApp(engine);
  let token: string;
  before(async () => {
    token = (await app.client.createSignedIn("admin")).tokens.accessToken;
  });

  const list = async (query: Record<string, string> = {}) => {
    const path = `/api/v1/audit?${new URLSearchParams(query).toString()}`;
    const response = await app.client.call("GET", path, { token });
    assert.equal(response.status, 200, response.text);
    return AuditPage.parse(response.body);
  };

  const write = (
    action: AuditAction,
    actorId: string | null,
    more: { target?: { kind: "user" | "application"; id: string }; at?: Date } = {},
  ) => {
    const { at = app.clock(), ...rest } = more;
    const client = { network: "10.0.0.1", requestId: "r", userAgent: "" };
    return withTransaction(app.db, (tx) => audit(tx, { at, action, actorId, client, ...rest }));
  };

  test("lists actor, action, target, network and time, newest first", async () => {
    const { id } = await app.client.createAccount("user", { name: "Đỗ Văn Đích" });
    const change = { token, body: { phone: "0912 345 678" } };
    const before = app.clock().toISOString();
    await app.client.call("PATCH", `/api/v1/users/${id}`, change);
    const [entry] = (await list()).entries;
    assert.equal(entry?.action, "user_updated");
    assert.equal(entry.actor.kind, "user");
    assert.equal("name" in entry.actor && entry.actor.name, "Trần Thị Thử");
    assert.deepEqual(entry.target, { kind: "user", id, name: "Đỗ Văn Đích" });
    assert.deepEqual(entry.fields, ["phone"]);
    assert.equal(entry.network, "127.0.0.1");
    assert.ok(before <= entry.at && entry.at <= app.clock().toISOString());
    assert.doesNotMatch(JSON.stringify(entry), /0912/);
  });

  test("contains the old and new status of single and bulk changes", async () => {
    const sent = await app.client.call("POST", "/api/v1/applications", {
      body: applicationFields(),
    });
    const { id } = SubmittedApplication.parse(sent.body).data;
    const change = { status: "reviewing", notes: "Đã gọi điện.", notify: false };
    await app.client.call("PATCH", `/api/v1/applications/${id}`, { token, body: change });
    const body = { action: "status", ids: [id], status: "accepted", notify: false };
    await app.client.call("POST", "/api/v1/applications/bulk", { token, body });
    await app.client.call("PATCH", `/api/v1/applications/${id}`, { token, body: { notes: "" } });
    const { entries } = await list({ person: id });
    assert.deepEqual(
      entries.map(({ action, fields, status }) => [action, fields, status]),
      [
        ["application_updated", ["notes"], undefined],
        ["application_updated", ["status"], { before: "reviewing", after: "accepted" }],
        ["application_updated", ["status", "notes"], { before: "submitted", after: "reviewing" }],
        ["application_submitted", [], undefined],
      ],
    );
  });

  test("distinguishes visitors from the system, and names applicants", async () => {
    const body = applicationFields({ full_name: "Võ Thị Ứng Tuyển" });
    const sent = await app.client.call("POST", "/api/v1/applications", { body });
    assert.equal(sent.status, 201);
    const { id } = await app.db
      .selectFrom("applications")
      .select("id")
      .where("full_name", "=", "Võ Thị Ứng Tuyển")
      .executeTakeFirstOrThrow();
    const target = { kind: "application", id } as const;
    await write("application_erased", null, { target });
    await withTransaction(app.db, (tx) =>
      audit(tx, { at: app.clock(), action: "application_erased", actorId: null, target }),
    );
    const { entries } = await list({ person: id });
    assert.deepEqual(entries.map(({ actor }) => actor.kind).toSorted(), [
      "system",
      "visitor",
      "visitor",
    ]);
    assert.equal(entries[0]?.target?.name, "Võ Thị Ứng Tuyển");
  });

  test("is filtered by group", async () => {
    const { id } = await app.client.createAccount("user");
    await write("settings_updated", id);
    await write("email_resent", id);
    await write("password_changed", id);
    const actions = (await list({ group: "settings" })).entries.map(({ action }) => action);
    assert.deepEqual(actions.toSorted(), ["email_resent", "settings_updated"]);
    const own = (await list({ group: "settings", person: id })).entries;
    assert.equal(own.length, 2);
  });

  test("is filtered by actor or target, searched without accents", async () => {
    const one = await app.client.createAccount("user", { name: "Đặng Hữu Phước" });
    const two = await app.client.createAccount("user", { name: "Ai Đó Khác" });
    await write("sign_in", one.id);
    await write("user_updated", two.id, { target: { kind: "user", id: one.id } });
    // An entry with the same actor and target appears once.
    await write("recovery_code_used", one.id, { target: { kind: "user", id: one.id } });
    await write("sign_in", two.id);
    const found = (await list({ q: "dang phuoc" })).entries.map(({ action }) => action);
    assert.deepEqual(found.toSorted(), ["recovery_code_used", "sign_in", "user_updated"]);
    const byId = await list({ person: one.id.toUpperCase() });
    assert.equal(byId.entries.length, 3);
    assert.equal((await list({ person: two.id, q: "phuoc" })).entries.length, 0);
    assert.deepEqual((await list({ q: "a name without a match" })).entries, []);
  });

  test("asks for a narrower search that finds too many people", async () => {
    for (let count = 0; count < 26; count += 1) {
      await app.client.call("POST", "/api/v1/applications", {
        body: applicationFields({ full_name: `Đông Đảo ${count}` }),
      });
    }
    assert.deepEqual(await list({ q: "dong dao" }), { entries: [], next: null, isTooWide: true });
    assert.equal((await list({ q: "dong dao 25" })).isTooWide, false);
  });

  test("is filtered by time, with an inclusive start and an exclusive end", async () => {
    const { id } = await app.client.createAccount("user");
    const day = Date.parse("2025-05-01T17:00:00.000Z");
    for (const ms of [-1, 0, 86_399_999, 86_400_000]) {
      await write("sign_in", id, { at: new Date(day + ms) });
    }
    const from = new Date(day).toISOString();
    const to = new Date(day + 86_400_000).toISOString();
    const times = (await list({ from, to, person: id })).entries.map(({ at }) => Date.parse(at));
    assert.deepEqual(times, [day + 86_399_999, day]);
    assert.equal((await list({ to: from, person: id })).entries.length, 1);
    assert.equal((await list({ from: to, person: id })).entries.length, 1);
    assert.equal((await list({ from, to })).entries.length, 2);
  });

  test("contains all entries after the earliest date, and none before it", async () => {
    const { id } = await app.client.createAccount("user");
    await write("sign_in", id);
    for (const early of ["0002-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z"]) {
      assert.equal((await list({ from: early, person: id })).entries.length, 1, early);
      assert.equal((await list({ to: early })).entries.length, 0, early);
    }
    const late = "9999-12-31T23:59:59Z";
    assert.equal((await list({ from: late })).entries.length, 0);
    assert.equal((await list({ to: late, person: id })).entries.length, 1);
  });

  test("comes in pages without gaps or duplicates", async () => {
    const { id } = await app.client.createAccount("user");
    for (let count = 0; count < 120; count += 1) await write("sign_in", id);
    const ids: string[] = [];
    const sizes: number[] = [];
    let before: string | null = "";
    while (before !== null) {
      const page: AuditPage = await list({ person: id, ...(before === "" ? {} : { before }) });
      ids.push(...page.entries.map((entry) => entry.id));
      sizes.push(page.entries.length);
      before = page.next;
    }
    assert.deepEqual(sizes, [50, 50, 20]);
    assert.equal(new Set(ids).size, 120);
    assert.deepEqual(ids, ids.toSorted().toReversed());
  });

  test("an invalid filter gets 422 with the name of the field", async () => {
    for (const [field, value, sentence] of [
      ["group", "everything", "Please check this field"],
      ["person", "5", "This is not a valid identifier"],
      ["before", "5", "This is not a valid identifier"],
      ["from", "2026-11-21", "Please enter a valid date"],
      ["to", "yesterday", "Please enter a valid date"],
    ] as const) {
      const response = await app.client.call("GET", `/api/v1/audit?${field}=${value}`, { token });
      assertFailure(response, 422, "Please check the highlighted fields.", { [field]: [sentence] });
    }
  });

  const userId = "01890000-0000-7000-8000-000000000001";
  const filters: [string, EntryFilter, RegExp][] = [
    ["everything", { before: userId }, /audit_log_pkey|sqlite_autoindex_audit_log/],
    ["a group", { actions: ["sign_in", "sign_out"] }, /audit_log_action_id/],
    ["a person", { people: [userId] }, /audit_log_actor_id_id.*audit_log_target_id_id/],
    [
      "the own activity",
      { people: [userId], aboutUser: userId },
      /audit_log_actor_id_id.*audit_log_target_id_id/,
    ],
  ];
  for (const [name, filter, index] of filters) {
    test(`a page of ${name} is read by index only`, async () => {
      const plan = await app.db.connection().execute(async (connection) => {
        const query = entriesQuery(filter, 51) ?? sql`select 1`;
        if (engine === "sqlite") return sql`explain query plan ${query}`.execute(connection);
        // The planner would scan such a short table.
        await sql`set enable_seqscan = off`.execute(connection);
        await sql`set enable_bitmapscan = off`.execute(connection);
        return sql`explain ${query}`.execute(connection);
      });
      assert.match(JSON.stringify(plan), index);
    });
  }

  const changes = {
    "an update": sql`update audit_log set action = 'nothing'`,
    "an update of one line": sql`update audit_log set network = null where id = (select id from audit_log order by id limit 1)`,
    "a deletion": sql`delete from audit_log`,
    "a replacement": sql`insert or replace into audit_log select * from audit_log limit 1`,
    "an upsert": sql`insert into audit_log select * from audit_log where true limit 1 on conflict (id) do update set action = 'nothing'`,
    "a truncation": sql`truncate audit_log`,
  };
  const foreign = engine === "sqlite" ? "a truncation" : "a replacement";
  for (const [name, statement] of Object.entries(changes).filter(([name]) => name !== foreign)) {
    test(`the database refuses ${name}`, async () => {
      const all = () => app.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
      const entries = await all();
      assert.ok(entries.length > 0);
      await assert.rejects(statement.execute(app.db), /append-only/);
      assert.deepEqual(await all(), entries);
    });
  }
});
