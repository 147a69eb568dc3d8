import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { purgeOrphanedEmails } from "#server/jobs/purge.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";
import { quarters } from "#server/testing/pictures.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const fields = "Please check the highlighted fields.";
const day = 24 * 3_600_000;

onBothEngines("Deleting the own account", (engine) => {
  const app = testApp(engine);

  const remove = (token: string, body: unknown = { password: testPassword }) =>
    app.client.call("POST", "/api/v1/users/me/delete", { token, body });
  const exists = async (id: string) => {
    const row = app.db.selectFrom("users").select("id").where("id", "=", id);
    return (await row.executeTakeFirst()) !== undefined;
  };

  /** The tables with any of these texts, and the rows that contain them. */
  async function tablesWith(texts: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const { name } of await app.db.introspection.getTables()) {
      // The FTS5 index of SQLite is searched with a match.
      if (name.includes("_fts")) continue;
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(app.db);
      const written = rows.map((row) =>
        JSON.stringify(row, (_key, value: unknown) => {
          const bytes = bytesOf(value);
          return bytes === undefined ? value : bytes.toString("latin1");
        }),
      );
      const hits = written.filter((row) => texts.some((text) => row.includes(text)));
      if (hits.length > 0) found.set(name, hits);
    }
    return found;
  }

  test("leaves only the id in the audit log after the last email has been sent", async () => {
    const account = await app.client.createAccount("user", {
      name: "Quách Thị Biến Mất",
      email: `bien-mat.${engine}@people.example`,
    });
    const { accessToken: token } = (await app.client.signIn(account.email)).tokens;
    await app.client.signIn(account.email);
    await app.client.call("PATCH", "/api/v1/users/me/profile", {
      token,
      body: { phone: "0911 222 333", national_id: "079190009999", dob: "1990-05-01" },
    });
    const form = new FormData();
    const picture = await quarters(64, 64).png().toBuffer();
    form.append("avatar", new Blob([new Uint8Array(picture)]), "a.png");
    const avatar = await app.client.call("PUT", "/api/v1/users/me/avatar", { token, body: form });
    const key = /avatars\/([\w-]+)/.exec(avatar.text)?.[1] ?? "";
    const wanted = `bien-mat-moi.${engine}@people.example`;
    const body = { email: wanted, password: testPassword };
    await app.client.call("POST", "/api/v1/users/me/email", { token, body });
    await app.db
      .insertInto("recovery_codes")
      .values({ user_id: account.id, code_hash: "hash" })
      .execute();

    const traces = [account.name, account.email, wanted, "0911 222 333", "079190009999", key];
    const everywhere = [...(await tablesWith([account.id, ...traces])).keys()];
    assert.deepEqual(
      everywhere.sort((one, other) => one.localeCompare(other)),
      ["audit_log", "avatars", "one_time_tokens", "outbox", "recovery_codes", "sessions", "users"],
    );

    const response = await remove(token);
    assert.equal(response.status, 204, response.text);
    assert.equal(response.text, "");
    assert.deepEqual([...(await tablesWith([account.id])).keys()], ["audit_log"]);
    const left = await tablesWith(traces);
    assert.deepEqual([...left.keys()], ["outbox"]);
    assert.equal(left.get("outbox")?.length, 1);
    assert.match(left.get("outbox")?.[0] ?? "", /"kind":"account_deleted"/);

    const admin = await app.client.createSignedIn("admin");
    const found = await app.client.call("GET", "/api/v1/users?q=bien%20mat", {
      token: admin.tokens.accessToken,
    });
    assert.match(found.text, /"total":0/);

    await waitUntilSent(account.email);
    await purgeOrphanedEmails(app.db, new Date(app.clock().getTime() + 60 * day));
    assert.deepEqual([...(await tablesWith(traces)).keys()], []);
  });

  /** Waits until the last email to an address has been sent. */
  async function waitUntilSent(email: string): Promise<void> {
    const message = app.db.selectFrom("outbox").select("state").where("to_email", "=", email);
    await waitUntil("the email to be sent", async () => {
      const { state } = await message.executeTakeFirstOrThrow();
      return state === "savedToFile";
    });
  }

  test("ends every session at once and frees the address", async () => {
    const { email, tokens } = await app.client.createSignedIn("user");
    const other = (await app.client.signIn(email)).tokens;
    assert.equal((await remove(tokens.accessToken)).status, 204);
    for (const { accessToken } of [tokens, other]) {
      assert.equal(
        (await app.client.call("GET", "/api/v1/users/me", { token: accessToken })).status,
        401,
      );
    }
    const body = { refreshToken: other.refreshToken };
    assert.equal((await app.client.call("POST", "/api/v1/auth/refresh", { body })).status, 401);
    const again = { name: "A", email, password: "a new unusual one" };
    assert.equal(
      (await app.client.call("POST", "/api/v1/auth/signup", { body: again })).status,
      201,
    );
  });

  test("requires the password", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    assertFailure(await remove(tokens.accessToken, { password: "wrong one" }), 422, fields, {
      password: ["This is not your current password"],
    });
    assertFailure(await remove(tokens.accessToken, {}), 422, fields, {
      password: ["Password is required"],
    });
    assert.equal(await exists(id), true);
  });

  test("also requires a code with two-step sign-in", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const on = { two_step_at: app.clock().toISOString(), two_step_secret: "sealed" };
    await app.db.updateTable("users").set(on).where("id", "=", id).execute();
    assertFailure(await remove(tokens.accessToken), 422, fields, {
      code: ["Please enter the code"],
    });
    const body = { password: testPassword, code: "aaaaaaaaaa" };
    const response = await remove(tokens.accessToken, body);
    assert.equal(response.status, 422, response.text);
    assert.equal(await exists(id), true);
  });

  test("is confirmed by a last email, in the language of the account", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    await app.db.updateTable("users").set({ language: "vi" }).where("id", "=", id).execute();
    await remove(tokens.accessToken);
    const emails = app.db.selectFrom("outbox").select(["subject", "user_id"]);
    assert.deepEqual(await emails.where("to_email", "=", email).execute(), [
      { subject: "Tài khoản của bạn đã được xóa", user_id: null },
    ]);
    const log = await app.db
      .selectFrom("audit_log")
      .select(["action", "target_id", "fields"])
      .where("actor_id", "=", id)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirst();
    assert.deepEqual(log, { action: "account_deleted", target_id: id, fields: "[]" });
  });

  test("is refused for the last active administrator, also when the last two leave at the same time", async () => {
    const alone = await startTestApp(engine);
    const leave = (token: string) =>
      alone.client.call("POST", "/api/v1/users/me/delete", {
        token,
        body: { password: testPassword },
      });
    const admins = [
      await alone.client.createSignedIn("admin"),
      await alone.client.createSignedIn("admin"),
    ];
    await alone.client.createAccount("admin", { active: false });
    const responses = await Promise.all(admins.map(({ tokens }) => leave(tokens.accessToken)));
    const statuses = responses.map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([204, 409]));
    const stayed = admins[statuses.indexOf(409)];
    assertFailure(
      await leave(stayed?.tokens.accessToken ?? ""),
      409,
      "At least one active administrator is required",
    );
    // A former administrator may leave.
    await alone.client.createAccount("admin");
    assert.equal((await leave(stayed?.tokens.accessToken ?? "")).status, 204);
  });

  test("requires the current password and succeeds once, also for two calls at the same time", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const passwordHash = await app.passwords.hash("another unusual one");
    await app.db
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", id)
      .execute();
    assert.equal((await remove(tokens.accessToken)).status, 422);
    const body = { password: "another unusual one" };
    const responses = await Promise.all([
      remove(tokens.accessToken, body),
      remove(tokens.accessToken, body),
    ]);
    assert.equal(responses.filter(({ status }) => status === 204).length, 1);
    assert.ok(responses.every(({ status }) => [204, 401, 404].includes(status)));
  });
});

/** The bytes of a value that JSON would write as numbers. */
function bytesOf(value: unknown): Buffer | undefined {
  if (Buffer.isBuffer(value)) return value;
  const isSpelled =
    typeof value === "object" && value !== null && Reflect.get(value, "type") === "Buffer";
  const data: unknown = isSpelled ? Reflect.get(value, "data") : undefined;
  return Array.isArray(data) ? Buffer.from(data) : undefined;
}
