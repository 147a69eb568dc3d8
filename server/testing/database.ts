import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { openMigratedDb } from "#server/db/open.ts";

// `npm run test:postgres` leaves its address in this file for as long as it runs.
const addressFile = join(import.meta.dirname, "..", "..", ".cache", "test-postgres-url");
if (process.env["TEST_DATABASE_URL"] === undefined && existsSync(addressFile)) {
  process.env["TEST_DATABASE_URL"] = readFileSync(addressFile, "utf8");
}

/** For the `skip` option of a test that needs PostgreSQL: `npm test` says where there is none. */
export const withoutPostgres =
  process.env["SKIP_POSTGRES"] === undefined ? false : "PostgreSQL is missing";

type TestDatabase = { url: string; drop: () => Promise<void> };

const migrations = join(import.meta.dirname, "..", "db", "migrations");
/** Test files that need the template at the same time wait for the first one to make it. */
const templateLock = 8_112_026;

/** An empty database of its own on the test server; its name is unique, so test files run side by side. */
export function createDatabase(): Promise<TestDatabase> {
  return withServer(async (server) => {
    const name = uniqueName();
    await server.query(`create database ${name}`);
    return testDatabase(name);
  });
}

/** Migrated databases that are empty again: to make one takes a third of a second of a core. */
const emptied: string[] = [];

/**
 * A database that has every migration: a copy of one that is migrated once per test server, or one
 * that another test of this process no longer needs.
 */
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
    // Triggers keep the audit log from being emptied.
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

function copyTemplate(): Promise<string> {
  return withServer(async (server) => {
    const template = await templateName();
    if (!(await exists(server, template))) await makeTemplate(server, template);
    const name = uniqueName();
    await server.query(`create database ${name} template ${template}`);
    return name;
  });
}

async function makeTemplate(server: Client, template: string): Promise<void> {
  await server.query("select pg_advisory_lock($1)", [templateLock]);
  if (await exists(server, template)) return;
  const name = uniqueName();
  await server.query(`create database ${name}`);
  const place = { databaseUrl: urlOf(name), dataDir: "", onLost: () => undefined };
  await (await openMigratedDb(place)).destroy();
  // It has its name only once it is complete. Nothing else may be connected to it by then.
  await server.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1",
    [name],
  );
  await server.query(`alter database ${name} rename to ${template}`);
}

/** Named after the migrations, so that a test server that outlives a change of them makes a new one. */
async function templateName(): Promise<string> {
  const digest = createHash("sha256");
  for (const file of (await readdir(migrations)).sort()) {
    digest.update(await readFile(join(migrations, file)));
  }
  return `template_${digest.digest("hex").slice(0, 16)}`;
}

async function exists(server: Client, name: string): Promise<boolean> {
  const { rowCount } = await server.query("select 1 from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

const uniqueName = () => `test_${randomUUID().replaceAll("-", "")}`;

const serverUrl = () => process.env["TEST_DATABASE_URL"] ?? "";

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function testDatabase(name: string): TestDatabase {
  const drop = () =>
    withServer(async (server) => {
      await server.query(`drop database ${name} with (force)`);
    });
  return { url: urlOf(name), drop };
}

/** Whatever lock the work takes ends with its connection. */
async function withServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
