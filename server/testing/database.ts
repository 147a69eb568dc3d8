import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { openMigratedDb } from "#server/db/open.ts";

// `npm run test:postgres` writes its URL to this file while it runs.
const addressFile = join(import.meta.dirname, "..", "..", ".cache", "test-postgres-url");
if (process.env["TEST_DATABASE_URL"] === undefined && existsSync(addressFile)) {
  process.env["TEST_DATABASE_URL"] = readFileSync(addressFile, "utf8");
}

/** The `skip` option of tests that need PostgreSQL; `npm test` reports a missing one. */
export const withoutPostgres =
  process.env["SKIP_POSTGRES"] === undefined ? false : "PostgreSQL is missing";

type TestDatabase = { url: string; drop: () => Promise<void> };

/** Creates an empty database with a unique name, so that test files can run in parallel. */
export function createDatabase(): Promise<TestDatabase> {
  return withServer(async (server) => {
    const name = uniqueName();
    await server.query(`create database ${name}`);
    const drop = () =>
      withServer(async (server) => {
        await server.query(`drop database ${name} with (force)`);
      });
    return { url: urlOf(name), drop };
  });
}

/** Migrated databases that earlier tests have finished with; creating one takes a third of a second. */
const emptied: string[] = [];

/** A migrated database: one of an earlier test, emptied, or a copy of one that this process migrates once. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const name = emptied.pop() ?? (await copyTemplate());
  return { url: urlOf(name), drop: () => empty(name) };
}

async function empty(name: string): Promise<void> {
  const filled = new Client({ connectionString: urlOf(name) });
  await filled.connect();
  try {
    await filled.query(`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    // Without triggers, which protect the audit log.
    await filled.query("set session_replication_role = replica");
    await filled.query(`
      do $$ declare name text; has_rows boolean; begin
        for name in select tablename from pg_tables
          where schemaname = 'public' and tablename not like 'kysely%'
        loop
          execute format('select exists (select 1 from %I)', name) into has_rows;
          if has_rows then execute format('truncate %I restart identity cascade', name); end if;
        end loop;
      end $$`);
  } finally {
    await filled.end();
  }
  emptied.push(name);
}

let template: Promise<string> | undefined;

async function copyTemplate(): Promise<string> {
  template ??= makeTemplate();
  const source = await template;
  return withServer(async (server) => {
    const name = uniqueName();
    await server.query(`create database ${name} template ${source}`);
    return name;
  });
}

async function makeTemplate(): Promise<string> {
  const { url } = await createDatabase();
  const name = new URL(url).pathname.slice(1);
  await (
    await openMigratedDb({ databaseUrl: url, dataDir: "", onLost: () => undefined })
  ).destroy();
  // PostgreSQL copies only a database without connections.
  await withServer((server) =>
    server.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1",
      [name],
    ),
  );
  return name;
}

const uniqueName = () => `test_${randomUUID().replaceAll("-", "")}`;

const serverUrl = () => process.env["TEST_DATABASE_URL"] ?? "";

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs queries on the test server. */
async function withServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
