import assert from "node:assert/strict";
import { test } from "node:test";
import { AccountSessions } from "#contract/account.ts";
import { Session } from "#contract/auth.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";

const path = "/api/v1/users/me/sessions";
const ended = "This session has already ended";

onBothEngines("Own sessions", (engine) => {
  const app = testApp(engine, { TRUST_PROXY: "127.0.0.1" }, { clock: "stopped" });

  const from = (network: string, userAgent: string) => ({
    "x-forwarded-for": network,
    "user-agent": userAgent,
  });
  const signIn = async (email: string, network = "10.1.0.1", userAgent = "Browser A") => {
    const body = { email, password: testPassword };
    const headers = from(network, userAgent);
    const response = await app.client.call("POST", "/api/v1/auth/login", { body, headers });
    return Session.parse(response.body).tokens;
  };
  const call = (method: string, token: string, id = "", headers = {}) =>
    app.client.call(method, `${path}${id}`, { token, headers });
  const list = async (token: string, headers = {}) =>
    AccountSessions.parse((await call("GET", token, "", headers)).body).sessions;
  const isAlive = async (token: string) =>
    (await app.client.call("GET", "/api/v1/users/me", { token })).status === 200;
  const actions = async (id: string) => {
    const log = app.db.selectFrom("audit_log").select("action").where("actor_id", "=", id);
    return (await log.orderBy("id").execute()).map(({ action }) => action);
  };

  test("the list contains network, browser and times, with the current session first", async () => {
    const { email } = await app.client.createAccount("user");
    const phone = await signIn(email, "10.1.0.1", "Phone");
    app.advance(120_000);
    await signIn(email, "10.1.0.2", "Laptop");
    const sessions = await list(phone.accessToken, from("10.1.0.1", "Phone"));
    assert.deepEqual(
      sessions.map(({ isCurrent, network, userAgent }) => [isCurrent, network, userAgent]),
      [
        [true, "10.1.0.1", "Phone"],
        [false, "10.1.0.2", "Laptop"],
      ],
    );
    assert.equal(sessions[0]?.lastUsedAt, app.clock().toISOString());
    assert.ok((sessions[0]?.createdAt ?? "") < (sessions[1]?.createdAt ?? ""));
  });

  test("sessions are sorted by their latest use, a refresh or any other call", async () => {
    const { email } = await app.client.createAccount("user");
    const { refreshToken } = await signIn(email, "10.1.0.1", "Old");
    const moved = from("10.1.0.3", "New");
    const response = await app.client.call("POST", "/api/v1/auth/refresh", {
      body: { refreshToken },
      headers: moved,
    });
    const { accessToken } = Session.parse(response.body).tokens;
    const [afterRefresh] = await list(accessToken, moved);
    assert.equal(afterRefresh?.network, "10.1.0.3");
    assert.equal(afterRefresh?.userAgent, "New");
    app.advance(60_000);
    const [afterCall] = await list(accessToken, from("10.1.0.4", "New"));
    assert.equal(afterCall?.network, "10.1.0.4");
  });

  test("one session can be ended once and stops working at once", async () => {
    const { id, email } = await app.client.createAccount("user");
    const phone = await signIn(email);
    const laptop = await signIn(email);
    const other = (await list(phone.accessToken)).find((session) => !session.isCurrent);
    const response = await call("DELETE", phone.accessToken, `/${other?.id.toUpperCase()}`);
    assert.equal(response.status, 204, response.text);
    assert.equal(response.text, "");
    assert.equal(await isAlive(laptop.accessToken), false);
    assert.equal(await isAlive(phone.accessToken), true);
    assertFailure(await call("DELETE", phone.accessToken, `/${other?.id}`), 404, ended);
    assert.equal((await actions(id)).filter((action) => action === "session_ended").length, 1);
  });

  test("the session of another user and an invalid id get 404", async () => {
    const mine = await app.client.createSignedIn("user");
    const theirs = await app.client.createSignedIn("admin");
    const [session] = await list(theirs.tokens.accessToken);
    for (const id of [session?.id, "01890000-0000-7000-8000-000000000000", "abc", "..%2f"]) {
      assertFailure(await call("DELETE", mine.tokens.accessToken, `/${id}`), 404, ended);
    }
    assert.equal(await isAlive(theirs.tokens.accessToken), true);
  });

  test("all other sessions can be ended together", async () => {
    const { id, email } = await app.client.createAccount("user");
    const otherUser = await app.client.createSignedIn("user");
    const others = [await signIn(email), await signIn(email)];
    const mine = await signIn(email);
    assert.equal((await call("DELETE", mine.accessToken)).status, 204);
    for (const { accessToken } of others) assert.equal(await isAlive(accessToken), false);
    assert.equal((await list(mine.accessToken)).length, 1);
    assert.equal(await isAlive(otherUser.tokens.accessToken), true);
    assert.equal((await call("DELETE", mine.accessToken)).status, 204);
    const noted = (await actions(id)).filter((action) => action === "sessions_ended");
    assert.equal(noted.length, 1);
  });

  test("ended and expired sessions are not listed", async () => {
    const { email } = await app.client.createAccount("user");
    await signIn(email);
    app.advance(24 * 3_600_000);
    const { accessToken } = await signIn(email);
    assert.equal((await list(accessToken)).length, 1);
  });
});
