import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { company } from "#content/company.ts";
import { readConfig } from "#server/start/config.ts";
import { OverloadError } from "#server/sandbox/concurrency-limiter.ts";
import { createLog } from "#server/start/log.ts";
import { closeContext } from "#server/start/context.ts";
import { testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { openContext } from "#server/testing/context.ts";
import { commonPasswords, defaultCost, passwordProblem, Passwords } from "./passwords.ts";

describe("Passwords", () => {
  const passwords = new Passwords();

  test("hashes are argon2id with 64 MiB, three passes and one lane", async () => {
    const hash = await passwords.hash("một mật khẩu");
    assert.match(hash, /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    assert.equal(await passwords.verify(hash, "một mật khẩu"), true);
    assert.equal(await passwords.verify(hash, "mot mat khau"), false);
  });

  test("a server hashes at this cost by default", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-passwords-"));
    const context = await openContext(readConfig({ DATA_DIR: dataDir }), {
      log: createLog("silent"),
      clock: () => new Date(),
    });
    assert.match(await context.passwords.hash("một mật khẩu"), /m=65536,t=3,p=1/);
    await closeContext(context);
    await rm(dataDir, { recursive: true });
  });

  test("a hash of lower cost needs a rehash", async () => {
    const lower = await new Passwords({ ...defaultCost, memoryCost: 19_456 }).hash("một mật khẩu");
    assert.equal(passwords.needsRehash(lower), true);
    assert.equal(passwords.needsRehash(await passwords.hash("một mật khẩu")), false);
    assert.equal(await passwords.verify(lower, "một mật khẩu"), true);
  });

  test("without a hash, no password matches, after the same work", async () => {
    const hash = await passwords.hash("một mật khẩu");
    const workOf = async (stored: string | null) => {
      const before = process.cpuUsage();
      assert.equal(await passwords.verify(stored, "not the password"), false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // Other work of the process only adds time: the minimum is the work itself.
    const work = { wrong: Infinity, unknown: Infinity };
    for (let round = 0; round < 4; round += 1) {
      work.wrong = Math.min(work.wrong, await workOf(hash));
      work.unknown = Math.min(work.unknown, await workOf(null));
    }
    // The benchmark compares the times to the percent; without the work this one would be zero.
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
    test(`refuses ${password}`, () => {
      assert.equal(passwordProblem(password), "field.password.common");
    });
  }

  test("the list has at least three thousand common passwords", () => {
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
    test(`accepts ${password}`, () => {
      assert.equal(passwordProblem(password), null);
    });
  }

  test("a password that normalizes to more than 1,024 bytes is too long", () => {
    assert.equal(passwordProblem("\uFDFA".repeat(100)), "field.password.long");
  });
});

describe("The password queue", () => {
  const app = testApp("sqlite");
  after(() => app.close());

  test("holds 2 + 64 calls; the next gets 503 with Retry-After 2, and calls without a hash succeed", async () => {
    const call = (path: string, body: unknown) =>
      app.client.call("POST", `/api/v1/auth/${path}`, { body });
    const valid = { email: "person@people.example", password: "an unusual one", name: "A" };

    const release = Promise.withResolvers<void>();
    const begin = () => release.promise;
    const all = Promise.allSettled(
      Array.from({ length: 66 }, () => app.passwords.verify(null, "x", begin)),
    );
    await assert.rejects(app.passwords.hash("x"), OverloadError);
    const responses = await Promise.all([
      call("login", { ...valid, email: { $ne: 1 } }),
      call("login", { ...valid, password: ["an unusual one"] }),
      call("login", { ...valid, password: "x".repeat(257) }),
      call("login", { ...valid, password: "\uFDFA".repeat(256) }),
      call("signup", { ...valid, password: "password1" }),
      call("reset-password", { token: "x".repeat(43), password: valid.password }),
    ]);
    // A call with a hash would get 503 from the full queue.
    assert.deepEqual(
      responses.map((response) => response.status),
      [422, 422, 422, 422, 422, 422],
    );
    const busy = "The service is not available right now. Please try again later.";
    const refused = await Promise.all([call("login", valid), call("signup", valid)]);
    for (const response of refused) {
      assertFailure(response, 503, busy);
      assert.equal(response.headers.get("retry-after"), "2");
    }
    release.resolve();
    assert.deepEqual(
      await all,
      Array.from({ length: 66 }, () => ({ status: "fulfilled", value: false })),
    );
    assert.equal((await call("login", valid)).status, 401);
  });

  test("a password of a megabyte is refused unread", async () => {
    const body = { email: "person@people.example", password: "x".repeat(1_000_000) };
    const response = await app.client.call("POST", "/api/v1/auth/login", { body });
    assertFailure(response, 413, "The request is too large");
  });
});
