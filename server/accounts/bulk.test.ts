import assert from "node:assert/strict";
import { before, test } from "node:test";
import { BulkResponse } from "#contract/bulk.ts";
import { Failure } from "#contract/failure.ts";
import { User } from "#contract/users.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const self = "You cannot delete, demote or deactivate your own account";
const unknownId = "01890000-0000-7000-8000-000000000001";

onBothEngines("Many users at once", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  let admin: { id: string; token: string };
  before(async () => {
    const { id, tokens } = await app.client.createSignedIn("admin");
    admin = { id, token: tokens.accessToken };
    // A second administrator, so that the rule about the last one does not apply.
    await app.client.createAccount("admin");
  });

  const call = (path: string, body: unknown, headers = {}) =>
    app.client.call("POST", `/api/v1/users/bulk${path}`, { token: admin.token, body, headers });
  const change = async (action: string, ids: readonly string[], headers = {}) => {
    const response = await call("", { action, ids }, headers);
    assert.equal(response.status, 200, response.text);
    return BulkResponse.parse(response.body);
  };
  const undo = (undoId: string | null) => call("/undo", { undo_id: undoId });
  let made = 0;
  const make = async (count: number, more: { active?: boolean } = {}) => {
    const ids: string[] = [];
    while (ids.length < count) {
      const response = await app.client.call("POST", "/api/v1/users", {
        token: admin.token,
        body: { name: "Lê Văn Nhiều", email: `many${(made += 1)}@people.example`, ...more },
      });
      ids.push(User.parse(response.body).id);
    }
    // Later audit entries come after this one.
    app.advance(1);
    return ids;
  };
  const activeOf = async (ids: readonly string[]) => {
    const rows = await app.db
      .selectFrom("users")
      .select(["id", "active"])
      .where("id", "in", ids)
      .execute();
    const known = new Map(rows.map(({ id, active }) => [id, active]));
    return ids.map((id) => known.get(id));
  };
  const auditedOf = (id: string) =>
    app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "fields"])
      .where("target_id", "=", id)
      .orderBy("id")
      .execute();

  test("are deactivated and signed out, with an audit entry for each", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const [other = ""] = await make(1);
    const response = await change("deactivate", [id, other]);
    assert.deepEqual(response.done, [id, other]);
    assert.deepEqual(response.refused, []);
    assert.notEqual(response.undo_id, null);
    assert.deepEqual(await activeOf([id, other]), [false, false]);
    const me = await app.client.call("GET", "/api/v1/users/me", { token: tokens.accessToken });
    assert.equal(me.status, 401);
    const entry = { action: "user_updated", actor_id: admin.id, fields: '["active"]' };
    assert.deepEqual((await auditedOf(other)).at(-1), entry);
  });

  test("an undo activates only the users that were active before", async () => {
    const [active = ""] = await make(1);
    const [inactive = ""] = await make(1, { active: false });
    const { done, undo_id } = await change("deactivate", [active, inactive]);
    assert.deepEqual(done, [active, inactive]);
    const response = await undo(undo_id);
    assert.equal(response.status, 200, response.text);
    assert.deepEqual(response.body, { done: [active], refused: [], undo_id: null });
    assert.deepEqual(await activeOf([active, inactive]), [true, false]);
    assertFailure(await undo(undo_id), 409, "This can no longer be undone");
  });

  test("an undo is possible for ten seconds", async () => {
    const ids = await make(1, { active: false });
    const { undo_id } = await change("activate", ids);
    app.advance(10_000);
    assert.equal((await undo(undo_id)).status, 200);
    assert.deepEqual(await activeOf(ids), [false]);
    const later = await change("activate", ids);
    app.advance(60_000);
    assertFailure(await undo(later.undo_id), 409, "This can no longer be undone");
    assert.deepEqual(await activeOf(ids), [true]);
  });

  test("an undo skips users that were changed since", async () => {
    const [changed = "", gone = "", untouched = ""] = await make(3);
    const { undo_id } = await change("deactivate", [changed, gone, untouched]);
    const token = admin.token;
    const path = `/api/v1/users/${changed}`;
    await app.client.call("PATCH", path, { token, body: { name: "Lê Thị Khác" } });
    await app.client.call("DELETE", `/api/v1/users/${gone}`, { token });
    const { done, refused } = BulkResponse.parse((await undo(undo_id)).body);
    assert.deepEqual(done, [untouched]);
    const message = "Someone else changed this in the meantime";
    assert.deepEqual(refused, [{ id: changed, message }]);
    assert.deepEqual(await activeOf([changed, untouched]), [false, true]);
  });

  test("unchanged users get no new version, and there is nothing to undo", async () => {
    const ids = await make(2);
    const noted = await auditedOf(ids[0] ?? "");
    const { done, undo_id } = await change("activate", ids);
    assert.deepEqual(done, ids);
    assert.equal(undo_id, null);
    assert.deepEqual(await auditedOf(ids[0] ?? ""), noted);
  });

  test("are deleted without undo", async () => {
    const ids = await make(3);
    assert.deepEqual(await change("delete", ids), { done: ids, refused: [], undo_id: null });
    assert.deepEqual(await activeOf(ids), [undefined, undefined, undefined]);
    assert.equal((await auditedOf(ids[2] ?? "")).at(-1)?.action, "user_deleted");
  });

  test("users that must not be changed are refused with a reason, and the others are changed", async () => {
    const [user = ""] = await make(1);
    const gone = "01890000-0000-7000-8000-000000000000";
    const { done, refused } = await change("deactivate", [admin.id, gone, user.toUpperCase()]);
    assert.deepEqual(done, [user]);
    assert.deepEqual(refused, [
      { id: admin.id, message: self },
      { id: gone, message: "User not found" },
    ]);
    assert.deepEqual(await activeOf([admin.id, user]), [true, false]);
    const vietnamese = await change("delete", [gone], { "accept-language": "vi" });
    assert.deepEqual(vietnamese.refused, [{ id: gone, message: "Không tìm thấy người dùng" }]);
  });

  for (const [name, body, field] of [
    ["no users", { action: "delete", ids: [] }, "ids"],
    ["no such action", { action: "promote", ids: [unknownId] }, "action"],
    ["the same user twice", { action: "delete", ids: [unknownId, unknownId.toUpperCase()] }, "ids"],
    [
      "more than 200",
      { action: "delete", ids: Array.from({ length: 201 }, () => crypto.randomUUID()) },
      "ids",
    ],
  ] as const) {
    test(`${name} is refused at its field`, async () => {
      const response = await call("", body);
      assert.equal(response.status, 422, response.text);
      const { errors, message } = Failure.parse(response.body);
      assert.equal(message, "Please check the highlighted fields.");
      assert.deepEqual(Object.keys(errors), [field]);
    });
  }
});
