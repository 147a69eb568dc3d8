// @ts-check
import assert from "node:assert/strict";
import { once } from "node:events";
import { createConnection } from "node:net";
import { test } from "node:test";
import { waitUntil } from "#server/testing/wait-until.ts";
import { killSource } from "./setup-project.ts";

const source = `
  import { ensurePostgres, startPostgres } from "../../testing/postgres.ts";
  const { url } = await startPostgres(ensurePostgres());
  console.log("at " + url);
  setInterval(() => {}, 60_000);`;

test("the PostgreSQL of a killed test run stops", async () => {
  const output = await killSource(source, /at \S+\n/);
  const { port } = new URL(/at (\S+)/.exec(output)?.[1] ?? "");
  await waitUntil("PostgreSQL to end", async () => !(await answers(Number(port))));
});

/** @param {number} port */
async function answers(port) {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    assert.ok(error instanceof Error && "code" in error && error.code === "ECONNREFUSED");
    return false;
  } finally {
    socket.destroy();
  }
}
