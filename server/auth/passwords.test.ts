import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { company } from "#content/company.ts";
import { readConfig } from "#server/config.ts";
import { OverloadError } from "#server/lib/concurrency-limiter.ts";
import { createLog } from "#server/log.ts";
import { closeContext, openContext } from "#server/context.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { commonPasswords, cost, passwordProblem, Passwords } from "./passwords.ts";

describe("Passwords", () => {
  const passwords = new Passwords();

  test("a hash says argon2id with 64 MiB, three passes, one lane", async () => {
    const hash = await passwords.hash("một mật khẩu");
    assert.match(hash, /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    assert.equal(await passwords.verify(hash, "một mật khẩu"), true);
    assert.equal(await passwords.verify(hash, "mot mat khau"), false);
  });

  test("a server hashes at this cost unless it is told otherwise", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-passwords-"));
    const parts = await openContext(readConfig({ DATA_DIR: dataDir }), {
      log: createLog("silent"),
      clock: () => new Date(),
    });
    assert.match(await parts.passwords.hash("một mật khẩu"), /m=65536,t=3,p=1/);
    await closeContext(parts);
    await rm(dataDir, { recursive: true });
  });

  test("a hash made at a lower cost is to be made anew", async () => {
    const lower = await new Passwords({ ...cost, memoryCost: 19_456 }).hash("một mật khẩu");
    assert.equal(passwords.needsRehash(lower), true);
    assert.equal(passwords.needsRehash(await passwords.hash("một mật khẩu")), false);
    assert.equal(await passwords.verify(lower, "một mật khẩu"), true);
  });

  test("no password is right where there is no hash, after the same work", async () => {
    const hash = await passwords.hash("một mật khẩu");
    const workOf = async (stored: string | null) => {
      const before = process.cpuUsage();
      assert.equal(await passwords.verify(stored, "not the password"), false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // What the process does besides only adds to a round: the least of each is the work itself.
    const work = { wrong: Infinity, unknown: Infinity };
    for (let round = 0; round < 4; round += 1) {
      work.wrong = Math.min(work.wrong, await workOf(hash));
      work.unknown = Math.min(work.unknown, await workOf(null));
    }
    // Whether both take the same time to the percent is for the bench; left out, the work would be nothing.
    const ratio = work.unknown / work.wrong;
    assert.ok(ratio > 0.5 && ratio < 2, `ratio ${ratio}`);
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
    "aaaaaaaa",
    "Maverick",
    "CocaCola 99",
  ]) {
    test(`too easy: ${password}`, () => {
      assert.equal(passwordProblem(password), "field.password.common");
    });
  }

  test("at least three thousand of the commonest passwords are known", () => {
    assert.ok(commonPasswords.size >= 3_000);
  });

  for (const password of [
    "correct horse battery",
    "mai lê thích cà phê",
    "lethimai1990",
    `${company.name}-2026`,
    "1990051912",
    "Tr0ng-kho-9-thùng",
  ]) {
    test(`good: ${password}`, () => {
      assert.equal(passwordProblem(password), null);
    });
  }

  test("what grows beyond 1,024 bytes when it is composed is too long", () => {
    assert.equal(passwordProblem("\uFDFA".repeat(100)), "field.password.long");
  });
});

describe("The password queue", () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp("sqlite");
  });
  after(() => app.close());

  test("holds 2 + 64; then 503 after 2 seconds, while what needs no hash is answered", async () => {
    const call = (path: string, body: unknown) =>
      app.client.call("POST", `/api/v1/auth/${path}`, { body });
    const sound = { email: "somebody@people.example", password: "an unusual one", name: "A" };

    const mayEnd = Promise.withResolvers<void>();
    const begin = () => mayEnd.promise;
    const all = Promise.allSettled(
      Array.from({ length: 66 }, () => app.passwords.verify(null, "x", begin)),
    );
    await assert.rejects(app.passwords.hash("x"), OverloadError);
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
    mayEnd.resolve();
    assert.deepEqual(
      await all,
      Array.from({ length: 66 }, () => ({ status: "fulfilled", value: false })),
    );
    assert.equal((await call("login", sound)).status, 401);
  });

  test("a password of a megabyte is refused unread", async () => {
    const body = { email: "somebody@people.example", password: "x".repeat(1_000_000) };
    const answer = await app.client.call("POST", "/api/v1/auth/login", { body });
    assertFailure(answer, 413, "The request is too large");
  });
});
