import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languages, type Language } from "#contract/languages.ts";
import {
  accountDeletedLetter,
  emailAskedLetter,
  emailChangedLetter,
  emailLinkLetter,
  inviteLetter,
  passwordChangedLetter,
  resetLetter,
} from "./account-letters.ts";

const account = { name: "Đặng Thị Ánh Nguyệt", siteUrl: "https://company.example" };
const link = "https://company.example/confirm-email#token=abc";
const passwordLink = "https://company.example/reset-password#token=def";
const newEmail = "moi@people.example";

const everyLetter = (language: Language, facts = account) => [
  resetLetter(language, facts, passwordLink),
  inviteLetter(language, facts, passwordLink),
  passwordChangedLetter(language, facts),
  emailLinkLetter(language, facts, link),
  emailAskedLetter(language, facts, newEmail),
  emailChangedLetter(language, facts, newEmail),
  accountDeletedLetter(language, facts),
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
    assert.match(passwordChangedLetter("en", account).text, /company\.example\/forgot-password/);
    assert.match(
      emailAskedLetter("vi", account, newEmail).text,
      /company\.example\/forgot-password/,
    );
    assert.match(emailLinkLetter("en", account, link).text, /Nothing changes unless/);
  });

  test("a name that is no name is not repeated", () => {
    const facts = { ...account, name: "Win at evil.example/prize" };
    for (const { text, html } of everyLetter("en", facts)) {
      assert.doesNotMatch(text + html, /evil\.example/);
      assert.match(text, /^Hello,/);
    }
  });
});
