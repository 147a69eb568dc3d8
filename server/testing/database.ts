import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** A database of its own on the test server; its name is unique, so test files run side by side. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const base = process.env["TEST_DATABASE_URL"] ?? "";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(base, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
