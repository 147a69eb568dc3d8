import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { copyFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { openMigratedDb } from "#server/db/open.ts";
import { postgresUrlFile } from "../../testing/postgres.ts";

if (process.env["TEST_DATABASE_URL"] === undefined && existsSync(postgresUrlFile)) {
  process.env["TEST_DATABASE_URL"] = readFileSync(postgresUrlFile, "utf8");
}

/** The `skip` option of tests that need PostgreSQL; `npm test` reports a missing one. */
export const withoutPostgres =
  process.env["SKIP_POSTGRES"] === undefined ? false : "PostgreSQL is missing";

const disconnect = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = $1 and pid <> pg_backend_pid()`;

type TestDatabase = { url: string; drop: () => Promise<void> };

/** Creates an empty database with a unique name, so that test files can run in parallel. */
export function createDatabase(template = "template1"): Promise<TestDatabase & { name: string }> {
  return withServer(async (server) => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await server.query(`create database ${name} template ${template}`);
    const drop = () =>
      withServer(async (server) => {
        await server.query(`drop database ${name} with (force)`);
      });
    return { name, url: urlOf(name), drop };
  });
}

/** Migrated databases that earlier tests have finished with; creating one takes a third of a second. */
const emptied: string[] = [];

/** A migrated database: one of an earlier test, emptied, or a copy of one that this process migrates once. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  const name = emptied.pop() ?? (await createDatabase(await template)).name;
  return { url: urlOf(name), drop: () => empty(name) };
}

async function empty(name: string): Promise<void> {
  await withServer(async (filled) => {
    await filled.query(disconnect, [name]);
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
  }, urlOf(name));
  emptied.push(name);
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const { name, url } = await createDatabase();
  const location = { databaseUrl: url, dataDir: "", onLost: () => undefined };
  await (await openMigratedDb(location)).destroy();
  // PostgreSQL copies only a database without connections.
  await withServer((server) => server.query(disconnect, [name]));
  return name;
}

const serverUrl = () => process.env["TEST_DATABASE_URL"] ?? "";

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs queries on the test server. */
async function withServer<Result>(
  work: (server: Client) => Promise<Result>,
  connectionString = serverUrl(),
): Promise<Result> {
  const server = new Client({ connectionString });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

let fileTemplate: Promise<string> | undefined;

/** Copies a database, which this process migrates once, into a data folder. */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  fileTemplate ??= makeFileTemplate();
  await copyFile(join(await fileTemplate, "site.sqlite"), join(dataDir, "site.sqlite"));
}

async function makeFileTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-template-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const location = { databaseUrl: undefined, dataDir, onLost: () => undefined };
  await (await openMigratedDb(location)).destroy();
  return dataDir;
}
