import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languages, type Language } from "#contract/languages.ts";
import {
  accountDeletedEmail,
  emailAskedEmail,
  emailChangedEmail,
  emailLinkEmail,
  inviteEmail,
  passwordChangedEmail,
  resetEmail,
} from "./account-emails.ts";

const account = { name: "Đặng Thị Ánh Nguyệt", siteUrl: "https://company.example" };
const link = "https://company.example/confirm-email#token=abc";
const passwordLink = "https://company.example/reset-password#token=def";
const newEmail = "moi@people.example";

const everyLetter = (language: Language, facts = account) => [
  resetEmail(language, facts, passwordLink),
  inviteEmail(language, facts, passwordLink),
  passwordChangedEmail(language, facts),
  emailLinkEmail(language, facts, link),
  emailAskedEmail(language, facts, newEmail),
  emailChangedEmail(language, facts, newEmail),
  accountDeletedEmail(language, facts),
];

describe("The letters about an account", () => {
  for (const language of languages) {
    test(`are complete in ${language}`, () => {
      for (const { subject, text, html } of everyLetter(language)) {
        assert.doesNotMatch(subject + text + html, /\{\w+\}|undefined|null|[a-z]\.[a-z]+[A-Z]/);
        assert.match(subject, /^[^\r\n]{10,200}$/);
        assert.match(text, /Đặng Thị Ánh Nguyệt/);
        assert.match(html, new RegExp(`<html lang="${language}">`));
      }
    });
  }

  for (const [address, kinds] of [
    [link, ["email_link"]],
    [passwordLink, ["reset", "invite"]],
  ] as const) {
    test(`a link that proves something is in its own letter alone: ${kinds.join(", ")}`, () => {
      const withLink = everyLetter("en").filter(({ text, html }) => {
        const isInText = text.includes(address);
        assert.equal(html.includes(`href="${address}"`), isInText);
        return isInText;
      });
      assert.deepEqual(
        withLink.map(({ kind }) => kind),
        kinds,
      );
    });
  }

  test("whoever did not ask is told what to do", () => {
    assert.match(passwordChangedEmail("en", account).text, /company\.example\/forgot-password/);
    assert.match(
      emailAskedEmail("vi", account, newEmail).text,
      /company\.example\/forgot-password/,
    );
    assert.match(emailLinkEmail("en", account, link).text, /Nothing changes unless/);
  });

  test("a name that is no name is not repeated", () => {
    const facts = { ...account, name: "Win at evil.example/prize" };
    for (const { text, html } of everyLetter("en", facts)) {
      assert.doesNotMatch(text + html, /evil\.example/);
      assert.match(text, /^Hello,/);
    }
  });
});
