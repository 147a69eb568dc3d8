import assert from "node:assert/strict";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { deriveKeys, loadAuthSecret } from "./keys.ts";

describe("The secret of the server", () => {
  let root = "";
  before(async () => {
    root = await mkdtemp(join(tmpdir(), "secret-test-"));
  });
  after(() => rm(root, { recursive: true }));

  test("a configured secret is used, and no file is written", async () => {
    const config = {
      authSecret: "configured, and long enough to be one",
      dataDir: join(root, "a"),
    };
    assert.equal(await loadAuthSecret(config), config.authSecret);
    await assert.rejects(stat(config.dataDir), { code: "ENOENT" });
  });

  test("the first start creates a file with mode 0600, and later starts use it", async () => {
    const config = { authSecret: undefined, dataDir: join(root, "b") };
    const secret = await loadAuthSecret(config);
    assert.equal(await loadAuthSecret(config), secret);
    assert.deepEqual(await readdir(config.dataDir), ["auth-secret"]);
    const path = join(config.dataDir, "auth-secret");
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.equal((await readFile(path, "utf8")).trim(), secret);
  });

  test("a start that was interrupted while creating the file does not stop the next one", async () => {
    const config = { authSecret: undefined, dataDir: join(root, "c") };
    await mkdir(config.dataDir);
    await writeFile(join(config.dataDir, "auth-secret.new"), "");
    const secret = await loadAuthSecret(config);
    assert.equal(await loadAuthSecret(config), secret);
  });

  test("the server does not start with a damaged secret", async () => {
    const config = { authSecret: undefined, dataDir: root };
    const path = join(root, "auth-secret");
    await writeFile(path, "short\n");
    await chmod(path, 0o600);
    await assert.rejects(loadAuthSecret(config), /auth-secret contains no usable secret/);
  });

  test("each kind of token has its own key, and another secret gives other keys", () => {
    const one = deriveKeys("one secret that is long enough to be one");
    const other = deriveKeys("another secret that is long enough to be");
    assert.deepEqual(one, deriveKeys("one secret that is long enough to be one"));
    assert.notDeepEqual(one.access, one.refresh);
    assert.notDeepEqual(one.access, other.access);
    assert.notDeepEqual(one.refresh, other.refresh);
    assert.notEqual(one.id, other.id);
  });
});
