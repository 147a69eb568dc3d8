import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), "site-record-"));
after(() => rm(folder, { recursive: true }));

test("the record of processing names law, places and what lies abroad, without a database", async () => {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "privacy-record.ts")], {
    env: {
      PATH: process.env["PATH"] ?? "",
      DATA_DIR: folder,
      S3_BUCKET: "company-files",
      S3_REGION: "ap-southeast-1",
      BACKUP_DIR: "/srv/backups",
      SMTP_URL: "smtps://sender:a-secret@mail.company.vn:465",
    },
  });
  const [vietnamese = "", english = ""] = stdout.split("# Record of the processing");
  assert.match(vietnamese, /^# Hồ sơ xử lý dữ liệu cá nhân/);
  for (const text of [vietnamese, english]) {
    assert.match(text, /91\/2025\/QH15/);
    assert.match(text, /s3\.ap-southeast-1\.amazonaws\.com/);
    assert.match(text, /\/srv\/backups/);
    assert.match(text, /mail\.company\.vn/);
    assert.match(text, /180/);
    assert.match(text, /^- \d{4}-\d\d\S*: .{40}/m);
  }
  assert.match(english, /Resumes: s3\S+, \*\*abroad, or unknown/);
  assert.match(english, /Backups: \/srv\/backups, on this server/);
  assert.doesNotMatch(stdout, /a-secret|sender/);
  assert.deepEqual(await readdir(folder), []);
});
