import assert from "node:assert/strict";
import { test } from "node:test";
import type { EmailKind } from "#contract/outbox.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { purgeExpiredRows } from "#server/jobs/purge.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { applicationFields } from "#server/testing/client.ts";
import { statusEmail } from "#server/testing/sample-emails.ts";
import { hashOf } from "./address-hash.ts";
import { enqueueEmail } from "./outbox.ts";
import { stopVisitorEmails } from "./visitor-limits.ts";

const limits = { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" };

onBothEngines("Emails that visitors cause", (engine) => {
  const app = testApp(engine, limits, { clock: "stopped" });
  const open = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);

  let networks = 0;
  /** Makes every call that needs no more than an address and the visits after sending, each from another network. */
  async function typeAddress(server: TestApp, email: string) {
    const call = (path: string, body: object) => {
      const headers = { "x-forwarded-for": `198.18.${(networks += 1) >> 8}.${networks & 255}` };
      return server.client.call("POST", `/api/v1${path}`, { body, headers });
    };
    const keyOf = ({ body }: Awaited<ReturnType<typeof call>>): unknown =>
      Reflect.get(Object(body), "visit_key");
    const own = await call("/applications", applicationFields({ email }));
    const mistyped = applicationFields({ email: `khac.${networks}@people.example` });
    const visit_key = keyOf(await call("/applications", mistyped));
    const responses = [
      own,
      await call("/application-visit/withdraw", { visit_key: keyOf(own) }),
      await call("/application-visit/address", { visit_key, email }),
      await call("/application-visit/withdraw", { visit_key }),
      await call("/application-status/links", { email }),
      await call("/applications/pass", { email }),
    ];
    return responses.map(({ status, body }) => [status, Reflect.get(Object(body), "message")]);
  }
  const emailsTo = (server: TestApp, email: string) =>
    server.db
      .selectFrom("outbox")
      .select(["id", "kind"])
      .where("to_hash", "=", hashOf(email))
      .orderBy("id")
      .execute();
  const count = async (server: TestApp, email: string) =>
    Object.fromEntries(
      Map.groupBy(await emailsTo(server, email), ({ kind }) => kind)
        .entries()
        .map(([kind, ofKind]) => [kind, ofKind.length]),
    );
  const enqueue = (kind: EmailKind, email: string) =>
    withTransaction(app.db, async (tx) => {
      const about = { byVisitor: true } as const;
      const moment = { tx, now: app.clock() };
      const id = await enqueueEmail(moment, { ...statusEmail, kind }, { email, name: "" }, about);
      return id !== undefined;
    });

  test("are three a day of each kind, on all servers, after erasures and in any spelling", async () => {
    const { databaseUrl } = app.config;
    const others =
      databaseUrl === undefined
        ? []
        : [await startTestApp(engine, { ...limits, DATABASE_URL: databaseUrl })];
    for (const server of others) server.stopClock();
    const servers = [app, ...others];
    const spellings = ["nan.nhan@people.example", "Nan.Nhan@PEOPLE.example"];
    const seen = new Map<string, string>();
    const said = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const email = spellings[round % 2] ?? "";
      said.add(JSON.stringify(await typeAddress(servers[round % servers.length] ?? app, email)));
      for (const { id, kind } of await emailsTo(app, email)) seen.set(id, kind);
      const rows = await app.db.selectFrom("applications").select("id").execute();
      for (const { id } of rows) {
        await app.client.call("DELETE", `/api/v1/applications/${id}`, { token: calls.token });
      }
      for (const server of servers) server.advance(61 * 60_000);
      const admin = await app.db.selectFrom("users").select("email").executeTakeFirstOrThrow();
      calls.token = (await app.client.signIn(admin.email)).tokens.accessToken;
    }
    const kinds = Array.from(seen.values()).filter((kind) => kind !== "erased");
    for (const kind of new Set(kinds)) {
      assert.ok(kinds.filter((one) => one === kind).length <= 3, kinds.join());
    }
    assert.equal(kinds.filter((kind) => kind === "receipt").length, 3, kinds.join());
    assert.equal(kinds.length, 10, kinds.join());
    assert.equal(said.size, 1, "the answer never tells");
    await Promise.all(others.map(({ close }) => close()));
  });

  test("are ten a day of all kinds, and one link an hour that lets somebody apply", async () => {
    const email = "moi.loai@people.example";
    assert.equal(await enqueue("apply_pass", email), true);
    assert.equal(await enqueue("apply_pass", email), false);
    app.advance(hourMs);
    assert.equal(await enqueue("apply_pass", email), true);
    const kinds = ["receipt", "status_links", "contact_link"] as const;
    const left = [];
    for (let round = 0; round < 4; round += 1) {
      for (const kind of kinds) left.push(await enqueue(kind, email));
    }
    assert.equal(left.filter(Boolean).length, 8);
    assert.deepEqual(left.slice(8), [false, false, false, false]);
    app.advance(dayMs - hourMs + 1);
    assert.equal(await enqueue("copy_link", email), true, "the first is a day old");
    assert.equal(await enqueue("copy_link", email), false);
    app.advance(2 * dayMs);
    await purgeExpiredRows(app.db, app.clock());
    assert.deepEqual(await app.db.selectFrom("visitor_emails").select("id").execute(), []);
  });

  test("are ten a day for two at the same moment", async () => {
    const email = "cung.luc@people.example";
    const kinds = ["receipt", "status_links", "contact_link", "copy_link"] as const;
    const left = await Promise.all(
      Array.from({ length: 24 }, (_, index) => enqueue(kinds[index % 4] ?? "receipt", email)),
    );
    assert.equal(left.filter(Boolean).length, 10);
  });

  test("never hold back what was asked with a link from an email, or what staff writes", async () => {
    await calls.signIn();
    const email = "co.lien.ket@people.example";
    const id = await calls.submit({ email });
    const kinds = ["receipt", "status_links", "contact_link", "copy_link"] as const;
    for (let round = 0; round < 3; round += 1) {
      for (const kind of kinds) await enqueue(kind, email);
    }
    await withTransaction(app.db, (tx) =>
      stopVisitorEmails(tx, hashOf(email), new Date(app.clock().getTime() + 30 * dayMs)),
    );
    const before = await count(app, email);
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    await app.client.createAccount("user", { email });
    for (const [path, body] of [
      ["/application-status/erasure", { token }],
      ["/application-status/copy", { token }],
      ["/application-status/withdraw", { token }],
      ["/auth/forgot-password", { email }],
    ] as const) {
      const { status, text } = await app.client.call("POST", `/api/v1${path}`, { body });
      assert.ok(status < 300, text);
    }
    const after = await count(app, email);
    const more = ["erase_link", "copy_link", "withdrawn", "reset"].map(
      (kind) => (after[kind] ?? 0) - (before[kind] ?? 0),
    );
    assert.deepEqual(more, [1, 1, 1, 1]);
    const counted = await app.db
      .selectFrom("visitor_emails")
      .select("id")
      .where("to_hash", "=", hashOf(email))
      .execute();
    assert.equal(counted.length, 10);
  });

  test("stop for an address whose owner says so, and the answers stay the same", async () => {
    const [email, other] = ["khong.phai.toi@people.example", "nguoi.khac@people.example"] as const;
    for (const server of [app, open]) {
      const usual = await typeAddress(server, other);
      await withTransaction(server.db, (tx) =>
        stopVisitorEmails(tx, hashOf(email), new Date(server.clock().getTime() + 30 * dayMs)),
      );
      assert.deepEqual(await typeAddress(server, email), usual);
      server.advance(30 * dayMs - 1);
      await typeAddress(server, email);
      assert.deepEqual(await count(server, email), {});
      server.advance(1);
      await typeAddress(server, email);
      assert.deepEqual(await count(server, email), {
        receipt: 2,
        withdrawn: 2,
        status_links: 1,
        apply_pass: 1,
      });
      await purgeExpiredRows(server.db, server.clock());
      assert.deepEqual(await server.db.selectFrom("email_stops").selectAll().execute(), []);
    }
  });

  test("have no limit with RATE_LIMIT=off", async () => {
    const email = "thu.tai@people.example";
    for (let round = 0; round < 5; round += 1) await typeAddress(open, email);
    const [twice, once] = [10, 5];
    assert.deepEqual(await count(open, email), {
      receipt: twice,
      withdrawn: twice,
      status_links: once,
      apply_pass: once,
    });
  });
});
