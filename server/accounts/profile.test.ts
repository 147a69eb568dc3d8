import assert from "node:assert/strict";
import { test } from "node:test";
import { Profile } from "#contract/account.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const path = "/api/v1/users/me/profile";

onBothEngines("The own profile", (engine) => {
  const app = testApp(engine);

  const signedIn = async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const call = (method: string, body?: unknown, headers = {}) =>
      app.client.call(method, path, { token: tokens.accessToken, body, headers });
    const read = async () => Profile.parse((await call("GET")).body);
    return { id, email, call, read };
  };
  const everything = {
    name: "Đỗ Thị Hạnh",
    phone: "0912 345 678",
    phone_emergency: "0987 654 321",
    dob: "1990-05-01",
    national_id: "079190001234",
    address: "1 Đường Mẫu",
    current_address: "2 Đường Thử",
  };

  test("contains the saved values, unmasked, and nothing that is not for the user", async () => {
    const { id, email, call, read } = await signedIn();
    const response = await call("PATCH", everything);
    assert.equal(response.status, 200, response.text);
    const profile = await read();
    assert.deepEqual(response.body, profile);
    const { createdAt, updatedAt } = profile;
    const base = { id, email, email_confirmed: true, role: "user", avatar: null };
    const known = { ...base, createdAt, updatedAt };
    assert.deepEqual(profile, { ...known, ...everything });
  });

  test("changes only given fields, clears them with an empty text, and gets a new version", async () => {
    const { call, read } = await signedIn();
    await call("PATCH", everything);
    const before = await read();
    await call("PATCH", { phone: "", dob: "", address: "3 Đường Mới" });
    const after = await read();
    const { updatedAt } = after;
    const changed = { phone: null, dob: null, address: "3 Đường Mới", updatedAt };
    assert.deepEqual(after, { ...before, ...changed });
    assert.ok(updatedAt > before.updatedAt);
  });

  test("ignores fields that users cannot change", async () => {
    const { id, call } = await signedIn();
    const others = { role: "admin", active: false, email: "new@people.example", notes: "A" };
    assertFailure(await call("PATCH", others), 422, "Nothing to update");
    assertFailure(await call("PATCH", {}), 422, "Nothing to update");
    assert.equal((await call("PATCH", { ...others, name: "B" })).status, 200);
    const row = app.db.selectFrom("users").select(["role", "active", "email", "notes", "name"]);
    const user = await row.where("id", "=", id).executeTakeFirstOrThrow();
    assert.equal(user.role, "user");
    assert.equal(user.active, true);
    assert.equal(user.notes, null);
    assert.equal(user.name, "B");
    assert.notEqual(user.email, others.email);
  });

  test("names invalid fields in the language of the request", async () => {
    const { call } = await signedIn();
    const faulty = { name: " ", phone: "12", dob: "1990-02-30", address: "x".repeat(501) };
    assertFailure(await call("PATCH", faulty), 422, "Please check the highlighted fields.", {
      address: ["This text is too long"],
      dob: ["Please enter a valid date"],
      name: ["Name is required"],
      phone: ["Please enter a valid phone number"],
    });
    const response = await call("PATCH", { name: "" }, { "accept-language": "vi" });
    assert.match(response.text, /Vui lòng nhập|không được|tên/i);
  });

  test("a stale change gets 409 with the current profile", async () => {
    const { call } = await signedIn();
    const tag = (await call("GET")).headers.get("etag") ?? "";
    const first = await call("PATCH", { name: "One" }, { "if-match": tag });
    assert.equal(first.status, 200, first.text);
    const second = await call("PATCH", { name: "Two" }, { "if-match": tag });
    assertFailure(second, 409, "Someone else changed this in the meantime");
    assert.deepEqual(second.body && Reflect.get(second.body, "current"), first.body);
    const third = await call(
      "PATCH",
      { name: "Three" },
      { "if-match": first.headers.get("etag") ?? "" },
    );
    assert.equal(third.status, 200);
  });

  test("administrators find the user by the new name and phone number", async () => {
    const { id, call } = await signedIn();
    await call("PATCH", { name: "Quách Thị Tìm", phone: "+84 911 222 333" });
    const { tokens } = await app.client.createSignedIn("admin");
    for (const q of ["quach tim", "0911222333"]) {
      const list = await app.client.call("GET", `/api/v1/users?q=${encodeURIComponent(q)}`, {
        token: tokens.accessToken,
      });
      assert.match(list.text, new RegExp(id), q);
    }
  });

  test("the audit log contains the changed fields without their values", async () => {
    const { id, call } = await signedIn();
    await call("PATCH", everything);
    await call("PATCH", everything);
    const entries = await auditEntries(app, { actor_id: id, action: "profile_updated" });
    assert.equal(entries.length, 1);
    assert.deepEqual(JSON.parse(entries[0]?.fields ?? ""), Object.keys(everything));
    const text = JSON.stringify(entries);
    for (const value of Object.values(everything)) assert.ok(!text.includes(value));
  });
});
