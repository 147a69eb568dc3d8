import assert from "node:assert/strict";
import { test } from "node:test";
import { Profile } from "#contract/account.ts";
import { Session } from "#contract/auth.ts";
import { openLinks } from "#server/mail/sealed-links.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import { migrate, migrateTo } from "#server/db/migrate.ts";
import { insertRows } from "#server/db/table-rows.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields } from "#server/testing/client.ts";
import { createMigratedDatabase } from "#server/testing/database.ts";
import { openEmptyStore } from "#server/testing/store-locations.ts";

const password = "paper star bronze drum";
const used = "This link has expired or was already used";
let made = 0;

const callsOf = (app: TestApp) => {
  const post = (path: string, body?: unknown, token?: string) =>
    app.client.call("POST", `/api/v1${path}`, { body, token });
  const signUp = async (email = `moi${(made += 1)}.${app.engine}@people.example`) => {
    const response = await post("/auth/signup", { name: "Trần Thị Mới", email, password });
    assert.equal(response.status, 201, response.text);
    const { user, tokens } = Session.parse(response.body);
    return { id: user.id, email, token: tokens.accessToken };
  };
  const emailsTo = async (email: string) => {
    const rows = await app.db
      .selectFrom("outbox")
      .select(["id", "kind", "subject", "text"])
      .where("to_email", "=", email)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...row, text: openLinks(app.keys, row.id, row.text) }));
  };
  const tokenFor = async (email: string) =>
    /#token=([\w-]{43})\b/.exec((await emailsTo(email)).at(-1)?.text ?? "")?.[1];
  const isConfirmed = async (token: string) =>
    Profile.parse((await app.client.call("GET", "/api/v1/users/me/profile", { token })).body)
      .email_confirmed;
  return {
    signUp,
    emailsTo,
    tokenFor,
    isConfirmed,
    request: (token: string) => post("/users/me/email/confirmation", undefined, token),
    confirm: (token: string | undefined) => post("/auth/confirm-email", { token }),
    post,
  };
};

