import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languages, type Language } from "#contract/languages.ts";
import {
  accountDeletedEmail,
  addressChangeRequestedEmail,
  addressChangedEmail,
  backupOverdueEmail,
  confirmAddressEmail,
  inviteEmail,
  passwordChangedEmail,
  resetEmail,
  twoStepOffEmail,
  twoStepOnEmail,
  twoStepResetEmail,
} from "./account-emails.ts";

const account = { name: "Đặng Thị Ánh Nguyệt", siteUrl: "https://company.example" };
const link = "https://company.example/confirm-email#token=abc";
const passwordLink = "https://company.example/reset-password#token=def";
const newEmail = "moi@people.example";

const twoStepEmails = [twoStepOnEmail, twoStepOffEmail, twoStepResetEmail];

const composeAll = (language: Language, recipient = account) => [
  resetEmail(language, recipient, passwordLink),
  inviteEmail(language, recipient, passwordLink),
  passwordChangedEmail(language, recipient),
  confirmAddressEmail(language, recipient, link),
  addressChangeRequestedEmail(language, recipient, newEmail),
  addressChangedEmail(language, recipient, newEmail),
  accountDeletedEmail(language, recipient),
  backupOverdueEmail(language, recipient, "", "https://company.example/admin?tab=settings"),
  ...twoStepEmails.map((compose) => compose(language, recipient)),
];

describe("The emails about an account", () => {
  for (const language of languages) {
    test(`are complete in ${language}`, () => {
      for (const { subject, text, html } of composeAll(language)) {
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
    test(`only its own email contains the one-time link: ${kinds.join(", ")}`, () => {
      const withLink = composeAll("en").filter(({ text, html }) => {
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

  test("a user who did not ask for the change reads what to do", () => {
    assert.match(passwordChangedEmail("en", account).text, /company\.example\/forgot-password/);
    assert.match(
      addressChangeRequestedEmail("vi", account, newEmail).text,
      /company\.example\/forgot-password/,
    );
    assert.match(confirmAddressEmail("en", account, link).text, /Nothing changes unless/);
  });

  for (const language of languages) {
    test(`a change of two-step sign-in links to a new password in ${language}`, () => {
      for (const compose of twoStepEmails) {
        const { kind, text } = compose(language, account);
        assert.equal(kind, "two_step_changed");
        assert.match(text, /https:\/\/company\.example\/forgot-password/);
      }
    });
  }

  test("a text that is not a plain name is not repeated", () => {
    const recipient = { ...account, name: "Win at evil.example/prize" };
    for (const { text, html } of composeAll("en", recipient)) {
      assert.doesNotMatch(text + html, /evil\.example/);
      assert.match(text, /^Hello,/);
    }
  });
});
