import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { onSqlite, testApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

onSqlite("The commits of an upload", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" });

  /** The number of commits in SQLite's write-ahead log (sqlite.org/fileformat.html#the_write_ahead_log). */
  async function countCommits(): Promise<number> {
    const log = await readFile(join(app.config.dataDir, "site.sqlite-wal"));
    const pageBytes = log.readUInt32BE(8);
    const salt = log.subarray(16, 24);
    let commits = 0;
    for (let frame = 32; frame + 24 + pageBytes <= log.length; frame += 24 + pageBytes) {
      if (!log.subarray(frame + 8, frame + 16).equals(salt)) break;
      if (log.readUInt32BE(frame + 4) > 0) commits += 1;
    }
    return commits;
  }

  const countUnsent = async () =>
    (await app.db.selectFrom("outbox").select("id").where("state", "=", "queued").execute()).length;

  // The application, two claims and results of its emails, and the row of the receipt's code before it leaves.
  test("are five at most, with rate limits and two emails", async () => {
    const form = applicationForm(applicationFields(), { name: "cv.pdf", bytes: tinyPdf() });
    const before = await countCommits();
    const path = "/api/v1/applications/upload";
    assert.equal((await app.client.call("POST", path, { body: form })).status, 201);
    await waitUntil("both emails to be sent", async () => (await countUnsent()) === 0);
    const commits = (await countCommits()) - before;
    assert.ok(commits >= 1 && commits <= 5, String(commits));
  });
});
