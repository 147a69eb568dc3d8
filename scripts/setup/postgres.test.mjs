// @ts-check
import assert from "node:assert/strict";
import { once } from "node:events";
import { createConnection } from "node:net";
import { test } from "node:test";
import { waitUntil } from "#server/testing/wait-until.ts";
import { killSource } from "./testing.mjs";

test("the PostgreSQL of a killed test run does not stay", async () => {
  const said = await killSource('import "./keep-postgres.mjs";', /TEST_DATABASE_URL=\S+\n/);
  const url = new URL(/TEST_DATABASE_URL=(\S+)/.exec(said)?.[1] ?? "");
  await waitUntil("PostgreSQL to end", async () => !(await answers(Number(url.port))));
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
