import assert from "node:assert/strict";
import { before, test } from "node:test";
import { CompiledQuery, sql, type KyselyPlugin, type QueryId } from "kysely";
import * as fc from "fast-check";
import type { Sort } from "#contract/lists.ts";
import { searchWords } from "#contract/search.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { newId } from "./id.ts";
import { listPage } from "./lists.ts";
import type { Db } from "./schema.ts";
import { searchText } from "./search.ts";

const rows = 4_300;
const surnames = ["Nguyễn", "Trần", "Đặng"];

onBothEngines("A page of a list", (engine) => {
  let app: TestApp;
  /** What is searched, oldest first. */
  const people: { id: string; text: string; active: boolean }[] = [];
  before(async () => {
    app = await startTestApp(engine);
    const start = Date.parse("2026-01-05T03:00:00.000Z");
    const users = Array.from({ length: rows }, (_, index) => {
      // Several in one instant: then the id decides.
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

  test("finds a text that is longer than any index takes by its beginning", async () => {
    // Every letter another one, so that nothing can be packed.
    const letters = Array.from({ length: 1_500 }, (_, index) => 0x4e00 + ((index * 7919) % 20_000));
    const long = String.fromCodePoint(...letters);
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
    const page = await listPage(app.db, "users", [], window(long.slice(10, 40)));
    assert.deepEqual(page, { ids: [id], total: 1 });
    await app.db.deleteFrom("users").where("id", "=", id).execute();
  });

  const isActive = sql<boolean>`active = ${true}`;

  test("is the one that reading every row would give, whatever is searched, filtered and sorted", async () => {
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
        fc.boolean(),
        async (q, sort, filtered, skip, limit, isRestNamed) => {
          const words = searchWords(q);
          const oldest = people
            .filter(({ active }) => !filtered || active)
            .filter(({ text }) => words.every((word) => text.includes(word)))
            .map(({ id }) => id);
          const all = sort === "oldest" ? oldest : oldest.toReversed();
          const rest = filtered ? sql<boolean>`active = ${false}` : sql<boolean>`false`;
          const leftOut = isRestNamed ? rest : undefined;
          const window = { skip, limit, q, sort, leftOut };
          const page = await listPage(app.db, "users", filtered ? [isActive] : [], window);
          assert.deepEqual(page, { ids: all.slice(skip, skip + limit), total: all.length });
        },
      ),
      { numRuns: 60 },
    );
  });

  /** What the engine would do for each statement of a page. */
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
      // So short a table is read whole unless that is forbidden, in rows or in an index.
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

  const applicationsWhere = (status: string, job: string) => [
    sql<boolean>`spam = ${false}`,
    sql<boolean>`status = ${status}`,
    sql<boolean>`job_id = ${job}`,
  ];
  const waiting = [
    sql<boolean>`spam = ${false}`,
    sql<boolean>`not (spam or withdrawn_at is not null or status in ('accepted', 'rejected'))`,
    sql<boolean>`created_at < ${"2030-01-01T00:00:00.000Z"}`,
  ];

  for (const [name, table, conditions, index] of [
    ["all users", "users", [], "users_created_at_id"],
    ["active users", "users", [isActive], "users_active_created_at_id_role"],
    [
      "two filters",
      "applications",
      applicationsWhere("submitted", "ai-engineer"),
      "spam_(status|job_id)_created_at_id",
    ],
    ["what is overdue", "applications", waiting, "applications_waiting"],
  ] as const) {
    test(`${name}: one index is read, for the count and for the page`, async () => {
      const hint = index === "applications_waiting" ? index : undefined;
      const indexes = hint === undefined ? {} : { walked: hint, counted: hint };
      const window = { skip: 10, limit: 50, indexes };
      const [count = "", page = ""] = await plansOf((db) =>
        listPage(db, table, conditions, window),
      );
      // PostgreSQL chooses by what the tables hold, SQLite by the words of the query.
      assert.match(page, engine === "sqlite" ? new RegExp(index) : /Index/);
      if (engine === "sqlite" && hint !== undefined) assert.match(count, new RegExp(hint));
      for (const plan of [count, page]) assert.doesNotMatch(plan, fullScan);
      assert.doesNotMatch(page, /TEMP B-TREE|Sort/);
    });
  }

  if (engine === "sqlite") {
    test("a rare word is found by the trigram index, and its rows by their numbers", async () => {
      const plans = await plansOf((db) => listPage(db, "users", [isActive], window("1277")));
      assert.equal(plans.length, 2);
      assert.match(plans[0] ?? "", /SCAN users_fts VIRTUAL TABLE INDEX/);
      assert.match(plans[1] ?? "", /SEARCH users USING INDEX users_texts/);
    });
    test("a common word is counted by the trigram index, but for what the list leaves out", async () => {
      const leftOut = sql<boolean>`active = ${false}`;
      const asked = { ...window("people.example"), leftOut };
      const [, count = "", page] = await plansOf((db) => listPage(db, "users", [isActive], asked));
      assert.match(count, /SCAN users_fts VIRTUAL TABLE INDEX/);
      assert.match(count, /SCAN users USING COVERING INDEX users_listed/);
      assert.match(page ?? "", /SCAN users USING COVERING INDEX users_listed/);
    });
    test("a list that leaves few out is counted without looking at its rows", async () => {
      const leftOut = sql<boolean>`active = ${false}`;
      const asked = { ...window(""), leftOut };
      const [count = ""] = await plansOf((db) => listPage(db, "users", [isActive], asked));
      assert.match(count, /SCAN users USING COVERING INDEX/);
      assert.match(count, /SEARCH users USING COVERING INDEX users_active/);
    });
    for (const q of ["people.example", "th", "zq"]) {
      test(`${q} is counted in the index of the texts alone, and read in the order of the list`, async () => {
        const plans = await plansOf((db) => listPage(db, "users", [isActive], window(q)));
        const [found, ...rest] = plans.filter((plan) => !plan.includes("users_fts"));
        assert.match(found ?? "", /SCAN users USING COVERING INDEX users_texts/);
        // What was found is looked up; of what is everywhere, the list is walked.
        const next =
          q === "people.example" ? /COVERING INDEX users_listed/ : /INDEX users_texts \(seq=/;
        assert.match(rest.at(-1) ?? "", next);
        for (const plan of plans) assert.doesNotMatch(plan, /TEMP B-TREE/);
      });
    }
    test("what one address sent is searched row by row", async () => {
      const searched = "applications_email_key_created_at_id";
      const conditions = [
        sql<boolean>`spam = ${false}`,
        sql<boolean>`email_key = ${"p1@people.example"}`,
      ];
      const asked = { ...window("tran"), indexes: { searched } };
      const plans = await plansOf((db) => listPage(db, "applications", conditions, asked));
      assert.equal(plans.length, 2);
      for (const plan of plans)
        assert.match(plan, new RegExp(`SEARCH applications USING INDEX ${searched}`));
    });
  } else {
    test("a rare word is found by the trigram index", async () => {
      const [plan = ""] = await plansOf((db) => listPage(db, "users", [], window("1277")), true);
      assert.match(plan, /users_search/);
    });
    test("a word of two letters is looked for in no trigram index", async () => {
      const [plan = ""] = await plansOf((db) => listPage(db, "users", [], window("zq")), true);
      assert.doesNotMatch(plan, /users_search/);
    });
    test("of several words a sample says whether the trigram index is asked", async () => {
      const [sample = "", found = ""] = await plansOf(
        (db) => listPage(db, "users", [isActive], window("1277 so")),
        true,
      );
      assert.match(sample, /Sample Scan on users/);
      assert.match(found, /users_search/);
    });
    test("a common word is counted, and read in the order of the list", async () => {
      const [, ...plans] = await plansOf((db) =>
        listPage(db, "users", [], { ...window("p"), skip: 1_000 }),
      );
      assert.equal(plans.length, 2);
      // Which of its indexes the list is walked in, so short a list does not show.
      assert.match(plans[0] ?? "", /Index Only Scan using users_texts/);
      for (const plan of plans) assert.match(plan, /Index (Only )?Scan/);
      for (const plan of plans) assert.doesNotMatch(plan, /Sort/);
    });
  }
});

const window = (q: string) => ({ skip: 0, limit: 50, q });

const fullScan = /Seq Scan|SCAN (users|applications)"|SCAN (users|applications) USING INDEX/;
