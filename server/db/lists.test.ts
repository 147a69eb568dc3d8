import assert from "node:assert/strict";
import { before, test } from "node:test";
import { CompiledQuery, sql, type KyselyPlugin, type QueryId } from "kysely";
import * as fc from "fast-check";
import type { Sort } from "#contract/lists.ts";
import { searchWords } from "#contract/search.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { newId } from "./id.ts";
import { countRows, listPage } from "./lists.ts";
import type { Db } from "./schema.ts";
import { searchConditions, searchText } from "./search.ts";

const rows = 4_300;
const surnames = ["Nguyễn", "Trần", "Đặng"];

onBothEngines("A page of a list", (engine) => {
  let app: TestApp;
  /** The search texts, oldest first. */
  const people: { id: string; text: string; active: boolean }[] = [];
  before(async () => {
    app = await startTestApp(engine);
    const start = Date.parse("2026-01-05T03:00:00.000Z");
    const users = Array.from({ length: rows }, (_, index) => {
      // Several rows per instant, so that the id decides their order.
      const at = new Date(start + Math.floor(index / 3) * 1_000);
      const name = `${surnames[index % 3]} Thị Số [${index}]`;
      const [id, email] = [newId(at), `p${index}@people.example`];
      return {
        id,
        email,
        email_key: email,
        name,
        role: "user" as const,
        active: index % 5 !== 0,
        status: "active" as const,
        search_text: searchText([name, email], `09${String(index).padStart(8, "0")}`),
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      };
    });
    for (let at = 0; at < rows; at += 200) {
      await app.db
        .insertInto("users")
        .values(users.slice(at, at + 200))
        .execute();
    }
    people.push(
      ...users
        .toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1))
        .map(({ id, search_text, active }) => ({ id, text: search_text, active })),
    );
    const applications = users.slice(0, 100).map(({ id, email, created_at, search_text }) => ({
      id,
      email,
      email_key: email,
      full_name: "Trần Thị Thử",
      job_id: "ai-engineer",
      status: "submitted" as const,
      status_at: created_at,
      experience_level: "mid" as const,
      language: "en" as const,
      policy_version: "1",
      search_text,
      created_at,
      updated_at: created_at,
    }));
    await app.db.insertInto("applications").values(applications).execute();
    if (engine === "postgres") await sql`vacuum analyze users, applications`.execute(app.db);
  });

  test("finds the start of a text that is longer than an index allows", async () => {
    // Different characters, so that the index cannot compress them.
    const codePoints = Array.from(
      { length: 1_500 },
      (_, index) => 0x4e00 + ((index * 7919) % 20_000),
    );
    const long = String.fromCodePoint(...codePoints);
    const at = new Date("2026-01-04T03:00:00.000Z").toISOString();
    const id = newId(new Date(at));
    await app.db
      .insertInto("users")
      .values({
        id,
        email: "long@people.example",
        email_key: "long@people.example",
        name: "Long",
        role: "user",
        active: true,
        status: "active",
        search_text: searchText([long, "long@people.example"], null),
        created_at: at,
        updated_at: at,
      })
      .execute();
    const found = searchConditions(app.db, "users", long.slice(10, 40));
    const page = await listPage(app.db, "users", found, { skip: 0, limit: 50 });
    assert.deepEqual(page, { ids: [id], total: 1 });
    await app.db.deleteFrom("users").where("id", "=", id).execute();
  });

  const isActive = sql<boolean>`active = ${true}`;

  test("equals the result of a full scan for every search, filter and order", async () => {
    const q = fc.constantFrom(
      "",
      "n",
      "so",
      "nguyen",
      "dang 77",
      "SỐ Trần",
      "0900000",
      "zz",
      "p1",
      "77 đặng",
      "[7",
      "7*",
      "people",
      "people example",
      "p1234@people.example",
      "p1234@people.exampl tran",
      "p4321@people.nowhere",
    );
    await fc.assert(
      fc.asyncProperty(
        q,
        fc.constantFrom<Sort>("newest", "oldest"),
        fc.boolean(),
        fc.nat(rows + 10),
        fc.integer({ min: 1, max: 60 }),
        async (q, sort, filtered, skip, limit) => {
          const words = searchWords(q);
          const oldest = people
            .filter(({ active }) => !filtered || active)
            .filter(({ text }) => words.every((word) => text.includes(word)))
            .map(({ id }) => id);
          const all = sort === "oldest" ? oldest : oldest.toReversed();
          const conditions = searchConditions(app.db, "users", q);
          if (filtered) conditions.push(isActive);
          const page = await listPage(app.db, "users", conditions, { skip, limit, sort });
          assert.deepEqual(page, { ids: all.slice(skip, skip + limit), total: all.length });
        },
      ),
      { numRuns: 60 },
    );
  });

  /** The query plan of each statement of a page. */
  async function plansOf(work: (db: Db) => Promise<unknown>, isRare = false): Promise<string[]> {
    const compiled = new Map<QueryId, CompiledQuery>();
    const asked: CompiledQuery[] = [];
    const record: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        compiled.set(queryId, app.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        const query = compiled.get(queryId);
        if (query !== undefined) asked.push(query);
        return result;
      },
    };
    await work(app.db.withPlugin(record));
    return app.db.connection().execute(async (connection) => {
      const isPostgres = engine === "postgres";
      // PostgreSQL scans a table this small unless scans are disabled.
      if (isPostgres) {
        const [inIndex, byBitmap] = isRare ? [sql`off`, sql`on`] : [sql`on`, sql`off`];
        await sql`set enable_seqscan = off`.execute(connection);
        await sql`set enable_indexonlyscan = ${inIndex}`.execute(connection);
        await sql`set enable_bitmapscan = ${byBitmap}`.execute(connection);
      }
      const plans: string[] = [];
      for (const { sql: text, parameters } of asked) {
        const explain = `explain ${isPostgres ? "" : "query plan"} ${text}`;
        const plan = await connection.executeQuery(CompiledQuery.raw(explain, [...parameters]));
        plans.push(JSON.stringify(plan.rows));
      }
      return plans;
    });
  }

  const applicationsWhere = (column: string, value: string) => [
    sql<boolean>`spam = ${false}`,
    sql<boolean>`${sql.ref(column)} = ${value}`,
  ];

  for (const [name, table, conditions, index] of [
    ["all users", "users", [], "users_created_at_id"],
    ["active users", "users", [isActive], "users_active_created_at_id_role"],
    [
      "one status",
      "applications",
      applicationsWhere("status", "submitted"),
      "applications_spam_status_created_at_id_job_id_withdrawn_at",
    ],
    [
      "one address",
      "applications",
      applicationsWhere("email_key", "p1@people.example"),
      "applications_email_key_spam_created_at_id",
    ],
  ] as const) {
    test(`${name}: the count and the page use indexes without a sort`, async () => {
      const [count = "", page = ""] = await plansOf((db) =>
        listPage(db, table, conditions, { skip: 0, limit: 50 }),
      );
      // PostgreSQL plans by the contents of the tables, SQLite by the query alone.
      assert.match(page, engine === "sqlite" ? new RegExp(index) : /Index/);
      for (const plan of [count, page]) assert.doesNotMatch(plan, fullScan);
      assert.doesNotMatch(page, /TEMP B-TREE|Sort/);
    });
  }

  const plansOfSearch = (q: string) =>
    plansOf((db) => countRows(db, "users", searchConditions(db, "users", q)), true);

  test("a search for a word uses the trigram index", async () => {
    const [plan = ""] = await plansOfSearch("1277");
    assert.match(plan, engine === "sqlite" ? /users_fts VIRTUAL TABLE/ : /users_search/);
  });

  test("a search for two letters does not use the trigram index", async () => {
    const [plan = ""] = await plansOfSearch("zq");
    assert.doesNotMatch(plan, /users_fts|users_search/);
  });
});

const fullScan = /Seq Scan|SCAN (users|applications)"|SCAN (users|applications) USING INDEX/;
