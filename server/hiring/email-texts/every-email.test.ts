import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StandardKind } from "#contract/email-templates.ts";
import { languages } from "#contract/languages.ts";
import { standardText, type Email } from "#server/mail/email.ts";
import { subjectOf } from "#server/mail/subject.ts";
import { emailsIn, fixedEmails } from "./fixed-emails.ts";
import { sampleEmail } from "./sample.ts";

const siteUrl = "https://site.example";
const now = new Date("2026-11-26T02:00:00Z");

const everyEmail = languages.flatMap((language) => [
  ...StandardKind.options.map((kind): [string, Email] => [
    `${kind} in ${language}`,
    sampleEmail({ kind, language, ...standardText(language, kind) }, siteUrl, now),
  ]),
  ...Object.entries(emailsIn(language, siteUrl, now)).map(([name, email]): [string, Email] => [
    `${name} in ${language}`,
    email,
  ]),
]);

describe("every email", () => {
  test("has a subject of at most 60 characters", () => {
    const long = everyEmail.filter(([, { subject }]) => subject.length > 60 || subject === "");
    assert.deepEqual(long, []);
  });

  test("loads nothing, and has one style sheet, for dark and narrow screens", () => {
    for (const [name, { html }] of everyEmail) {
      assert.doesNotMatch(html, /\ssrc=|url\(|<link|@import|<script/i, name);
      assert.equal(html.match(/<style>/g)?.length, 1, name);
      assert.match(html, /@media \(prefers-color-scheme: dark\)[\s\S]+@media \(max-width/, name);
    }
  });

  test("says the same in plain text", () => {
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
    for (const [name, { html, text }] of everyEmail) {
      const shown = html
        .replace(/^[\s\S]*?<\/head>/, "")
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/&#?(\w+);/g, (_, code: string) => entities[code] ?? "'");
      const inHtml = new Set(wordsOf(shown));
      const withoutLinks = text.replaceAll(/https?:\S+/g, "").replaceAll(/^\d\. /gm, "");
      assert.deepEqual(
        wordsOf(withoutLinks).filter((word) => !inHtml.has(word)),
        [],
        name,
      );
    }
  });

  test("can be previewed, with the address of the site and no mark", () => {
    const { emails } = fixedEmails(siteUrl, now);
    assert.equal(emails.length + 2 * StandardKind.options.length, everyEmail.length);
    for (const { text } of emails) assert.doesNotMatch(text, /\[\[|\{\w+\}/);
    assert.ok(emails.some(({ text }) => text.includes(`${siteUrl}/check-email`)));
  });
});

test("emails about an interview have the time in the subject", () => {
  const subjectsOf = (language: "en" | "vi") =>
    (["interview_agreed", "interview_changed"] as const).map(
      (kind) =>
        sampleEmail({ kind, language, ...standardText(language, kind) }, siteUrl, now).subject,
    );
  assert.deepEqual(subjectsOf("vi"), [
    "Phỏng vấn Kỹ sư phần mềm: 09:00 Thứ Bảy 28/11",
    "Đổi lịch phỏng vấn: 09:00 T7 28/11",
  ]);
  assert.deepEqual(subjectsOf("en"), [
    "Interview as Software Engineer: 09:00 Saturday 28 Nov",
    "Interview changed: 09:00 Sat 28 Nov",
  ]);
});

test("staff read the position, the receipt number and who made the change", () => {
  const { interview_team_cancelled: cancelled } = emailsIn("en", siteUrl, now);
  assert.match(
    cancelled?.text ?? "",
    /^Position: Software Engineer\nReceipt number: A1B2-C3D4\nDone by: Trần Thu Hà$/m,
  );
});

test("a long subject loses letters of its longest value, never of the time or the receipt number", () => {
  const name = "Nguyễn Thị Minh Khai";
  const position = "Kỹ sư phát triển phần mềm nhúng cho hệ thống thanh toán";
  const subject = subjectOf("{name} nhắc đến bạn: {position} {receipt}", {
    name,
    position,
    receipt: "A1B2-C3D4",
  });
  assert.equal(subject.length, 60);
  assert.match(subject, /^Nguyễn Thị Minh Khai nhắc đến bạn: Kỹ sư .*… A1B2-C3D4$/);
  const time = "09:00 Thứ Bảy 28/11";
  const withTime = subjectOf("Phỏng vấn {position}: {time}", { position, time });
  assert.ok(withTime.length <= 60 && withTime.endsWith(`…: ${time}`), withTime);
  assert.equal(subjectOf("{name}", { name: "a".repeat(90) }), `${"a".repeat(59)}…`);
});
