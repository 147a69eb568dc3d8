import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { InterviewStage } from "#contract/interview-stage.ts";
import { PrivacyRequestKind } from "#contract/privacy.ts";
import { personalCopy as en } from "#i18n/en/personal-copy.ts";
import { isTableName } from "#server/db/table-rows.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { columnFates, otherTables } from "#server/testing/column-fates.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { collectCopy } from "./copy-content.ts";
import { copyPage } from "./copy-page.ts";

onBothEngines("The words in a copy", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  const copyOf = async (id: string) => {
    const now = app.clock();
    const row = await app.db.transaction().execute((tx) => lockApplication(tx, id, now));
    return collectCopy(app, row, now);
  };
  const wishes = ["Em có lịch thi buổi sáng", "Chiều thứ Sáu thì được ạ"];

  /** An application that has been through everything that an applicant can write. */
  const lived = async () => {
    const id = await calls.upload("CV.pdf", tinyPdf("mine"));
    const written = {
      previous_email: "truoc@example.com",
      phone: "0905123456",
      cover_letter: "Thư của em",
      portfolio_url: "https://example.com/portfolio",
      linkedin_url: "https://linkedin.com/in/em",
      github_url: "https://github.com/em",
      source_detail: "tháng chín",
      available_start_date: "2027-02-01",
    };
    await app.db.updateTable("applications").set(written).where("id", "=", id).execute();
    const time = calls.inHours(48);
    const { id: interview } = await calls.offerAndLeave(id, [time], {
      video_link: "https://meet.example/phong",
      note: "Mang theo căn cước",
    });
    for (const message of wishes) {
      await calls.answer(id, interview, { action: "other_times", message });
    }
    await calls.pick(id, interview, time);
    await calls.answer(id, interview, { action: "other_times", message: "Hay là tối?" });
    await calls.answer(id, interview, { action: "decline", reason: "Em đã nhận việc nơi khác" });
    const next = await calls.offerAndLeave(id, [calls.inHours(72)]);
    await calls.patch(next.id, { state: "cancelled", cancel_reason: "Người phỏng vấn ốm" });
    return { id, time };
  };

  test("are all that the applicant wrote about interviews, also what a later answer replaced", async () => {
    const { id } = await lived();
    const content = await copyOf(id);
    for (const text of [JSON.stringify(content), copyPage(content, [], [])]) {
      for (const words of [...wishes, "Hay là tối?", "Em đã nhận việc nơi khác"]) {
        assert.ok(text.includes(words), words);
      }
    }
    const [, declined] = content.interviews;
    assert.deepEqual([declined?.state, declined?.slots.length], ["declined", 1]);
  });

  test("have a label for every key, and dates in the form of their language", async () => {
    const { id, time } = await lived();
    for (const language of ["en", "vi"] as const) {
      const content = { ...(await copyOf(id)), language };
      const page = copyPage(content, [], []);
      const labels = [...page.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label ?? "");
      assert.deepEqual(
        labels.filter((label) => /^[a-z]+(?:_[a-z]+)*$/.test(label)),
        [],
      );
      assert.doesNotMatch(page, /<dd>[^<]*\d{4}-\d\d-\d\dT/);
      const day = new Date(time).toLocaleDateString(language === "en" ? "en-GB" : "vi-VN", {
        timeZone: "Asia/Ho_Chi_Minh",
        ...(language === "en"
          ? ({ dateStyle: "long" } as const)
          : ({ day: "2-digit", month: "2-digit", year: "numeric" } as const)),
      });
      assert.ok(page.includes(day), day);
      const values = content.history.map(({ kind }) => kind);
      for (const value of [...values, ...InterviewStage.options, ...PrivacyRequestKind.options]) {
        assert.ok(Object.hasOwn(en, `copy.value.${value}`), value);
      }
    }
  });

  test("are those of every column that is said to be copied", async () => {
    const { id } = await lived();
    const json = JSON.stringify(await copyOf(id));
    for (const table of ["applications", "interviews", "interview_slots"] as const) {
      const owner =
        table === "interview_slots"
          ? sql`interview_id in (select id from interviews where application_id = ${id})`
          : sql`${sql.ref(table === "applications" ? "id" : "application_id")} = ${id}`;
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${owner}`.execute(app.db);
      assert.ok(rows.length > 0);
      for (const [column, fate] of Object.entries(columnFates[table])) {
        for (const row of rows) {
          const value = row[column];
          if (fate !== "copied" || typeof value !== "string" || value === "") continue;
          assert.ok(json.includes(JSON.stringify(value).slice(1, -1)), `${table}.${column}`);
        }
      }
    }
  });

  test("cover every column of the database, and backups every table", async () => {
    const tables = await app.db.introspection.getTables();
    const own = tables.filter(({ name }) => isTableName(name));
    assert.deepEqual(
      own.map(({ name }) => name).toSorted(),
      [...Object.keys(columnFates), ...Object.keys(otherTables)].toSorted(),
    );
    for (const [table, fates] of Object.entries(columnFates)) {
      const columns = own.find(({ name }) => name === table)?.columns ?? [];
      assert.deepEqual(
        columns.map(({ name }) => name).filter((name) => !Object.hasOwn(fates, name)),
        // The row number that full-text search of SQLite needs.
        table === "applications" && engine === "sqlite" ? ["seq"] : [],
        table,
      );
    }
  });

  test("go with an erasure, but for what is said to be kept", async () => {
    const { id } = await lived();
    assert.equal((await calls.send("DELETE", `/applications/${id}`)).status, 200);
    for (const [table, fates] of Object.entries(columnFates)) {
      if (!("application_id" in fates)) continue;
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where application_id = ${id}`.execute(app.db);
      assert.equal(rows.length, 0, table);
    }
    const steps = await app.db.selectFrom("application_steps").selectAll().execute();
    assert.ok(!JSON.stringify(steps).includes(id));
  });
});
