import assert from "node:assert/strict";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { deriveKeys } from "#server/http/keys.ts";
import { loadKeys } from "#server/start/secret.ts";

const none = { authSecret: undefined, previousAuthSecret: undefined };

describe("The secret of the server", () => {
  let root = "";
  before(async () => {
    root = await mkdtemp(join(tmpdir(), "secret-test-"));
  });
  after(() => rm(root, { recursive: true }));

  test("a configured secret is used, and no file is written", async () => {
    const config = {
      ...none,
      authSecret: "configured, and long enough to be one",
      dataDir: join(root, "a"),
    };
    assert.deepEqual(await loadKeys(config), deriveKeys(config.authSecret));
    await assert.rejects(stat(config.dataDir), { code: "ENOENT" });
  });

  test("the first start creates a file with mode 0600, and later starts use it", async () => {
    const config = { ...none, dataDir: join(root, "b") };
    const keys = await loadKeys(config);
    assert.deepEqual(await loadKeys(config), keys);
    assert.deepEqual(await readdir(config.dataDir), ["auth-secret"]);
    const path = join(config.dataDir, "auth-secret");
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.deepEqual(deriveKeys((await readFile(path, "utf8")).trim()), keys);
  });

  test("a start that was interrupted while creating the file does not stop the next one", async () => {
    const config = { ...none, dataDir: join(root, "c") };
    await mkdir(config.dataDir);
    await writeFile(join(config.dataDir, "auth-secret.new"), "");
    const keys = await loadKeys(config);
    assert.deepEqual(await loadKeys(config), keys);
  });

  test("the server does not start with a damaged secret", async () => {
    const config = { ...none, dataDir: root };
    const path = join(root, "auth-secret");
    await writeFile(path, "short\n");
    await chmod(path, 0o600);
    await assert.rejects(loadKeys(config), /auth-secret contains no usable secret/);
  });
});
