import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const last = "At least one active administrator is required";
const self = "You cannot delete, demote or deactivate your own account";

const removals = [
  ["DELETE", undefined],
  ["PATCH", { role: "user" }],
  ["PATCH", { active: false }],
] as const;

onBothEngines("The last administrator", (engine) => {
  const app = testApp(engine);
  beforeEach(() => app.db.deleteFrom("users").execute());

  const signedIn = async () => {
    const { id, tokens } = await app.client.createSignedIn("admin");
    return { id, token: tokens.accessToken };
  };
  const admins = async () => {
    const active = app.db.selectFrom("users").select("id").where("active", "=", true);
    return (await active.where("role", "=", "admin").execute()).length;
  };

  for (const [method, body] of removals) {
    const name = `${method} ${JSON.stringify(body ?? {})}`;

    test(`${name}: refused for the only one`, async () => {
      const { id, token } = await signedIn();
      await app.client.createAccount("admin", { active: false });
      const response = await app.client.call(method, `/api/v1/users/${id}`, { token, body });
      assertFailure(response, 409, last);
    });

    test(`${name}: refused for oneself`, async () => {
      const { id, token } = await signedIn();
      await signedIn();
      const response = await app.client.call(method, `/api/v1/users/${id}`, { token, body });
      assertFailure(response, 409, self);
      assert.equal(await admins(), 2);
    });

    test(`${name}: of two who do this to each other at once, exactly one wins`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await signedIn(), await signedIn()];
        // Administrators of earlier rounds must not count.
        await app.db
          .updateTable("users")
          .set({ active: false })
          .where("id", "not in", [one.id, other.id])
          .execute();
        const responses = await Promise.all([
          app.client.call(method, `/api/v1/users/${other.id}`, { token: one.token, body }),
          app.client.call(method, `/api/v1/users/${one.id}`, { token: other.token, body }),
        ]);
        const statuses = responses.map((response) => response.status);
        const won = method === "DELETE" ? 204 : 200;
        assert.equal(statuses.filter((status) => status === won).length, 1, statuses.join());
        // The slower one was refused or is no longer an administrator.
        assert.ok(
          statuses.some((status) => [401, 403, 409].includes(status)),
          statuses.join(),
        );
        assert.equal(await admins(), 1);
      }
    });
  }

  for (const action of ["deactivate", "delete"]) {
    test(`${action} of many: of two who do this to all others at the same time, exactly one stays`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await signedIn(), await signedIn()];
        const both = [one.id, other.id];
        await app.db
          .updateTable("users")
          .set({ active: false })
          .where("id", "not in", both)
          .execute();
        const responses = await Promise.all(
          [one, other].map(({ token }) =>
            app.client.call("POST", "/api/v1/users/bulk", { token, body: { action, ids: both } }),
          ),
        );
        const bodies = responses.filter(({ status }) => status === 200).map(({ text }) => text);
        assert.ok(bodies.length > 0);
        assert.ok(bodies.some((text) => text.includes(last) || text.includes(self)));
        assert.equal(await admins(), 1);
      }
    });
  }

  test("administrators can change their other fields", async () => {
    const { id, token } = await signedIn();
    const body = { name: "Tên Khác", role: "admin", active: true };
    const response = await app.client.call("PATCH", `/api/v1/users/${id}`, { token, body });
    assert.equal(response.status, 200, response.text);
  });
});
