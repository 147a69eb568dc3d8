import assert from "node:assert/strict";
import { before, test } from "node:test";
import { AccountSessions } from "#contract/account.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

onBothEngines("The sessions of a user", (engine) => {
  const app = testApp(engine);
  let admin: { id: string; token: string };
  before(async () => {
    const { id, tokens } = await app.client.createSignedIn("admin");
    admin = { id, token: tokens.accessToken };
  });

  const call = (method: string, path: string) =>
    app.client.call(method, `/api/v1/users/${path}`, { token: admin.token });
  const list = async (id: string) => {
    const response = await call("GET", `${id}/sessions`);
    assert.equal(response.status, 200, response.text);
    return AccountSessions.parse(response.body).sessions;
  };
  const isAlive = async (token: string) =>
    (await app.client.call("GET", "/api/v1/users/me", { token })).status === 200;
  const auditedOf = async (id: string) =>
    (await auditEntries(app, { target_id: id })).map(({ action, actor_id }) => ({
      action,
      actor_id,
    }));

  test("are listed, with none marked as current", async () => {
    const { id, email } = await app.client.createSignedIn("user");
    await app.client.signIn(email);
    const sessions = await list(id);
    assert.deepEqual(
      sessions.map(({ isCurrent }) => isCurrent),
      [false, false],
    );
    assert.deepEqual(await auditedOf(id), []);
  });

  test("can be ended one by one, with an audit entry about the administrator", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const [first] = await list(id);
    const { tokens: others } = await app.client.signIn(email);
    const path = `${id}/sessions/${first?.id}`;
    assert.equal((await call("DELETE", path)).status, 204);
    assert.equal(await isAlive(tokens.accessToken), false);
    assert.equal(await isAlive(others.accessToken), true);
    assert.deepEqual(await auditedOf(id), [{ action: "session_ended", actor_id: admin.id }]);
    assertFailure(await call("DELETE", path), 404, "This session has already ended");
  });

  test("are ended only under the id of their own user", async () => {
    const one = await app.client.createSignedIn("user");
    const other = await app.client.createSignedIn("user");
    const [session] = await list(one.id);
    const response = await call("DELETE", `${other.id}/sessions/${session?.id}`);
    assertFailure(response, 404, "This session has already ended");
    assert.equal(await isAlive(one.tokens.accessToken), true);
  });

  test("can be ended all at once, without an audit entry if there are none", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const { tokens: others } = await app.client.signIn(email);
    assert.equal((await call("DELETE", `${id}/sessions`)).status, 204);
    assert.equal(await isAlive(tokens.accessToken), false);
    assert.equal(await isAlive(others.accessToken), false);
    assert.deepEqual(await list(id), []);
    assert.equal((await call("DELETE", `${id}/sessions`)).status, 204);
    assert.deepEqual(await auditedOf(id), [{ action: "sessions_ended", actor_id: admin.id }]);
  });

  test("of the administrator are ended except the current one", async () => {
    assert.equal((await list(admin.id))[0]?.isCurrent, true);
    assert.equal((await call("DELETE", `${admin.id}/sessions`)).status, 204);
    assert.equal(await isAlive(admin.token), true);
  });

  test("appear in the activity of the user when ended", async () => {
    const { id, email } = await app.client.createSignedIn("user");
    await call("DELETE", `${id}/sessions`);
    const { tokens } = await app.client.signIn(email);
    const activity = await app.client.call("GET", "/api/v1/users/me/activity", {
      token: tokens.accessToken,
    });
    assert.match(activity.text, /"kind":"sessions_ended"/);
  });

  for (const id of ["no-id", "01890000-0000-7000-8000-000000000000"]) {
    test(`of the unknown user ${id} get 404`, async () => {
      assertFailure(await call("GET", `${id}/sessions`), 404, "User not found");
      assertFailure(await call("DELETE", `${id}/sessions`), 404, "User not found");
    });
  }
});
