import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Parser } from "htmlparser2";
import * as z from "zod/mini";
import { positionLimits } from "#contract/limits.ts";
import { cleanText } from "#server/panel/export/table.ts";
import { oneLine, subjectOf } from "#server/mail/subject.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { ExportCalls } from "#server/testing/export-calls.ts";
import { PositionCalls } from "#server/testing/position-calls.ts";
import { hostileTexts, positionWithText } from "../../testing/hostile-texts.ts";
import { closeDuePositions } from "./close.ts";

const shortTexts = hostileTexts.map((text) => text.slice(0, positionLimits.skill).trim());

/** A position with the text in every text field. */
const inputWith = (text: string) => ({
  ...positionWithText(text),
  skills: [text.slice(0, positionLimits.skill).trim()],
});

/** The tags of HTML and its text. */
function readHtml(html: string): { tags: string; text: string } {
  const tags: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag: (tag, attributes) => tags.push([tag, ...Object.keys(attributes)].join(" ")),
    ontext: (part) => (text += part),
  });
  parser.end(html);
  return { tags: tags.join(), text };
}

onBothEngines("Hostile texts of positions", (engine) => {
  let app: TestApp;
  let calls: PositionCalls;
  const slugs: string[] = [];
  before(async () => {
    app = await startTestApp(engine);
    calls = new PositionCalls(app, (await app.client.createSignedIn("admin")).tokens.accessToken);
  });

  test("are stored and sent back as they were typed", async () => {
    for (const [index, text] of hostileTexts.entries()) {
      const input = { ...inputWith(text), state: "open", slug: `hostile-${index}` };
      const created = await calls.create(input);
      assert.partialDeepStrictEqual(created, input);
      slugs.push(created.slug);
    }
    const stored = (await calls.list("open")).filter(({ slug }) => slugs.includes(slug));
    assert.deepEqual(
      stored.map(({ title, skills }) => [title.vi, skills[0]]),
      hostileTexts.map((text, index) => [text, shortTexts[index]]),
    );
  });

  test("make a slug of plain letters, or another one", async () => {
    for (const text of hostileTexts) {
      const { slug } = await calls.create({ title: { en: text } });
      assert.match(slug, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      assert.ok(slug.length <= positionLimits.slug);
      assert.equal((await calls.call("DELETE", `/positions/${slug}`)).status, 204);
    }
  });

  test("are text in the subject and the body of emails", async () => {
    const submitted = async (position: string) => {
      // An address gets few receipts.
      const { id } = await calls.submit({ position, email: `${position}@people.example` });
      return app.db
        .selectFrom("outbox")
        .select(["kind", "subject", "text", "html"])
        .where("application_id", "=", id)
        .orderBy("kind")
        .execute();
    };
    const plain = await submitted("ai-engineer");
    for (const [index, text] of hostileTexts.entries()) {
      const emails = await submitted(slugs[index] ?? "");
      assert.deepEqual(
        emails.map(({ kind }) => kind),
        plain.map(({ kind }) => kind),
      );
      for (const [at, { subject, text: body, html }] of emails.entries()) {
        const begin = oneLine(text).slice(0, 90);
        // A subject has at most 60 characters, and at least 11 of the title.
        assert.ok(subject.includes(begin.slice(0, 11)), `${subject} lacks ${begin}`);
        assert.equal(subject, oneLine(subject), "one line without control characters");
        const read = readHtml(html);
        assert.equal(read.tags, readHtml(plain[at]?.html ?? "").tags, text);
        assert.ok(oneLine(read.text).includes(begin), `the HTML lacks ${begin}`);
        assert.ok(oneLine(body).includes(begin), `the text lacks ${begin}`);
      }
    }
  });

  test("are text in the email about a position that closes", async () => {
    const closes_on = new Date(app.clock().getTime() + 86_400_000).toISOString().slice(0, 10);
    for (const slug of slugs) await calls.change(slug, { closes_on });
    await closeDuePositions(app);
    const emails = await app.db
      .selectFrom("outbox")
      .select(["subject", "html"])
      .where("kind", "=", "position_closing")
      .orderBy("id")
      .execute();
    assert.equal(emails.length, hostileTexts.length);
    assert.equal(new Set(emails.map(({ html }) => readHtml(html).tags)).size, 1);
    for (const text of hostileTexts) {
      const subject = subjectOf("Closing soon: {title}", { title: text });
      assert.ok(
        emails.some((email) => email.subject === subject),
        subject,
      );
    }
  });

  test("are text in a workbook, and no formula in a CSV file", async () => {
    const exports = new ExportCalls(app, calls.token);
    const [headings = [], ...rows] = await exports.csv({ kind: "applications" });
    const inCsv = rows.map((row) => row[headings.indexOf("Job Title")]);
    const [sheet] = await exports.xlsx({ kind: "applications" });
    const inWorkbook = sheet.rows.map((row) => row[headings.indexOf("Job Title")]);
    for (const text of hostileTexts) {
      const clean = cleanText(text);
      assert.ok(inWorkbook.includes(clean), text);
      const guarded = clean.replace(/^(?=[=+\-@])/, "'").replaceAll(/;(?=[ "]*[=+\-@])/g, ";'");
      assert.ok(inCsv.includes(guarded), text);
    }
  });

  for (const [name, odd] of [
    ["NUL", "a\u0000b"],
    ["a line break", "a\r\nb"],
    ["a lone surrogate", "a\ud800b"],
  ] as const) {
    test(`${name} is refused by the name of each field`, async () => {
      const response = await calls.call("POST", "/positions", inputWith(odd));
      assert.equal(response.status, 422);
      const { errors } = z
        .object({ errors: z.record(z.string(), z.unknown()) })
        .parse(response.body);
      const inLanguages = ["title", "label", "summary", "duties", "requirements", "benefits"];
      assert.deepEqual(
        Object.keys(errors)
          .map((field) => field.replace(/\.0$/, ""))
          .toSorted(),
        [
          ...inLanguages.flatMap((field) => [`${field}.en`, `${field}.vi`]),
          "location",
          "skills",
        ].toSorted(),
      );
    });
  }
});
