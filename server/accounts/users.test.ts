import assert from "node:assert/strict";
import { before, test } from "node:test";
import { User, UserList } from "#contract/users.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const fields = "Please check the highlighted fields.";

onBothEngines("Users", (engine) => {
  const app = testApp(engine);
  let admin: { id: string; token: string };
  before(async () => {
    const { id, tokens } = await app.client.createSignedIn("admin");
    admin = { id, token: tokens.accessToken };
    // A second administrator, so that the rule about the last one does not apply.
    await app.client.createAccount("admin");
  });

  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    app.client.call(method, `/api/v1/users${path}`, { token: admin.token, body, headers });
  let made = 0;
  const create = async (more: Record<string, unknown> = {}) => {
    const email = `m${(made += 1)}.${engine}@people.example`;
    const response = await call("POST", "/", { name: "Đỗ Thị Hạnh", email, ...more });
    assert.equal(response.status, 201, response.text);
    return User.parse(response.body);
  };
  const update = async (id: string, body: unknown) => {
    const response = await call("PATCH", `/${id}`, body);
    assert.equal(response.status, 200, response.text);
    return User.parse(response.body);
  };
  const auditedOf = (id: string) =>
    app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "fields", "network", "request_id"])
      .where("target_id", "=", id)
      .orderBy("id")
      .execute();

  test("a new user has the defaults of the spec, no password, and every key", async () => {
    const user = await create();
    assert.equal(user.role, "user");
    assert.equal(user.active, true);
    assert.equal(user.status, "active");
    assert.equal(user.invited, true);
    const response = await call("GET", `/${user.id}`);
    assert.deepEqual(response.body, user);
    assert.deepEqual(Object.keys(user).sort(), [
      "active",
      "address",
      "createdAt",
      "current_address",
      "dob",
      "email",
      "email_confirmed",
      "id",
      "invited",
      "name",
      "national_id",
      "notes",
      "phone",
      "phone_emergency",
      "role",
      "starting_date",
      "status",
      "two_step",
      "updatedAt",
    ]);
    assert.doesNotMatch(response.text, /password|hash|search/);
  });

  test("a new user has the given values, and other fields are ignored", async () => {
    const user = await create({
      role: "admin",
      active: false,
      status: "inactive",
      phone: "0912 345 678",
      id: "1",
      password_hash: "x",
      createdAt: "2000-01-01T00:00:00.000Z",
    });
    assert.equal(user.role, "admin");
    assert.equal(user.active, false);
    assert.equal(user.status, "inactive");
    assert.equal(user.phone, "0912 345 678");
    assert.equal(user.invited, true);
    assert.notEqual(user.createdAt, "2000-01-01T00:00:00.000Z");
  });

  test("invalid fields are named, and a taken address is refused in any case", async () => {
    const bad = { email: "x", name: " ", role: "root", active: "yes", status: "gone", phone: "12" };
    assertFailure(await call("POST", "/", bad), 422, fields, {
      active: ["Must be true or false"],
      email: ["Please enter a valid email address"],
      name: ["Name is required"],
      phone: ["Please enter a valid phone number"],
      role: ["Please choose a role"],
      status: ["Please choose a status"],
    });
    const { email } = await create();
    const taken = "An account with this email already exists";
    const again = await call("POST", "", { name: "A", email: email.toUpperCase() });
    assertFailure(again, 409, taken, { email: [taken] });
  });

  test("a change affects only given fields, clears them with an empty text, and gives a new version", async () => {
    const user = await create({ phone: "0912 345 678" });
    const changed = await update(user.id, {
      name: "Đỗ Thị Hạnh Phúc",
      phone: "",
      starting_date: "2024-02-29",
      address: "1 Đường Mẫu",
      notes: "Dòng một\nDòng hai",
      id: "1",
    });
    const { name, phone, starting_date, address, notes, updatedAt } = changed;
    assert.deepEqual(changed, { ...user, name, phone, starting_date, address, notes, updatedAt });
    assert.equal(phone, null);
    assert.equal(starting_date, "2024-02-29");
    assert.equal(notes, "Dòng một\nDòng hai");
    assert.ok(updatedAt > user.updatedAt);
    const entry = (await auditedOf(user.id)).at(-1);
    assert.equal(entry?.action, "user_updated");
    assert.equal(entry?.actor_id, admin.id);
    const audited: unknown = JSON.parse(entry?.fields ?? "");
    assert.deepEqual(audited, ["name", "phone", "starting_date", "address", "notes"]);
    assert.equal(entry?.network, "127.0.0.1");
    assert.notEqual(entry?.request_id, null);
  });

  test("a change to the same values has no effect and no audit entry", async () => {
    const user = await create();
    const noted = await auditedOf(user.id);
    assert.deepEqual(await update(user.id, { name: user.name, phone: "" }), user);
    assert.deepEqual(await auditedOf(user.id), noted);
  });

  test("the address never changes, and a change without known fields gets 422", async () => {
    const user = await create();
    for (const body of [{}, { email: "new@people.example" }, { id: "1", createdAt: "x" }]) {
      assertFailure(await call("PATCH", `/${user.id}`, body), 422, "Nothing to update");
    }
    const both = await update(user.id, { email: "new@people.example", name: "B" });
    assert.equal(both.email, user.email);
    for (const role of ["root", "guest"]) {
      const response = await call("PATCH", `/${user.id}`, { role });
      assertFailure(response, 422, fields, { role: ["Please choose a role"] });
    }
  });

  test("a stale change gets 409 with the current user", async () => {
    const user = await create();
    const ifMatch = (stamp: string) => ({ "if-match": stamp });
    const path = `/${user.id}`;
    const first = await call("PATCH", path, { name: "One" }, ifMatch(`"${user.updatedAt}"`));
    assert.equal(first.status, 200, first.text);
    const now = User.parse(first.body);
    const second = await call("PATCH", path, { name: "Two" }, ifMatch(user.updatedAt));
    assertFailure(second, 409, "Someone else changed this in the meantime");
    assert.partialDeepStrictEqual(second.body, { current: now, changedBy: "Trần Thị Thử" });
    const read = await call("GET", path);
    const third = await call(
      "PATCH",
      path,
      { name: "Three" },
      ifMatch(read.headers.get("etag") ?? ""),
    );
    assert.equal(third.status, 200);
  });

  test("birth date and national id are masked; revealing them is recorded", async () => {
    const user = await create();
    const personal = { dob: "1990-05-01", national_id: "079190001234" };
    const changed = await update(user.id, personal);
    assert.equal(changed.dob, "•••");
    assert.equal(changed.national_id, "•••234");
    const list = await call("GET", `?q=${user.email}`);
    assert.doesNotMatch(list.text, /1990-05-01|079190001234/);
    const revealed = await call("POST", `/${user.id}/reveal`);
    assert.equal(revealed.status, 200);
    assert.deepEqual(revealed.body, personal);
    const entry = (await auditedOf(user.id)).at(-1);
    assert.equal(entry?.action, "user_revealed");
    assert.deepEqual(JSON.parse(entry?.fields ?? ""), ["dob", "national_id"]);
    assert.ok(!JSON.stringify(await auditedOf(user.id)).includes("079190001234"));
    assertFailure(await call("PATCH", `/${user.id}`, { national_id: "•••234" }), 422, fields, {
      national_id: ["Enter the full value, not the masked one"],
    });
    const short = await update(user.id, { national_id: "123456" });
    assert.equal(short.national_id, "•••");
  });

  test("a masked birth date is not stored", async () => {
    const user = await create();
    const response = await call("PATCH", `/${user.id}`, { dob: "•••" });
    assert.equal(response.status, 422);
  });

  test("a deletion gets 204 once, then 404, and ends the sessions", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const response = await call("DELETE", `/${id}`);
    assert.equal(response.status, 204);
    assert.equal(response.text, "");
    assertFailure(await call("DELETE", `/${id}`), 404, "User not found");
    assertFailure(await call("GET", `/${id}`), 404, "User not found");
    const sessions = app.db.selectFrom("sessions").select("id").where("user_id", "=", id);
    assert.deepEqual(await sessions.execute(), []);
    const token = tokens.accessToken;
    assert.equal((await app.client.call("GET", "/api/v1/users/me", { token })).status, 401);
    assert.equal((await auditedOf(id)).at(-1)?.action, "user_deleted");
  });

  test("a deactivation ends the sessions for good", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const me = () => app.client.call("GET", "/api/v1/users/me", { token: tokens.accessToken });
    await update(id, { active: false });
    assert.equal((await me()).status, 401);
    await update(id, { active: true });
    assert.equal((await me()).status, 401);
  });

  test("employment status never blocks sign-in", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    await update(id, { status: "inactive" });
    const token = tokens.accessToken;
    assert.equal((await app.client.call("GET", "/api/v1/users/me", { token })).status, 200);
  });

  test("a new role takes effect on the next request and shortens the session", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const list = () => app.client.call("GET", "/api/v1/users", { token: tokens.accessToken });
    assert.equal((await list()).status, 403);
    await update(id, { role: "admin" });
    assert.equal((await list()).status, 200);
    const session = app.db.selectFrom("sessions").select("expires_at").where("user_id", "=", id);
    const { expires_at: end } = await session.executeTakeFirstOrThrow();
    assert.ok(Date.parse(end) <= app.clock().getTime() + 12 * 3_600_000);
    await update(id, { role: "user" });
    assert.equal((await list()).status, 403);
  });

  for (const [method, body] of [
    ["GET", undefined],
    ["PATCH", { name: "A" }],
    ["DELETE", undefined],
  ] as const) {
    for (const id of ["abc", "1", "..%2f", "%20", "01890000-0000-7000-8000-000000000000"]) {
      test(`${method} /users/${id} gets 404`, async () => {
        assertFailure(await call(method, `/${id}`, body), 404, "User not found");
      });
    }
  }

  test("an id in upper case is the same id", async () => {
    const user = await create();
    assert.equal((await call("GET", `/${user.id.toUpperCase()}`)).status, 200);
  });

  test("a list works with and without a trailing slash", async () => {
    for (const path of ["", "/", "/?limit=1"]) {
      const response = await call("GET", path);
      assert.equal(response.status, 200);
      UserList.parse(response.body);
    }
  });
});
