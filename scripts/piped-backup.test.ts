import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { copyMigratedFile } from "#server/testing/database.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const node = process.execPath;
const skip = process.platform === "win32" && "the pipes are of bash";

let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-piped-backup-"));
  await copyMigratedFile(dataDir);
});
after(() => rm(dataDir, { recursive: true, force: true }));

/** Runs a shell pipeline whose programs are backup, restore and those of the system. */
const pipe = (pipeline: string) =>
  run("bash", ["-c", `set -o pipefail; ${pipeline}`], {
    cwd: root,
    env: {
      ...bareEnvironment(),
      DATA_DIR: dataDir,
      BACKUP: `${node} scripts/backup.ts --to -`,
      CHECK: `${node} scripts/restore.ts --check -`,
      VERIFY: `${node} scripts/restore.ts --verify -`,
      RESTORE: `${node} scripts/restore.ts -`,
      TARGET: join(dataDir, "target"),
    },
  });

test(
  "a backup goes through a pipe that encrypts it, and is verified from one",
  { skip },
  async () => {
    const cipher = "openssl enc -aes-256-cbc -pbkdf2 -pass pass:key-of-the-test";
    const { stdout } = await pipe(`$BACKUP | ${cipher} | ${cipher} -d | $CHECK`);
    assert.match(stdout, /^The backup is valid\.$/m);
  },
);

test("a backup is restored from a pipe, which leaves no copy of it", { skip }, async () => {
  const { stdout } = await pipe("$BACKUP | DATA_DIR=$TARGET $RESTORE");
  assert.match(stdout, /^Restored and verified every row and every file\.$/m);
  const left = await readdir(join(dataDir, "target"));
  assert.ok(left.includes("site.sqlite") && !left.some((name) => name.includes("tar")));
});

test("a backup into a pipe writes no file", { skip }, async () => {
  const before = await readdir(dataDir);
  await pipe("$BACKUP > /dev/null");
  assert.deepEqual(await readdir(dataDir), before);
});

test("a backup is verified where it could not be restored", { skip }, async () => {
  const backup = "AUTH_SECRET='a secret of the first installation' $BACKUP";
  const other = "AUTH_SECRET='a secret of another installation of it'";
  const { stdout } = await pipe(`${backup} | ${other} $VERIFY`);
  assert.match(stdout, /^The backup is valid\.$/m);
  await assert.rejects(pipe(`${backup} | ${other} $CHECK`), { stdout: /It would be refused\./ });
});

test("a backup that is cut off in the pipe is refused", { skip }, async () => {
  await assert.rejects(pipe("$BACKUP | head -c 3000 | $CHECK"), /cut off|not complete/);
  await assert.rejects(pipe("$BACKUP | head -c 3000 | $VERIFY"), /cut off|not complete/);
});
