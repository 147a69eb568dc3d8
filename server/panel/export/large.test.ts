import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { before, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { emailKey } from "#server/db/search.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, testApp, type TestApp } from "#server/testing/app.ts";
import { readCsv, readXlsx } from "#server/testing/export-calls.ts";

const count = 10_000;
/** With this in each row, the file has 25 million characters, 50 MB in memory. */
const note = "Một ghi chú dài, có dấu. ".repeat(100);
/** Less than the whole file; the driver and the packer hold up to 24 MB. */
const mostGrowth = 36 * 1024 * 1024;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

onBothEngines("An export of 10,000 rows", (engine) => {
  const app = testApp(engine);
  let admin: Awaited<ReturnType<TestApp["client"]["createSignedIn"]>>;
  before(async () => {
    admin = await app.client.createSignedIn("admin");
    await addUsers(app, 0, count);
  });

  const open = (format: "xlsx" | "csv"): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${admin.tokens.accessToken}`,
        "content-type": "application/json",
      };
      request(`${app.url}/api/v1/exports`, { method: "POST", headers }, resolve)
        .on("error", reject)
        .end(JSON.stringify({ kind: "users", format, query: { role: "user" } }));
    });

  // One format per engine covers both engines and both formats.
  for (const format of [engine === "sqlite" ? "xlsx" : "csv"] as const) {
    test(`as ${format} has every row once, in order, in constant memory`, async () => {
      const response = await open(format);
      const before = liveBytes();
      const parts: Buffer[] = [];
      const alive: number[] = [];
      let size = 0;
      const everyBytes = format === "csv" ? 4_000_000 : 80_000;
      for await (const part of response as AsyncIterable<Buffer>) {
        // A copy, because a part may reference a larger buffer.
        parts.push(Buffer.from(part));
        size += part.length;
        if (size < (alive.length + 1) * everyBytes) continue;
        alive.push(liveBytes() - before - size);
      }
      // The minimum over the middle of the transfer excludes short peaks of the heap.
      const middle = alive.slice(alive.length / 4, (alive.length * 3) / 4);
      assert.ok(middle.length >= 3, `memory was measured ${alive.length} times`);
      const growth = Math.min(...middle);
      assert.ok(growth < mostGrowth, `${growth} bytes were in use besides the file`);
      assert.deepEqual(await namesIn(format, Buffer.concat(parts)), namesInOrder());
    });
  }

  test("repeats and misses no row while rows are added", async () => {
    const parts: Buffer[] = [];
    for await (const part of (await open("csv")) as AsyncIterable<Buffer>) {
      parts.push(part);
      if (parts.length === 1) await addUsers(app, count, 500);
    }
    // Without a parser, which takes longer than the export.
    const names =
      Buffer.concat(parts)
        .toString("utf8")
        .match(/Người \d{6}/g) ?? [];
    assert.deepEqual(
      names.filter((name) => name < nameOf(count)),
      namesInOrder(),
    );
    await app.db
      .deleteFrom("users")
      .where("created_at", ">=", momentOf(count))
      .where("role", "=", "user")
      .execute();
  });

  test("lets the server respond to other requests", async () => {
    const response = await open("csv");
    response.resume();
    let answered = 0;
    while (!response.complete) {
      await (await fetch(`${app.url}/healthz`)).text();
      answered += 1;
    }
    // If the export blocked the server, only one call before and one after it would succeed.
    assert.ok(answered > 10, `only ${answered} calls succeeded meanwhile`);
  });

  test("aborts the connection when reading a row fails", async () => {
    const response = await open("csv");
    await once(response, "readable");
    await sql`alter table users rename column phone to phone_gone`.execute(app.db);
    const readAll = async () => {
      for await (const part of response as AsyncIterable<Buffer>) assert.ok(part.length > 0);
    };
    await assert.rejects(readAll, /aborted/);
    await sql`alter table users rename column phone_gone to phone`.execute(app.db);
    assert.match(app.logged(), /request failed/);
  });
});

const nameOf = (number: number) => `Người ${String(number).padStart(6, "0")}`;

const momentOf = (number: number) => new Date(Date.UTC(2024, 0, 1) + number * 1_000).toISOString();

/** The names from the newest user to the oldest. */
const namesInOrder = () => Array.from({ length: count }, (_, index) => nameOf(count - 1 - index));

/** Adds users, one per second. */
async function addUsers({ db }: TestApp, first: number, some: number): Promise<void> {
  for (let start = first; start < first + some; start += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const name = nameOf(start + index);
      const email = `nguoi.${start + index}@people.example`;
      const at = momentOf(start + index);
      return {
        id: newId(new Date(at)),
        name,
        email,
        email_key: emailKey(email),
        role: "user" as const,
        active: true,
        status: "active" as const,
        password_hash: null,
        phone: "0912345678",
        notes: note,
        search_text: name,
        created_at: at,
        updated_at: at,
      };
    });
    await db.insertInto("users").values(rows).execute();
  }
}

async function namesIn(format: "xlsx" | "csv", file: Buffer) {
  if (format === "csv") {
    const [, ...rows] = readCsv(file.toString("utf8"));
    return rows.map((row) => row[1] ?? "");
  }
  const [sheet] = await readXlsx(file);
  const [, ...rows] = sheet?.rows ?? [];
  return rows.map((row) => String(row[1]));
}

function liveBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
