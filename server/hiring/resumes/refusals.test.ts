import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { resumeTypes } from "#contract/resume.ts";
import { harmfulProblems, otherTypes } from "#server/hiring/resumes/resume-problem.ts";
import { messagesOfProblem } from "#server/hiring/apply/upload.ts";
import { translate } from "#server/http/language.ts";
import { testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { smallestDoc } from "#server/testing/fake-doc.ts";
import { smallestDocx } from "#server/testing/fake-docx.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { zip } from "#server/testing/zip.ts";

const path = "/api/v1/applications/upload";
const fieldsAtFault = "Please check the highlighted fields.";
const odt = zip([
  { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
  { name: "content.xml", content: "<x/>" },
]);

describe("An uploaded resume", () => {
  const app = testApp("sqlite");
  const calls = applicationCalls(app);
  after(() => app.close());

  const upload = (name: string, bytes: Buffer, language = "en") =>
    app.client.call("POST", path, {
      body: applicationForm(applicationFields(), { name, bytes: new Uint8Array(bytes) }),
      headers: { "accept-language": language },
    });

  test("of another type gets the sentence of the specification, then its type and what to do", async () => {
    assertFailure(await upload("cv.odt", odt), 422, fieldsAtFault, {
      resume: [
        "Please upload a PDF or Word document",
        "This is an OpenDocument file. Save it as PDF or DOCX and try again.",
      ],
    });
    const { errors } = Failure.parse((await upload("cv.odt", odt, "vi")).body);
    assert.deepEqual(errors["resume"], [
      "Vui lòng tải lên tệp PDF hoặc Word",
      "Đây là tệp OpenDocument. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
    ]);
  });

  test("of an unknown type gets only the sentence of the specification", async () => {
    assertFailure(await upload("cv.pdf", Buffer.from([0, 1, 2])), 422, fieldsAtFault, {
      resume: ["Please upload a PDF or Word document"],
    });
  });

  test("with macros gets its own message", async () => {
    const macros = zip([{ name: "word/vbaProject.bin", content: "x" }]);
    assertFailure(await upload("cv.docx", macros), 422, fieldsAtFault, {
      resume: [
        "This Word document contains macros. Save it as PDF, or as DOCX without macros, and try again.",
      ],
    });
  });

  test("has a message in both languages for every problem", () => {
    const problems = [...harmfulProblems, ...otherTypes, "isPdf", "isWord"] as const;
    const sentences = problems.flatMap((problem) =>
      (["en", "vi"] as const).map((language) =>
        messagesOfProblem(problem)
          .map((text) => translate(language, text))
          .join(" "),
      ),
    );
    assert.equal(new Set(sentences).size, problems.length * 2);
    for (const sentence of sentences) assert.doesNotMatch(sentence, /failure\.|field\./);
  });

  for (const [name, bytes, type] of [
    ["CV.doc", smallestDocx(), resumeTypes[".docx"]],
    ["CV.docx", smallestDoc(), resumeTypes[".doc"]],
  ] as const) {
    test(`named ${name} keeps its name and gets its actual type: ${type}`, async () => {
      const id = await calls.upload(name, bytes);
      const application = await calls.read(id);
      assert.equal(application.cv_original_name, name);
      assert.equal(application.cv_content_type, type);
      const { headers } = await app.client.call("GET", `/api/v1/applications/${id}/cv`, {
        token: calls.token,
      });
      assert.equal(headers.get("content-type"), type);
      assert.match(
        headers.get("content-disposition") ?? "",
        new RegExp(`filename="?${name}"?(?:;|$)`),
      );
    });
  }

  test("keeps quotes and percent signs in its name", async () => {
    const name = 'My "best" resume 100%25.pdf';
    const id = await calls.upload(name, tinyPdf());
    assert.equal((await calls.read(id)).cv_original_name, name);
    const { headers } = await app.client.call("GET", `/api/v1/applications/${id}/cv`, {
      token: calls.token,
    });
    const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "");
    assert.equal(decodeURIComponent(encoded?.[1] ?? ""), name);
  });

  test("without an extension gets the one of its content", async () => {
    const id = await calls.upload("CV Nguyen Van A 12.05.2026", tinyPdf());
    assert.equal((await calls.read(id)).cv_original_name, "CV Nguyen Van A 12.05.2026.pdf");
  });
});
