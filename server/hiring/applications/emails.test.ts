import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languages } from "#contract/languages.ts";
import { emails as en } from "#i18n/en/emails.ts";
import { emails as vi } from "#i18n/vi/emails.ts";
import {
  newApplicationEmail,
  receiptEmail,
  statusEmail,
  type NotifiedStatus,
  type ApplicationEmailData,
  withdrawnEmail,
} from "./emails.ts";

const application: ApplicationEmailData = {
  id: "018f3c5e-7a10-7000-8000-0000a1b2c3d4",
  fullName: "Đặng Thị Ánh Nguyệt",
  jobTitle: "Fullstack Developer",
  jobId: "fullstack-developer",
  createdAt: "2026-03-01T20:30:00.000Z",
  siteUrl: "https://company.example",
  statusLink: "https://company.example/application-status#token",
};
const statuses: NotifiedStatus[] = ["reviewing", "accepted", "rejected"];

const composeAll = (application: ApplicationEmailData) =>
  languages.flatMap((language) => [
    receiptEmail(language, application),
    newApplicationEmail(language, application),
    ...statuses.map((status) => statusEmail(language, status, application)),
  ]);

describe("The emails about an application", () => {
  test("have every text in both languages, with the same placeholders", () => {
    const placeholders = (text = "") => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, text] of Object.entries(en)) {
      const translated = Object.entries(vi).find(([name]) => name === key)?.[1];
      assert.ok(translated, `${key} has no Vietnamese text`);
      assert.deepEqual(placeholders(translated), placeholders(text), key);
    }
  });

  test("fill every placeholder and have a subject of one line", () => {
    for (const { subject, text, html } of composeAll(application)) {
      assert.doesNotMatch(subject + text + html, /\{\w+\}|undefined|null/);
      assert.match(subject, /^[^\r\n]{10,200}$/);
    }
  });

  test("say the same in text and in HTML", () => {
    for (const { text, html } of composeAll(application)) {
      const bodyText = html
        .replaceAll(/<title>.*<\/title>|<[^>]+>/g, " ")
        .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)));
      for (const line of text.split("\n").filter((line) => !/^--$|^https:/.test(line))) {
        for (const word of line.replace(/^\d\. |:$/g, "").split(/\s+/)) {
          assert.ok(bodyText.includes(word), `"${word}" is missing in the HTML`);
        }
      }
    }
  });

  test("a Vietnamese email writes the date in words", () => {
    assert.match(receiptEmail("vi", application).text, /ngày \d{1,2} tháng \d{1,2} năm \d{4}/);
  });

  test("the confirmation of a withdrawal names its link after the deletion it promises", () => {
    assert.match(withdrawnEmail("en", application).text, /Delete my data:?\s+http/);
    assert.match(withdrawnEmail("vi", application).text, /Yêu cầu xóa dữ liệu:?\s+http/);
  });

  test("the receipt names position, date, receipt number and the time of the review", () => {
    const { subject, text } = receiptEmail("en", application);
    assert.equal(subject, "Application received: Fullstack Developer");
    assert.match(text, /^Hello Đặng Thị Ánh Nguyệt,$/m);
    // 20:30 UTC is the next day in Vietnam.
    assert.match(text, /^Submitted: 2 March 2026$/m);
    assert.match(text, /^Receipt number: A1B2-C3D4$/m);
    assert.match(text, /within 3-5 business days/);
    assert.match(receiptEmail("vi", application).text, /^Chào bạn Đặng Thị Ánh Nguyệt,$/m);
    assert.match(receiptEmail("vi", application).text, /trong 3-5 ngày làm việc/);
  });

  test("the email to HR links to the application and has no attachment", () => {
    const { subject, text, html } = newApplicationEmail("en", application);
    assert.equal(subject, "New application: Fullstack Developer, Đặng Thị Ánh Nguyệt");
    const link = `https://company.example/admin/applications/${application.id}`;
    assert.ok(text.includes(link));
    assert.ok(html.includes(`href="${link.replace("&", "&#38;")}#.en"`));
  });

  for (const typed of [
    "http://win.example/prize",
    "Visit www.win.example now",
    "win.example",
    "me@win.example",
    "Call 0900 123 456",
    "<b>Bold</b>",
    "A".repeat(61),
    "You won!\nOpen the file",
    "$1,000,000",
  ]) {
    test(`to an applicant repeat nothing but a plain name: ${JSON.stringify(typed.slice(0, 30))}`, () => {
      const hostile = { ...application, fullName: typed, jobTitle: null, jobId: typed };
      for (const language of languages) {
        const sent = [
          receiptEmail(language, hostile),
          ...statuses.map((status) => statusEmail(language, status, hostile)),
        ];
        for (const { subject, text, html } of sent) {
          assert.ok(![subject, text, html].some((part) => part.includes(typed.slice(0, 9))));
          assert.match(text, language === "en" ? /^Hello,$/m : /^Xin chào,$/m);
        }
      }
    });
  }

  test("to HR show typed text as text, never as markup, and shorten it", () => {
    const typed = `<img src=x onerror="alert('1')">&\r\nBcc: a@b.example ${"x".repeat(300)}`;
    const email = newApplicationEmail("en", {
      ...application,
      fullName: typed,
      jobTitle: null,
      jobId: typed,
    });
    assert.ok(
      email.html.includes("&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38; Bcc:"),
    );
    assert.ok(!email.html.includes("<img"));
    assert.ok(!email.subject.includes("\n"));
    assert.ok(email.subject.length < 250);
  });
});
