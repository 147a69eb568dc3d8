import assert from "node:assert/strict";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import records from "#content/positions.json" with { type: "json" };
import { countApplications } from "#server/hiring/applications/list.ts";
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";
import { newApplicationRow } from "#server/hiring/applications/columns.ts";
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
import { archiveFormat, headerEntry, manifestEntry } from "./archive.ts";
import { asJson, packArchive } from "./write-archive.ts";

const id = "0193aaaa-0000-7000-8000-000000000000";
const secret = "a secret of the tests, long enough";
const at = "2026-09-01T08:00:00.000Z";

function applicationRow() {
  const fields = {
    full_name: "Nguyễn Văn Mẫu",
    email: "ung.vien@people.example",
    position: "ai-engineer",
    experience_level: "mid",
    notes: "Tôi viết hệ thống nhúng.",
  } as const;
  const source = { source: "careers_page", source_detail: null } as const;
  const application = { fields, source, resume: null, language: "vi" } as const;
  const job = { job_id: "ai-engineer", job_title: null };
  // Columns of later schemas.
  const {
    visit_ends_at: _visit,
    talent_pool_until: _pool,
    ...row
  } = newApplicationRow(id, job, application, new Date(at));
  return row;
}

/** An application as the first schema has it, without positions and sources. */
function earlyApplication() {
  const { job_title: _title, source: _source, source_detail: _detail, ...row } = applicationRow();
  return row;
}

onBothEngines("A backup of the schema without positions", (engine) => {
  after(removeLocations);

  test("restores and starts with the positions of the content; closed ones stay closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-older-"));
    const path = join(folder, "older.tar");
    const early = await openEmptyStore(engine, { AUTH_SECRET: secret });
    await migrateTo(early.db, "020-start");
    await insertRows(early.db, "applications", [earlyApplication()]);
    const closed = { key: "closedPositions", value: '["ui-designer"]', updated_at: at };
    await insertRows(early.db, "settings", [closed]);
    await writeBackupOf("020-start", early, path);
    await early.close();

    const location = await createLocation(engine, "disk");
    await withStoreAt(location, (store) => restore(store, path));
    const app = await startTestApp(engine, location);
    const { tokens } = await app.client.createSignedIn("admin");
    const calls = new PositionCalls(app, tokens.accessToken);
    const positions = await calls.list("all");
    assert.deepEqual(
      positions.map(({ slug, state }) => [slug, state]),
      records.map(({ slug }) => [slug, slug === "ui-designer" ? "closed" : "open"]),
    );
    const application = await calls.call("GET", `/applications/${id}`);
    assert.partialDeepStrictEqual(application.body, {
      job_id: "ai-engineer",
      job_title: "AI Engineer",
      source: "careers_page",
      added_by: null,
    });
    assert.equal(positions.find(({ slug }) => slug === "ai-engineer")?.applications, 1);
    await app.close();
    await rm(folder, { recursive: true });
  });
});

onBothEngines("A backup of the schema without the search in resumes", (engine) => {
  after(removeLocations);

  test("restores; the job reads what it contains", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-older-"));
    const path = join(folder, "older.tar");
    const older = await openEmptyStore(engine, { AUTH_SECRET: secret });
    await migrateTo(older.db, "025-interviews");
    await insertRows(older.db, "applications", [applicationRow()]);
    await writeBackupOf("025-interviews", older, path);
    await older.close();

    const location = await createLocation(engine, "disk");
    await withStoreAt(location, (store) => restore(store, path));
    const app = await startTestApp(engine, location);
    const find = () => countApplications(app.db, { q: "he thong nhung" }, app.clock());
    assert.equal(await find(), 0);
    assert.equal(await indexResumes(app), 1);
    assert.equal(await find(), 1);
    await app.close();
    await rm(folder, { recursive: true });
  });
});

async function writeBackupOf(migration: string, { db }: TestStore, path: string): Promise<void> {
  const header = {
    format: archiveFormat,
    made_at: at,
    engine: "sqlite",
    migration,
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
