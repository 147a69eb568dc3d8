import assert from "node:assert/strict";
import { test } from "node:test";
import { UpdateApplication } from "#contract/applications.ts";
import { BulkApplications } from "#contract/bulk-applications.ts";
import { templateText } from "#contract/email-templates.ts";
import { readFieldMessage } from "#contract/field-message.ts";
import { languages } from "#contract/languages.ts";
import { WriteMessage } from "#contract/messages.ts";
import { translateMessage } from "#server/http/language.ts";

const id = "01890000-0000-7000-8000-000000000000";

const schemas = {
  "a text": templateText("receipt"),
  "a message": WriteMessage,
  "a status email": {
    safeParse: (status_email: object) =>
      UpdateApplication.safeParse({ status: "accepted", status_email }),
  },
  "the emails of a bulk change": {
    safeParse: (en: object) =>
      BulkApplications.safeParse({
        action: "status",
        ids: [id],
        status: "rejected",
        status_emails: { en },
      }),
  },
};

for (const [name, schema] of Object.entries(schemas)) {
  test(`${name} with anything in braces but a placeholder is refused with the nearest one`, () => {
    for (const [typed, nearest] of [
      ["{tên}", "{name}"],
      ["{họ tên}", "{name}"],
      ["{ name }", "{name}"],
      ["{Name}", "{name}"],
      ["{nmae}", "{name}"],
      ["{{name}}", "{name}"],
      ["{status-link}", "{status_link}"],
      ["{Liên kết}", "{status_link}"],
      ["{vị trí}", "{position}"],
      ["{job title}", "{position}"],
      ["{mã hồ sơ}", "{receipt}"],
      ["{CÔNG TY}", "{company}"],
      ["{}", undefined],
      ["{a\n}", undefined],
    ] as const) {
      for (const part of [typed, `Chào ${typed}, {company}`]) {
        const read = schema.safeParse({ subject: "Hello", text: part });
        const message = read.error?.issues[0]?.message ?? "";
        const { key, values } = readFieldMessage(message);
        assert.equal(key, "field.placeholder.unknown", part);
        assert.equal(values["typed"], typed);
        if (nearest !== undefined) assert.equal(values["nearest"], nearest);
        // The site reads what the server has translated with the same function.
        for (const language of languages) {
          const sentence = translateMessage(language, message);
          assert.ok(sentence.includes(typed), sentence);
          assert.deepEqual(readFieldMessage(sentence), { key: sentence, values: {} });
        }
      }
    }
    const known = "{name} {position} {receipt} {company} {status_link}";
    const read = schema.safeParse({ subject: "{name}", text: `${known} } { :-}` });
    assert.equal(read.success, false, "the braces around a blank");
    assert.ok(schema.safeParse({ subject: "{name}", text: `${known} } :-{` }).success);
  });
}
