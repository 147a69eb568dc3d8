import assert from "node:assert/strict";
import { test } from "node:test";
import { ActivityPage } from "#contract/account.ts";
import { audit } from "#server/audit/audit.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const path = "/api/v1/users/me/activity";

onBothEngines("Own activity", (engine) => {
  const app = testApp(engine);

  const list = async (token: string, query = "") => {
    const response = await app.client.call("GET", `${path}${query}`, { token });
    assert.equal(response.status, 200, response.text);
    return ActivityPage.parse(response.body);
  };

  test("lists actions of the user and actions on the account, newest first", async () => {
    const { email, tokens } = await app.client.createSignedIn("user");
    const body = { email, password: "not the password" };
    await app.client.call("POST", "/api/v1/auth/login", { body });
    const token = tokens.accessToken;
    await app.client.call("PATCH", "/api/v1/users/me/profile", { token, body: { name: "A" } });
    const { activity, next } = await list(token);
    assert.deepEqual(
      activity.map(({ kind, network }) => [kind, network]),
      [
        ["profile_updated", "127.0.0.1"],
        ["sign_in_failed", "127.0.0.1"],
        ["sign_in", "127.0.0.1"],
      ],
    );
    assert.equal(next, null);
  });

  test("lists a change by an administrator without their network, and not in their own list", async () => {
    const user = await app.client.createSignedIn("user");
    const admin = await app.client.createSignedIn("admin");
    await app.client.call("PATCH", `/api/v1/users/${user.id}`, {
      token: admin.tokens.accessToken,
      body: { phone: "0912 345 678" },
    });
    const theirs = await list(user.tokens.accessToken);
    assert.equal(theirs.activity[0]?.kind, "user_updated");
    assert.equal(theirs.activity[0]?.network, null);
    const own = await list(admin.tokens.accessToken);
    assert.deepEqual(
      own.activity.map(({ kind }) => kind),
      ["sign_in"],
    );
  });

  test("contains no entries of others and no kinds that are not for users", async () => {
    const user = await app.client.createSignedIn("user");
    const admin = await app.client.createSignedIn("admin");
    const token = admin.tokens.accessToken;
    await app.client.call("POST", `/api/v1/users/${user.id}/reveal`, { token });
    const { activity } = await list(user.tokens.accessToken);
    assert.deepEqual(
      activity.map(({ kind }) => kind),
      ["sign_in"],
    );
  });

  test("comes in pages of twenty without gaps or duplicates", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const client = { network: "10.0.0.1", requestId: "r", userAgent: "" };
    for (let count = 0; count < 45; count += 1) {
      await withTransaction(app.db, (tx) =>
        // In half of them, the user is both actor and target.
        audit(tx, {
          at: app.clock(),
          action: "two_step_failed",
          actorId: count % 2 === 0 ? id : null,
          target: { kind: "user", id },
          client,
        }),
      );
    }
    const first = await list(tokens.accessToken);
    const second = await list(tokens.accessToken, `?before=${first.next}`);
    const third = await list(tokens.accessToken, `?before=${second.next?.toUpperCase()}`);
    const ids = [first, second, third].flatMap((page) => page.activity.map((entry) => entry.id));
    assert.deepEqual(
      [first, second, third].map((page) => page.activity.length),
      [20, 20, 6],
    );
    assert.equal(new Set(ids).size, 46);
    assert.deepEqual(ids, ids.toSorted().toReversed());
    assert.equal(third.next, null);
  });

  test("refuses a page that is not requested by id", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const token = tokens.accessToken;
    const response = await app.client.call("GET", `${path}?before=5`, { token });
    assertFailure(response, 422, "Please check the highlighted fields.", {
      before: ["This is not a valid identifier"],
    });
  });
});
