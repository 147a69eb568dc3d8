import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, type Tokens } from "#contract/auth.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

onBothEngines("Refreshing a session", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });

  const ask = (refreshToken: unknown) =>
    app.client.call("POST", "/api/v1/auth/refresh", { body: { refreshToken } });
  const refresh = async ({ refreshToken }: Tokens): Promise<Tokens> => {
    const response = await ask(refreshToken);
    assert.equal(response.status, 200, response.text);
    return Session.parse(response.body).tokens;
  };
  const use = async ({ accessToken }: Tokens) =>
    (await app.client.call("GET", "/api/v1/users/me", { token: accessToken })).status;
  const assertEnded = async (tokens: Tokens) => {
    const response = await ask(tokens.refreshToken);
    assertFailure(response, 401, "Your session has expired. Please sign in again.");
    assert.equal(await use(tokens), 401);
  };
  const reuses = async () => {
    const log = app.db.selectFrom("audit_log").select("id").where("action", "=", "refresh_reuse");
    return (await log.execute()).length;
  };

  test("the newest token gets the next pair, and the earlier access token still works", async () => {
    const { tokens, id } = await app.client.createSignedIn("user");
    const response = await ask(tokens.refreshToken);
    const next = Session.parse(response.body);
    assert.equal(next.user.id, id);
    assert.notEqual(next.tokens.refreshToken, tokens.refreshToken);
    assert.equal(await use(next.tokens), 200);
    assert.equal(await use(tokens), 200);
  });

  test("a refresh token has 256 unguessable bits, and changing one of them makes it invalid", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const secretOf = (token: string) => {
      const [, , mac = ""] = Buffer.from(token, "base64url").toString("latin1").split(".");
      return Buffer.from(mac, "base64url");
    };
    const secret = secretOf(tokens.refreshToken);
    assert.equal(secret.length * 8, 256);
    const others = await Promise.all(
      Array.from({ length: 3 }, () => app.client.createSignedIn("user")),
    );
    const all = [secret, ...others.map((other) => secretOf(other.tokens.refreshToken))];
    assert.equal(new Set(all.map((one) => one.toString("hex"))).size, all.length);
    const place = Buffer.from(tokens.refreshToken, "base64url").toString("latin1").slice(0, -43);
    for (const at of [0, 15, 31]) {
      const guess = Buffer.from(secret);
      guess.writeUInt8(guess.readUInt8(at) ^ 1, at);
      const token = Buffer.from(place + guess.toString("base64url")).toString("base64url");
      assert.equal((await ask(token)).status, 401);
    }
    assert.equal((await ask(tokens.refreshToken)).status, 200);
  });

  test("tabs that refresh at the same time get the same token and stay signed in", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const all = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens)));
    assert.equal(new Set(all.map((pair) => pair.refreshToken)).size, 1);
    for (const pair of all) assert.equal(await use(pair), 200);
    const next = await refresh(all[4] ?? tokens);
    assert.equal(await use(next), 200);
  });

  test("tabs up to eight rotations behind get the current pair until 30 seconds after the last rotation", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const chain = [tokens];
    for (let step = 0; step < 9; step += 1) {
      const next = await refresh(chain[step] ?? tokens);
      assert.equal(await use(next), 200);
      chain.push(next);
    }
    app.advance(29 * second);
    const current = chain[9]?.refreshToken;
    assert.equal((await refresh(chain[1] ?? tokens)).refreshToken, current);
    assert.equal((await refresh(chain[8] ?? tokens)).refreshToken, current);
    const before = await reuses();
    await assertEnded(chain[0] ?? tokens);
    assert.equal(await reuses(), before + 1);
    assert.equal(await use(chain[9] ?? tokens), 401);
  });

  test("a client that lost the response gets it again, any time and any number of times", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    assert.equal(await use(tokens), 200);
    const lost = await refresh(tokens);
    for (const later of [minute, hour, 5 * hour]) {
      app.advance(later);
      assert.equal((await refresh(tokens)).refreshToken, lost.refreshToken);
    }
    const found = await refresh(tokens);
    assert.equal(await use(found), 200);
    assert.notEqual((await refresh(found)).refreshToken, found.refreshToken);
  });

  test("tabs that ask for a lost response at the same time all get it, even after one has used it", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const lost = await refresh(tokens);
    app.advance(20 * minute);
    const found = await refresh(tokens);
    assert.equal(await use(found), 200);
    app.advance(29 * second);
    assert.equal((await refresh(tokens)).refreshToken, lost.refreshToken);
    app.advance(2 * second);
    await assertEnded(tokens);
  });

  test("a call with the earlier access token does not confirm the newer pair", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const lost = await refresh(tokens);
    assert.equal(await use(tokens), 200);
    app.advance(minute);
    assert.equal((await refresh(tokens)).refreshToken, lost.refreshToken);
  });

  test("an older token ends the session after the newer pair was used (owner after thief)", async () => {
    const { tokens: owner } = await app.client.createSignedIn("user");
    const thief = await refresh(owner);
    assert.equal(await use(thief), 200);
    app.advance(31 * second);
    const before = await reuses();
    await assertEnded(owner);
    assert.equal(await reuses(), before + 1);
    await assertEnded(thief);
  });

  test("an older token ends the session although the clock was ahead at the last rotation", async () => {
    app.advance(24 * hour);
    const { tokens: owner } = await app.client.createSignedIn("user");
    const thief = await refresh(owner);
    assert.equal(await use(thief), 200);
    app.advance(-24 * hour);
    await assertEnded(owner);
  });

  test("an older token ends the session after the newer one was exchanged (thief after owner)", async () => {
    const { tokens: stolen } = await app.client.createSignedIn("user");
    const owner = await refresh(await refresh(stolen));
    app.advance(31 * second);
    await assertEnded(stolen);
    await assertEnded(owner);
  });

  test("a session ends after 24 hours without use", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    app.advance(23 * hour);
    const renewed = await refresh(tokens);
    app.advance(23 * hour);
    const again = await refresh(renewed);
    app.advance(24 * hour);
    await assertEnded(again);
  });

  test("a request counts as use of a session, and the access token expires after 55 minutes", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    app.advance(54 * minute);
    assert.equal(await use(tokens), 200);
    app.advance(2 * minute);
    assert.equal(await use(tokens), 401);
    app.advance(23 * hour);
    await refresh(tokens);
  });

  for (const [role, longest] of [
    ["user", 7 * 24 * hour],
    ["admin", 12 * hour],
  ] as const) {
    test(`a session of role ${role} ends after ${longest / hour} hours, even when used`, async () => {
      let { tokens } = await app.client.createSignedIn(role);
      const steps = longest / (6 * hour);
      for (let step = 1; step < steps; step += 1) {
        app.advance(6 * hour);
        tokens = await refresh(tokens);
        assert.equal(await use(tokens), 200);
      }
      app.advance(6 * hour);
      await assertEnded(tokens);
    });
  }

  test("a deactivated user cannot refresh", async () => {
    const { tokens, id } = await app.client.createSignedIn("user");
    await app.db.updateTable("users").set({ active: false }).where("id", "=", id).execute();
    await assertEnded(tokens);
  });

  test("anything but a refresh token of this server is refused", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const text = Buffer.from(tokens.refreshToken, "base64url").toString();
    const [sid = "", , mac = ""] = text.split(".");
    const forged = [
      tokens.accessToken,
      "x",
      "x".repeat(2_000),
      Buffer.from(`${sid}.1.${mac}`).toString("base64url"),
      Buffer.from(`${sid}.0.${"A".repeat(43)}`).toString("base64url"),
      Buffer.from(`${sid}.0.`).toString("base64url"),
      Buffer.from(`${sid}.0`).toString("base64url"),
    ];
    for (const token of forged) {
      assertFailure(await ask(token), 401, "Your session has expired. Please sign in again.");
    }
    for (const token of ["", undefined, 5, null, ["x"], "x".repeat(2_001)]) {
      assertFailure(await ask(token), 422, "Please check the highlighted fields.", {
        refreshToken: ["A refresh token is required"],
      });
    }
    assert.equal(await use(tokens), 200);
    await refresh(tokens);
  });
});
