import { sql } from "kysely";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Session } from "#contract/auth.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { testPassword } from "#server/testing/client.ts";

const script = fileURLToPath(new URL("../../scripts/create-admin.ts", import.meta.url));
const password = "an unusual one";

onBothEngines("npm run create-admin", (engine) => {
  const app = testApp(engine);

  /** Runs the command on the data of the running server. */
  const runWithServer = (options: string[], input: string | { ADMIN_PASSWORD: string }) => {
    const { dataDir, databaseUrl, authSecret = "" } = app.config;
    return run(options, input, {
      DATA_DIR: dataDir,
      AUTH_SECRET: authSecret,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
  };
  const signIn = async (email: string, secret: string) => {
    const body = { email, password: secret };
    const response = await app.client.call("POST", "/api/v1/auth/login", { body });
    return response.status === 200 ? Session.parse(response.body).user : response.status;
  };

  test("creates an administrator with a password from a pipe, who can sign in at once", async () => {
    const { out, code } = await runWithServer(
      ["--email", "Piped@company.example"],
      `${password}\n`,
    );
    assert.equal(code, 0);
    assert.match(out, /Piped@company\.example is an administrator now/);
    assert.ok(!out.includes(password));
    const made = app.db.selectFrom("users").select("password_hash").where("role", "=", "admin");
    const { password_hash: hash } = await made.executeTakeFirstOrThrow();
    assert.match(hash ?? "", /m=65536,t=3,p=1/);
    const user = await signIn("piped@company.example", password);
    assert.ok(typeof user === "object");
    assert.equal(user.role, "admin");
    assert.equal(user.name, "Piped");
  });

  test("takes the password from ADMIN_PASSWORD, and a name", async () => {
    const options = ["--email", "env@company.example", "--name", "Lê Thị Quản"];
    const { problem, code } = await runWithServer(options, { ADMIN_PASSWORD: password });
    assert.equal(code, 0, problem);
    const user = await signIn("env@company.example", password);
    assert.ok(typeof user === "object");
    assert.equal(user.name, "Lê Thị Quản");
  });

  test("does not change an existing account", async () => {
    const { email } = await app.client.createAccount("user");
    const { problem, code } = await runWithServer(["--email", email.toUpperCase()], password);
    assert.equal(code, 1);
    assert.match(problem, /exists already; nothing was changed/);
    const user = await signIn(email, testPassword);
    assert.ok(typeof user === "object");
    assert.equal(user.role, "user");
  });

  test("refuses the database of a newer version with a clear message", async () => {
    await sql`insert into kysely_migration values ('999-later', '2027-01-01')`.execute(app.db);
    const { problem, code } = await runWithServer(["--email", "a@company.example"], password);
    await sql`delete from kysely_migration where name = '999-later'`.execute(app.db);
    assert.equal(code, 1);
    assert.match(
      problem,
      /^The database belongs to a newer version of the site \(999-later\)\. .+\n$/,
    );
  });
});

describe("npm run create-admin, before it opens a store", () => {
  const dataDir = join(tmpdir(), `site-not-made-${process.pid}`);
  after(() => assert.ok(!existsSync(dataDir)));

  for (const [name, options, input, expected] of [
    ["no address", [], password, /--email <address>/],
    ["a bad address", ["--email", "x"], password, /^Please enter a valid email address\n$/],
    ["no password", ["--email", "a@company.example"], "", /^Password is required\n$/],
    ["a common password", ["--email", "a@company.example"], "password1\n", /too easy to guess/],
    ["an unknown option", ["--role", "admin"], password, /Unknown option '--role'/],
  ] as const) {
    test(`refuses ${name} with a clear message`, async () => {
      const { problem, code } = await run([...options], input, { DATA_DIR: dataDir });
      assert.equal(code, 1);
      assert.match(problem, expected);
      assert.doesNotMatch(problem, / at .*\.ts:\d/);
    });
  }

  test("prints its usage with --help", async () => {
    const { out, code } = await run(["--help"], "", { DATA_DIR: dataDir });
    assert.equal(code, 0);
    assert.match(out, /ADMIN_PASSWORD/);
  });
});

async function run(
  options: string[],
  input: string | { ADMIN_PASSWORD: string },
  place: Record<string, string>,
) {
  const env = {
    ...bareEnvironment(),
    ...place,
    ...(typeof input === "string" ? {} : input),
  };
  const child = spawn(process.execPath, [script, ...options], { env });
  child.stdin.end(typeof input === "string" ? input : "");
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { out, problem, code: Number(code) };
}
