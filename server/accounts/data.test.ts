import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import * as z from "zod/mini";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields, testPassword } from "#server/testing/client.ts";
import { quarters } from "#server/testing/pictures.ts";

const path = "/api/v1/users/me/data";
const Rows = z.array(z.record(z.string(), z.unknown()));
const Data = z.strictObject({
  madeAt: z.string(),
  account: z.record(z.string(), z.unknown()),
  portrait: z.nullable(z.string()),
  twoStep: z.strictObject({
    enabledSince: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
  }),
  sessions: Rows,
  links: Rows,
  emails: Rows,
  teamNotes: Rows,
  openedVerdicts: Rows,
  interviews: Rows,
  calendarFeed: Rows,
  activity: Rows,
  applications: Rows,
});

onBothEngines("The data of the own account", (engine) => {
  const app = testApp(engine);

  const download = (token: string) => app.client.call("GET", path, { token });

  test("is a file with everything that is stored, without secrets", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const token = tokens.accessToken;
    const profile = { name: "Đỗ Thị Hạnh", phone: "0912 345 678", national_id: "079190001234" };
    await app.client.call("PATCH", "/api/v1/users/me/profile", { token, body: profile });
    const form = new FormData();
    const picture = await quarters(64, 64).png().toBuffer();
    form.append("avatar", new Blob([new Uint8Array(picture)]), "a.png");
    await app.client.call("PUT", "/api/v1/users/me/avatar", { token, body: form });
    const wanted = `wanted.${engine}@people.example`;
    const body = { email: wanted, password: testPassword };
    await app.client.call("POST", "/api/v1/users/me/email", { token, body });
    const since = app.clock().toISOString();
    const twoStep = { two_step_at: since, two_step_secret: "a-sealed-secret" };
    await app.db.updateTable("users").set(twoStep).where("id", "=", id).execute();
    await app.db
      .insertInto("recovery_codes")
      .values({ user_id: id, code_hash: "a-hashed-code" })
      .execute();

    const response = await download(token);
    assert.equal(response.status, 200, response.text);
    assert.equal(response.headers.get("content-type"), "application/json; charset=utf-8");
    assert.equal(
      response.headers.get("content-disposition"),
      'attachment; filename="account-data.json"',
    );
    assert.equal(response.headers.get("cache-control"), "no-store");
    const data = Data.parse(response.body);
    assert.deepEqual({ ...data.account, ...profile, id, email }, data.account);
    const portrait = Buffer.from(data.portrait?.split("base64,")[1] ?? "", "base64");
    assert.equal((await sharp(portrait).metadata()).format, "webp");
    assert.deepEqual(data.twoStep, { enabledSince: since, recoveryCodesLeft: 1 });
    assert.equal(data.sessions.length, 1);
    assert.deepEqual(
      data.links.map((link) => [link["purpose"], link["email"]]),
      [["email", wanted]],
    );
    const kinds = (rows: z.infer<typeof Rows>) => rows.map((row) => String(row["kind"])).sort();
    assert.deepEqual(kinds(data.emails), ["email_change", "email_link"]);
    assert.deepEqual(kinds(data.activity), [
      "avatar_changed",
      "data_downloaded",
      "email_change_asked",
      "profile_updated",
      "sign_in",
    ]);
    assert.doesNotMatch(response.text, /argon2|a-sealed-secret|a-hashed-code|token|search_text/);
  });

  test("contains no applications of an unconfirmed address, since a sign-up does not prove it", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const unconfirmed = { email_confirmed_at: null };
    await app.db.updateTable("users").set(unconfirmed).where("id", "=", id).execute();
    const body = applicationFields({ email, full_name: "Nguyễn Thị Kín" });
    const sent = await app.client.call("POST", "/api/v1/applications", { body });
    assert.equal(sent.status, 201, sent.text);
    const response = await download(tokens.accessToken);
    assert.doesNotMatch(response.text, /Nguyễn Thị Kín|ai-engineer|receipt/);
  });

  test("contains nothing about other accounts", async () => {
    const other = await app.client.createSignedIn("user");
    const { tokens } = await app.client.createSignedIn("admin");
    const token = tokens.accessToken;
    const body = { name: "Changed" };
    await app.client.call("PATCH", `/api/v1/users/${other.id}`, { token, body });
    const response = await download(token);
    assert.ok(!response.text.includes(other.id) && !response.text.includes(other.email));
  });

  test("can be downloaded ten times an hour, and a HEAD request is not a download", async () => {
    const strict = await startTestApp(engine, { RATE_LIMIT: "on" });
    strict.stopClock();
    const { tokens } = await strict.client.createSignedIn("user");
    const token = tokens.accessToken;
    assert.equal((await strict.client.call("HEAD", path, { token })).status, 405);
    for (let count = 0; count < 10; count += 1) {
      assert.equal((await strict.client.call("GET", path, { token })).status, 200);
    }
    assertFailure(
      await strict.client.call("GET", path, { token }),
      429,
      "Too many attempts. Please try again in 60 minutes.",
    );
  });
});
