import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { company } from "#content/company.ts";
import { CallFailed } from "#server/http/failure.ts";
import { onBothEngines, startTestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { commonPasswords } from "./common-passwords.ts";
import { hashPassword, passwordProblem, verifyPassword } from "./passwords.ts";

const owner = { email: "le.thi.mai@people.example", name: "Lê Thị Mai" };

describe("Passwords", () => {
  test("a hash says argon2id with 64 MiB, three passes, one lane", async () => {
    const hash = await hashPassword("một mật khẩu");
    assert.match(hash, /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    assert.equal(await verifyPassword(hash, "một mật khẩu"), true);
    assert.equal(await verifyPassword(hash, "mot mat khau"), false);
  });

  test("no password is right where there is no hash, after the same work", async () => {
    const hash = await hashPassword("một mật khẩu");
    const samples: Record<"wrong" | "unknown", number[]> = { wrong: [], unknown: [] };
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, stored] of [
        ["wrong", hash],
        ["unknown", null],
      ] as const) {
        const start = performance.now();
        assert.equal(await verifyPassword(stored, "not the password"), false);
        samples[kind].push(performance.now() - start);
      }
    }
    // The quickest of each is the work itself; the rest is what the machine did meanwhile. Whether
    // both take the same time to the percent is for the bench; left out, the work would be nothing.
    const ratio = Math.min(...samples.unknown) / Math.min(...samples.wrong);
    assert.ok(ratio > 0.3 && ratio < 3, `ratio ${ratio}`);
  });

  for (const password of [
    "password",
    "PASSWORD",
    "P@ssw0rd".replace("@", "a"),
    "1234567890",
    "2026password!",
    "matkhau123",
    "Mật khẩu 123",
    "abcabcabc",
    "........aaaaaaaa",
    "Maverick",
    "CocaCola 99",
  ]) {
    test(`too easy: ${password}`, () => {
      assert.equal(passwordProblem(password, owner), "field.password.common");
    });
  }

  test("at least three thousand of the commonest passwords are known", () => {
    assert.ok(new Set(commonPasswords).size >= 3_000);
  });

  for (const password of [
    company.name,
    `${company.name.toLowerCase()}-2026`,
    "le.thi.mai",
    "LeThiMai1990",
    "mai le 19.5.1990",
    `Mai@${company.name}2026`,
    "le.thi.mai@people.example",
  ]) {
    test(`made of what everybody knows: ${password}`, () => {
      assert.equal(passwordProblem(password, owner), "field.password.own");
    });
  }

  for (const password of [
    "correct horse battery",
    "mai lê thích cà phê",
    "1990051912",
    "Tr0ng-kho-9-thùng",
  ]) {
    test(`good: ${password}`, () => {
      assert.equal(passwordProblem(password, owner), null);
    });
  }

  test("what grows beyond 1,024 bytes when it is composed is too long", () => {
    assert.equal(passwordProblem("\uFDFA".repeat(100), owner), "field.password.long");
  });
});

onBothEngines("The password queue", (engine) => {
  test("holds 2 + 64; then 503 after 2 seconds, while what needs no hash is answered", async () => {
    const app = await startTestApp(engine);
    const call = (path: string, body: unknown) =>
      app.client.call("POST", `/api/v1/auth/${path}`, { body });
    const sound = { email: "somebody@people.example", password: "an unusual one", name: "A" };

    // Whoever is done asks again at once, so that the queue stays full until the end.
    const asking = { isOver: false };
    const keepAsking = async () => {
      while (!asking.isOver) await hashPassword("x");
    };
    const hashes = Array.from({ length: 66 }, keepAsking);
    await assert.rejects(hashPassword("x"), (error) => {
      assert.ok(error instanceof CallFailed);
      assert.equal(error.retryAfterSeconds, 2);
      return true;
    });
    const answers = await Promise.all([
      call("login", { ...sound, email: { $ne: 1 } }),
      call("login", { ...sound, password: ["an unusual one"] }),
      call("login", { ...sound, password: "x".repeat(257) }),
      call("login", { ...sound, password: "\uFDFA".repeat(256) }),
      call("signup", { ...sound, password: "password1" }),
      call("reset-password", { token: "x".repeat(43), password: sound.password }),
    ]);
    // Were one of these hashed, it would have met the full queue.
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [422, 422, 422, 422, 422, 422],
    );
    const busy = "The service is not available right now. Please try again later.";
    const refused = await Promise.all([call("login", sound), call("signup", sound)]);
    for (const answer of refused) {
      assertFailure(answer, 503, busy);
      assert.equal(answer.headers.get("retry-after"), "2");
    }
    asking.isOver = true;
    await Promise.all(hashes);
    assert.equal((await call("login", sound)).status, 401);
  });

  test("a password of a megabyte is refused unread", async () => {
    const app = await startTestApp(engine);
    const body = { email: "somebody@people.example", password: "x".repeat(1_000_000) };
    const answer = await app.client.call("POST", "/api/v1/auth/login", { body });
    assertFailure(answer, 413, "The request is too large");
  });
});
