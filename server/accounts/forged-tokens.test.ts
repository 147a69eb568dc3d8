import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { before, test } from "node:test";
import { onSqlite, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { sendRaw } from "#server/testing/raw.ts";

type Fields = Record<string, unknown>;

/** The parts of a valid token, for forging others. */
type Forge = {
  header: Fields & { alg: string };
  payload: Fields & { sub: string; sid: string; iat: number; exp: number };
  key: Uint8Array;
  valid: string;
  refreshToken: string;
  otherUserId: string;
};

const encode = (fields: Fields) => Buffer.from(JSON.stringify(fields)).toString("base64url");

function hmac(header: Fields, payload: Fields, key: Uint8Array, hash = "sha256"): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest("base64url")}`;
}

const without = (fields: Fields, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const withHeader = (change: Fields) => (f: Forge) =>
  hmac({ ...f.header, ...change }, f.payload, f.key);
const withPayload = (change: (f: Forge) => Fields) => (f: Forge) =>
  hmac(f.header, { ...f.payload, ...change(f) }, f.key);
const withoutClaim = (name: string) => (f: Forge) =>
  hmac(f.header, without(f.payload, name), f.key);

const forgeries: Record<string, (f: Forge) => string | Promise<string>> = {
  "without a signature (alg none)": (f) => new UnsecuredJWT(f.payload).encode(),
  "alg none in capitals": (f) => `${encode({ ...f.header, alg: "NONE" })}.${encode(f.payload)}.`,
  "alg HS512 with our key": (f) => hmac({ ...f.header, alg: "HS512" }, f.payload, f.key, "sha512"),
  "an empty key": (f) => hmac(f.header, f.payload, new Uint8Array()),
  "another key": (f) => hmac(f.header, f.payload, Buffer.alloc(32, 1)),
  "its own key in the header": async (f) => {
    const { privateKey, publicKey } = await generateKeyPair("ES256");
    const header = { ...f.header, alg: "ES256", jwk: await exportJWK(publicKey) };
    return new SignJWT(f.payload).setProtectedHeader(header).sign(privateKey);
  },
  "a path as key id, signed with nothing": (f) =>
    hmac({ ...f.header, kid: "../../dev/null" }, f.payload, new Uint8Array()),
  "type JWT": withHeader({ typ: "JWT" }),
  "no type": (f) => hmac(without(f.header, "typ"), f.payload, f.key),
  "an unknown critical extension": withHeader({ crit: ["x"], x: 1 }),
  "another issuer": withPayload(() => ({ iss: "https://elsewhere.example" })),
  "another audience": withPayload(() => ({ aud: "site" })),
  "no audience": withoutClaim("aud"),
  "no expiry": withoutClaim("exp"),
  "an expiry in the past": withPayload(({ payload }) => ({ exp: payload.iat - 60 })),
  "no instant of issue": withoutClaim("iat"),
  "issued in the future": withPayload(({ payload }) => ({ iat: payload.iat + 3_600 })),
  "issued long ago with a far expiry": withPayload(({ payload }) => ({
    iat: payload.iat - 4_000,
    exp: payload.iat + 4_000,
  })),
  "no session": withoutClaim("sid"),
  "an unknown session": withPayload(() => ({ sid: "01890000-0000-7000-8000-000000000000" })),
  "a session that is no id": withPayload(() => ({ sid: "' or 1=1 --" })),
  "the session of another user": withPayload(({ otherUserId }) => ({ sub: otherUserId })),
  "no counter": withoutClaim("ctr"),
  "a negative counter": withPayload(() => ({ ctr: -1 })),
  "an unknown role": withPayload(() => ({ role: "root" })),
  "another payload under a valid signature": (f) => {
    const [header = "", , signature = ""] = f.valid.split(".");
    return `${header}.${encode({ ...f.payload, role: "admin" })}.${signature}`;
  },
  "a cut signature": (f) => f.valid.slice(0, -4),
  "two parts": (f) => f.valid.split(".").slice(0, 2).join("."),
  "five parts": (f) => `${f.valid}.x.y`,
  "a header that is no JSON": (f) => `x${f.valid}`,
  "the refresh token": (f) => f.refreshToken,
};

onSqlite("Forged access tokens", (engine) => {
  const app = testApp(engine);
  let forge: Forge;
  before(async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const [header = "", payload = ""] = tokens.accessToken.split(".");
    const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    forge = {
      header: decode(header),
      payload: decode(payload),
      key: app.keys.access,
      valid: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      otherUserId: (await app.client.createAccount("admin")).id,
    };
  });

  const expired = "Your session has expired. Please sign in again.";
  const me = (authorization: string) =>
    app.client.call("GET", "/api/v1/users/me", { headers: { authorization } });

  test("the test can build a valid token from its parts", async () => {
    const token = hmac(forge.header, forge.payload, forge.key);
    assert.equal((await me(`Bearer ${token}`)).status, 200);
    assert.equal((await me(`bearer ${token}`)).status, 200);
  });

  for (const [name, make] of Object.entries(forgeries)) {
    test(`refused: ${name}`, async () => {
      assertFailure(await me(`Bearer ${await make(forge)}`), 401, expired);
    });
  }

  for (const [name, header] of [
    ["another scheme", "Basic <token>"],
    ["no token", "Bearer "],
    ["two tokens", "Bearer <token> <token>"],
    ["the token alone", "<token>"],
  ] as const) {
    test(`an Authorization header with ${name} counts as none`, async () => {
      const response = await me(header.replaceAll("<token>", forge.valid));
      assertFailure(response, 401, "Please sign in to continue.");
    });
  }

  test("two Authorization headers count as none", async () => {
    const line = `authorization: Bearer ${forge.valid}\r\n`;
    const head = "GET /api/v1/users/me HTTP/1.1\r\nhost: localhost\r\n";
    assert.equal((await sendRaw(app.url, `${head}${line}\r\n`)).status, 200);
    const response = await sendRaw(app.url, `${head}${line}${line}\r\n`);
    assertFailure(response, 401, "Please sign in to continue.");
  });

  test("a token of a megabyte is refused unread", async () => {
    const head = `GET /api/v1/users/me HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer `;
    const response = await sendRaw(app.url, `${head}${"x".repeat(1_000_000)}\r\n\r\n`);
    assertFailure(response, 431, "The request headers are too large");
  });
});
