import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { SignedInUser } from "#contract/auth.ts";
import { avatarLimits } from "#contract/limits.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { noise, quarters } from "#server/testing/pictures.ts";

const path = "/api/v1/users/me/avatar";
const check = "Please check the highlighted fields.";

onBothEngines("The own portrait", (engine) => {
  const app = testApp(engine);

  const signedIn = async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const token = tokens.accessToken;
    const send = (body?: FormData) => app.client.call("PUT", path, { token, body });
    const upload = (bytes: Buffer, name = "portrait.png") => send(form(["avatar", bytes, name]));
    const me = async () =>
      SignedInUser.parse((await app.client.call("GET", "/api/v1/users/me", { token })).body);
    const remove = () => app.client.call("DELETE", path, { token });
    return { id, email, token, send, upload, me, remove };
  };
  const fetchPicture = (address: string | null | undefined) => fetch(`${app.url}${address}`);
  const stored = (id: string) =>
    app.db.selectFrom("avatars").select("key").where("user_id", "=", id).execute();

  test("is stored small and square, at an address in the user and session responses", async () => {
    const { email, upload, me } = await signedIn();
    const response = await upload(await quarters(800, 600).png().toBuffer());
    assert.equal(response.status, 200, response.text);
    const user = SignedInUser.parse(response.body);
    assert.match(user.avatar ?? "", /^\/api\/v1\/avatars\/[\w-]{24}$/);
    assert.deepEqual(await me(), user);
    assert.equal((await app.client.signIn(email)).user.avatar, user.avatar);
    const picture = await fetchPicture(user.avatar);
    assert.equal(picture.status, 200);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    assert.deepEqual([format, width, height], ["webp", 256, 256]);
    assert.ok(bytes.length < 16 * 1024);
  });

  test("is served with headers that allow only showing it", async () => {
    const { upload } = await signedIn();
    const response = await upload(await quarters(64, 64).png().toBuffer());
    const { headers } = await fetchPicture(SignedInUser.parse(response.body).avatar);
    assert.equal(headers.get("content-type"), "image/webp");
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.equal(headers.get("content-security-policy"), sandboxPolicy);
    assert.equal(headers.get("cross-origin-resource-policy"), "same-origin");
    assert.equal(headers.get("cache-control"), "private, max-age=31536000, immutable");
  });

  test("is smaller than 256 KB for any picture", async () => {
    const { id, upload } = await signedIn();
    assert.equal((await upload(await noise(256).png().toBuffer())).status, 200);
    const row = app.db.selectFrom("avatars").select("bytes").where("user_id", "=", id);
    const { bytes } = await row.executeTakeFirstOrThrow();
    assert.ok(bytes.length <= avatarLimits.maxKeptBytes, `${bytes.length}`);
  });

  test("gets a new address when replaced, and the old one stops working", async () => {
    const { id, upload } = await signedIn();
    const picture = await quarters(64, 64).png().toBuffer();
    const first = SignedInUser.parse((await upload(picture)).body).avatar;
    const second = SignedInUser.parse((await upload(picture)).body).avatar;
    assert.notEqual(first, second);
    assert.equal((await fetchPicture(first)).status, 404);
    assert.equal((await fetchPicture(second)).status, 200);
    assert.equal((await stored(id)).length, 1);
  });

  test("is one of several uploads at the same time, and the account refers to it", async () => {
    const { id, upload, me } = await signedIn();
    const picture = await quarters(64, 64).png().toBuffer();
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(picture)));
    assert.ok(responses.every(({ status }) => status === 200));
    const rows = await stored(id);
    assert.equal(rows.length, 1);
    const { avatar } = await me();
    assert.equal(avatar, `/api/v1/avatars/${rows[0]?.key}`);
    assert.equal((await fetchPicture(avatar)).status, 200);
  });

  test("can be removed repeatedly", async () => {
    const { id, upload, me, remove } = await signedIn();
    const { avatar } = SignedInUser.parse(
      (await upload(await quarters(64, 64).png().toBuffer())).body,
    );
    for (let count = 0; count < 2; count += 1) {
      const response = await remove();
      assert.equal(response.status, 200, response.text);
      assert.equal(SignedInUser.parse(response.body).avatar, null);
    }
    assert.equal((await me()).avatar, null);
    assert.deepEqual(await stored(id), []);
    assert.equal((await fetchPicture(avatar)).status, 404);
  });

  test("is recorded in the audit log on upload and removal, without a new version of the user", async () => {
    const { id, upload, remove } = await signedIn();
    const stamp = async () => {
      const row = app.db.selectFrom("users").select("updated_at").where("id", "=", id);
      return (await row.executeTakeFirstOrThrow()).updated_at;
    };
    const before = await stamp();
    await upload(await quarters(64, 64).png().toBuffer());
    await remove();
    await remove();
    assert.equal(await stamp(), before);
    const log = app.db.selectFrom("audit_log").select("action").where("actor_id", "=", id);
    const noted = (await log.execute()).filter(({ action }) => action === "avatar_changed");
    assert.equal(noted.length, 2);
  });

  test("at an unknown address gets 404", async () => {
    for (const key of ["x", "x".repeat(24), "%2e%2e%2fsite.sqlite", "x".repeat(190)]) {
      const response = await app.client.call("GET", `/api/v1/avatars/${key}`);
      assertFailure(response, 404, "Picture not found");
    }
  });

  const refusals: Record<string, [form: () => FormData, number, string, string[]?]> = {
    "no file": [() => form(), 422, check, ["Please choose a picture"]],
    "a file in another field": [
      () => form(["portrait", Buffer.from("x")]),
      422,
      check,
      ["Please choose a picture"],
    ],
    "an empty file": [
      () => form(["avatar", Buffer.alloc(0)]),
      422,
      check,
      ["Please choose a picture"],
    ],
    "two files": [
      () => form(["avatar", Buffer.from("x")], ["avatar", Buffer.from("y")]),
      400,
      "Only one file can be uploaded",
    ],
    "a byte more than 5 MB": [
      () => form(["avatar", Buffer.alloc(avatarLimits.maxUploadBytes + 1)]),
      413,
      "The picture must be less than 5MB",
      ["The picture must be less than 5MB"],
    ],
  };
  for (const [name, [body, status, message, sentences]] of Object.entries(refusals)) {
    test(`${name} gets ${status}`, async () => {
      const { id, send } = await signedIn();
      const errors = sentences === undefined ? {} : { avatar: sentences };
      assertFailure(await send(body()), status, message, errors);
      assert.deepEqual(await stored(id), []);
    });
  }

  test("a body that is not a form gets 415", async () => {
    const { token } = await signedIn();
    const response = await app.client.call("PUT", path, { token, body: { avatar: "x" } });
    assertFailure(response, 415, "Unsupported content type");
  });
});

function form(...files: [field: string, bytes: Buffer, name?: string][]): FormData {
  const body = new FormData();
  body.append("note", "beside the file");
  for (const [field, bytes, name = "portrait.png"] of files) {
    body.append(field, new Blob([new Uint8Array(bytes)]), name);
  }
  return body;
}
