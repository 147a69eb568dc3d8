import assert from "node:assert/strict";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import records from "#content/positions.json" with { type: "json" };
import { indexResumes } from "#server/applications/resume-index.ts";
import { newApplicationRow } from "#server/applications/store-application.ts";
import { migrateTo } from "#server/db/migrate.ts";
import { countRowsByTable, insertRows, readTable, serializeRow } from "#server/db/table-rows.ts";
import { onBothEngines, startTestApp } from "#server/testing/app.ts";
import {
  restore,
  createLocation,
  openEmptyStore,
  removeLocations,
  withStoreAt,
  type TestStore,
} from "#server/testing/store-locations.ts";
import { PositionCalls } from "#server/testing/position-calls.ts";
import { archiveFormat, asJson, headerEntry, manifestEntry, packArchive } from "./archive.ts";

const id = "0193aaaa-0000-7000-8000-000000000000";
const at = "2026-09-01T08:00:00.000Z";

/** An application whose cover letter no job has read. */
function earlyApplication() {
  const fields = {
    full_name: "Nguyễn Văn Mẫu",
    email: "ung.vien@people.example",
    position: "ai-engineer",
    experience_level: "mid",
    notes: "Tôi đã xây dựng trợ lý cho Example.",
  } as const;
  const source = { source: "careers_page", source_detail: null } as const;
  const application = { fields, source, resume: null, language: "vi" } as const;
  const job = { job_id: "ai-engineer", job_title: "AI Engineer" };
  return newApplicationRow(id, job, application, new Date(at));
}

onBothEngines("A backup of the schema without texts of resumes", (engine) => {
  after(removeLocations);

  test("restores with its rows, gets the later tables, and its texts are indexed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-older-"));
    const path = join(folder, "older.tar");
    const early = await openEmptyStore(engine, {
      AUTH_SECRET: "a secret of the tests, long enough",
    });
    await migrateTo(early.db, "025-start");
    await insertRows(early.db, "applications", [earlyApplication()]);
    await writeEarlyBackup(early, path);
    await early.close();

    const location = await createLocation(engine, "disk");
    await withStoreAt(location, (store) => restore(store, path));
    const app = await startTestApp(engine, location);
    const { tokens } = await app.client.createSignedIn("admin");
    const calls = new PositionCalls(app, tokens.accessToken);
    const positions = await calls.list("all");
    assert.deepEqual(
      positions.map(({ slug }) => slug),
      records.map(({ slug }) => slug),
    );
    assert.equal(positions.find(({ slug }) => slug === "ai-engineer")?.applications, 1);
    const application = await calls.call("GET", `/applications/${id}`);
    assert.partialDeepStrictEqual(application.body, { job_title: "AI Engineer", added_by: null });
    assert.equal(await indexResumes(app), 1);
    const found = await calls.call("GET", "/applications?q=tro%20ly");
    assert.partialDeepStrictEqual(found.body, { total: 1 });
    await app.close();
    await rm(folder, { recursive: true });
  });
});

async function writeEarlyBackup({ db }: TestStore, path: string): Promise<void> {
  const header = {
    format: archiveFormat,
    made_at: at,
    engine: "sqlite",
    migration: "025-start",
    secret: null,
  };
  await packArchive(createWriteStream(path), async ({ add, addTable }) => {
    await add(headerEntry, asJson(header));
    const tables: Record<string, unknown> = {};
    for (const { table } of await countRowsByTable(db)) {
      tables[table] = await addTable(table, linesOf(table));
    }
    await add(
      manifestEntry,
      asJson({ ...header, tables, resumes: { files: 0, bytes: 0 }, lost: [] }),
    );
  });

  async function* linesOf(table: Parameters<typeof readTable>[1]) {
    for await (const row of readTable(db, table)) yield serializeRow(row);
  }
}
