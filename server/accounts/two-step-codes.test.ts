import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Secret, TOTP } from "otpauth";
import { company } from "#content/company.ts";
import { decrypt, deriveKeys, encrypt } from "#server/http/keys.ts";
import { newSecret, otpauthUri, timeStepOf } from "./two-step-codes.ts";

const at = (seconds: number) => new Date(seconds * 1000);

describe("Codes of an authenticator app", () => {
  const secret = Secret.fromUTF8("12345678901234567890").base32;

  // RFC 6238, appendix B, SHA-1: the last six of the eight digits.
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ] as const) {
    test(`match the test vectors of the RFC at ${seconds} seconds`, () => {
      assert.equal(timeStepOf(secret, code, at(seconds)), Math.floor(seconds / 30));
    });
  }

  test("are valid in their half minute and the ones before and after, to the second", () => {
    const step = 41_152_263;
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * 30_000 });
    for (const [seconds, expected] of [
      [step * 30 - 31, null],
      [step * 30 - 30, step],
      [step * 30, step],
      [step * 30 + 59, step],
      [step * 30 + 60, null],
    ] as const) {
      assert.equal(timeStepOf(secret, code, at(seconds)), expected, String(seconds - step * 30));
    }
  });

  test("come from a secret of 160 random bits, which the otpauth URI contains", () => {
    const fresh = newSecret();
    assert.notEqual(fresh, newSecret());
    assert.equal(Secret.fromBase32(fresh).bytes.length, 20);
    const url = new URL(otpauthUri(fresh, "lê.an+site@people.example"));
    assert.equal(`${url.protocol}//${url.host}`, "otpauth://totp");
    assert.equal(decodeURIComponent(url.pathname), `/${company.name}:lê.an+site@people.example`);
    assert.equal(url.searchParams.get("secret"), fresh);
    assert.equal(url.searchParams.get("issuer"), company.name);
  });
});

describe("An encrypted secret", () => {
  const key = deriveKeys("one secret that is long enough to be one").twoStep;
  const otherKey = deriveKeys("another secret that is long enough to be").twoStep;
  const encrypted = encrypt(key, "user-1", "JBSWY3DPEHPK3PXP");

  test("is decrypted with its key for its owner, and is different each time", () => {
    assert.equal(decrypt(key, "user-1", encrypted), "JBSWY3DPEHPK3PXP");
    assert.notEqual(encrypt(key, "user-1", "JBSWY3DPEHPK3PXP"), encrypted);
    assert.doesNotMatch(Buffer.from(encrypted, "base64url").toString("latin1"), /JBSWY/);
  });

  test("is not decrypted for another owner, with another key or with a changed bit", () => {
    const bytes = Buffer.from(encrypted, "base64url");
    assert.equal(decrypt(key, "user-2", encrypted), null);
    assert.equal(decrypt(otherKey, "user-1", encrypted), null);
    for (const place of [0, 14, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      assert.equal(decrypt(key, "user-1", changed.toString("base64url")), null, String(place));
    }
  });
});