onBothEngines("The address of an account", (engine) => {
  const app = testApp(engine);
  const { signUp, emailsTo, tokenFor, isConfirmed, request, confirm, post } = callsOf(app);

  test("is confirmed by the link of the one email after a sign-up, which works once", async () => {
    const { id, email, token } = await signUp();
    assert.equal(await isConfirmed(token), false);
    const [sent, ...more] = await emailsTo(email);
    assert.deepEqual(more, []);
    assert.equal(sent?.kind, "email_confirm");
    assert.equal(sent.subject, "Confirm your email address");
    assert.match(sent.text, /Didn't you create it\?.*\/forgot-password/s);
    const link = await tokenFor(email);
    const done = await confirm(link);
    assert.deepEqual(done.body, { message: `Your address ${email} is confirmed.` });
    assert.equal(await isConfirmed(token), true);
    assertFailure(await confirm(link), 422, used);
    assertFailure(await request(token), 409, "Your address is already confirmed");
    const log = app.db.selectFrom("audit_log").select("action").where("actor_id", "=", id);
    const actions = (await log.execute()).map(({ action }) => action);
    assert.deepEqual(actions, ["sign_up", "email_confirmed"]);
  });

  test("is confirmed by the link of a reset and of a change, and the newest link alone works", async () => {
    const one = await signUp();
    const first = await tokenFor(one.email);
    assert.equal((await request(one.token)).status, 202);
    assertFailure(await confirm(first), 422, used);
    await post("/auth/forgot-password", { email: one.email });
    const reset = { token: await tokenFor(one.email), password: "another unusual one" };
    assert.equal((await post("/auth/reset-password", reset)).status, 200);
    const session = await post("/auth/login", { email: one.email, password: reset.password });
    assert.equal(await isConfirmed(Session.parse(session.body).tokens.accessToken), true);

    const other = await signUp();
    const stale = await tokenFor(other.email);
    const wanted = `doi.${other.email}`;
    await post("/users/me/email", { email: wanted, password }, other.token);
    assert.equal((await confirm(await tokenFor(wanted))).status, 200);
    assert.equal(await isConfirmed(other.token), true);
    assertFailure(await confirm(stale), 422, used);
  });

  test("is confirmed for an account that a link or a command has made", async () => {
    const { token } = await signUp();
    assert.equal(await isConfirmed(token), false);
    const admin = await app.client.createSignedIn("admin");
    const adminToken = admin.tokens.accessToken;
    const email = `nhan.${engine}@people.example`;
    await post("/users", { name: "Lê Văn Nhận", email }, adminToken);
    const invitation = { token: await tokenFor(email), password };
    const accepted = await post("/auth/reset-password", invitation);
    const { session } = Object(accepted.body);
    assert.equal(await isConfirmed(Session.parse(session).tokens.accessToken), true);
  });

  test("makes no application the account's own until it is confirmed", async () => {
    const { email, token } = await signUp();
    const apply = () =>
      post("/applications", applicationFields({ email, full_name: "Người Chưa Xác Nhận" }), token);
    const own = async () =>
      Object((await app.client.call("GET", "/api/v1/users/me/data", { token })).body).applications;
    assert.equal((await apply()).status, 201);
    assert.deepEqual(await own(), []);
    await confirm(/#token=([\w-]{43})/.exec((await emailsTo(email))[0]?.text ?? "")?.[1]);
    assert.equal((await own()).length, 1);
    assert.equal((await apply()).status, 201);
    assert.equal((await own()).length, 2);
  });

  test("gets three emails a day on request and three after sign-ups, also through new accounts and two servers", async () => {
    const database = engine === "postgres" ? await createMigratedDatabase() : undefined;
    const shared = { RATE_LIMIT: "on", ...(database && { DATABASE_URL: database.url }) };
    const strict = await startTestApp(engine, shared);
    const calls = callsOf(strict);
    const other = database === undefined ? strict : await startTestApp(engine, shared);
    const { email, token } = await calls.signUp();
    for (const server of [strict, other, strict]) {
      assert.equal((await callsOf(server).request(token)).status, 202);
    }
    const many = "Too many attempts. Please try again in 24 hours.";
    assertFailure(await calls.request(token), 429, many);
    assertFailure(await callsOf(other).request(token), 429, many);
    assert.equal((await calls.emailsTo(email)).length, 4);
    let last = token;
    for (const sent of [5, 6, 6]) {
      const gone = await calls.post("/users/me/delete", { password }, last);
      assert.equal(gone.status, 204, gone.text);
      last = (await calls.signUp(email)).token;
      const links = (await calls.emailsTo(email)).filter(({ kind }) => kind === "email_confirm");
      assert.equal(links.length, sent);
      assertFailure(await calls.request(last), 429, many);
    }
    strict.advance(dayMs);
    const later = await calls.post("/auth/login", { email, password });
    const fresh = Session.parse(later.body).tokens.accessToken;
    assert.equal((await calls.request(fresh)).status, 202);
    await Promise.all([strict.close(), other.close()]);
    await database?.drop();
  });

  test("that is not confirmed gets three notices of a kind a day, however often it signs up", async () => {
    const strict = await startTestApp(engine, { RATE_LIMIT: "on" });
    const { signUp: create, emailsTo: sentTo } = callsOf(strict);
    const { email } = await create();
    const passwords = [password, "a new unusual one"] as const;
    for (let round = 0; round < 5; round += 1) {
      const login = { email, password: passwords[0] };
      const signedIn = await strict.client.call("POST", "/api/v1/auth/login", { body: login });
      const token = Session.parse(signedIn.body).tokens.accessToken;
      const change = (currentPassword: string, newPassword: string) =>
        strict.client.call("POST", "/api/v1/users/me/password", {
          token,
          body: { currentPassword, newPassword },
        });
      assert.equal((await change(passwords[0], passwords[1])).status, 200);
      assert.equal((await change(passwords[1], passwords[0])).status, 200);
      const body = { password: passwords[0] };
      const gone = await strict.client.call("POST", "/api/v1/users/me/delete", { token, body });
      assert.equal(gone.status, 204);
      const stored = await sentTo(email);
      assert.ok(stored.filter(({ kind }) => kind === "account_deleted").length <= 3);
      assert.ok(stored.filter(({ kind }) => kind === "password_changed").length <= 3);
      await create(email);
    }
    const counted = await strict.db.selectFrom("visitor_emails").select("kind").execute();
    const ofKind = (kind: string) => counted.filter((one) => one.kind === kind).length;
    assert.equal(ofKind("account_deleted"), 3);
    assert.equal(ofKind("password_changed"), 3);
    await strict.close();
  });

  test("counts as confirmed after an upgrade unless the account signed up", async () => {
    const { db, close } = await openEmptyStore(engine, {
      AUTH_SECRET: "a secret of the tests, long enough",
    });
    await migrateTo(db, "038-applicant-desk");
    const at = new Date("2026-11-01T08:00:00.000Z");
    const actions = {
      "signed up": ["sign_up"],
      "signed up, then reset": ["sign_up", "password_set"],
      invited: ["user_created", "password_set"],
      "set up, then demoted": ["password_set"],
      "made by the command, then demoted": ["user_created"],
      unknown: [],
    } as const;
    const accounts = [
      ...Object.entries(actions).map(([name, done]) => ({ name, done, role: "user", hash: "x" })),
      { name: "waits for the invitation", done: [], role: "user", hash: null },
      { name: "recruiter", done: ["sign_up"] as const, role: "recruiter", hash: "x" },
      { name: "admin", done: [], role: "admin", hash: "x" },
    ];
    for (const { name, done, role, hash } of accounts) {
      const id = newId(at);
      const email = `${name.replaceAll(/\W/g, "")}@people.example`;
      const times = { created_at: at.toISOString(), updated_at: at.toISOString() };
      const row = { id, email, email_key: email, name, role, active: true, status: "active" };
      const user = { ...row, password_hash: hash, search_text: name, ...times };
      await insertRows(db, "users", [user]);
      for (const action of done) {
        const isOwn = action !== "user_created";
        const target = isOwn ? undefined : userTarget(id);
        await withTransaction(db, (tx) =>
          audit(tx, { at, action, actorId: isOwn ? id : null, target }),
        );
      }
    }
    await migrate(db);
    const rows = await db.selectFrom("users").select(["name", "email_confirmed_at"]).execute();
    const open = rows.filter((row) => row.email_confirmed_at === null).map(({ name }) => name);
    assert.deepEqual(open.toSorted(), ["signed up", "signed up, then reset", "unknown"]);
    await close();
  });
});
