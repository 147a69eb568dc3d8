import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languages } from "#contract/languages.ts";
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
} from "./emails.ts";

const user = { name: "Đặng Thị Ánh Nguyệt", language: null };
const siteUrl = "https://company.example";
const link = "https://company.example/confirm-email#token=abc";
const passwordLink = "https://company.example/reset-password#token=def";
const newEmail = "moi@people.example";

const twoStepEmails = [twoStepOnEmail, twoStepOffEmail, twoStepResetEmail];

const composeAll = (to: Parameters<typeof resetEmail>[0]) => [
  resetEmail(to, siteUrl, passwordLink),
  inviteEmail(to, siteUrl, passwordLink),
  passwordChangedEmail(to, siteUrl),
  confirmAddressEmail(to, siteUrl, link),
  addressChangeRequestedEmail(to, siteUrl, newEmail),
  addressChangedEmail(to, siteUrl, newEmail),
  accountDeletedEmail(to, siteUrl),
  backupOverdueEmail(to, siteUrl, "", "https://company.example/admin?tab=settings"),
  ...twoStepEmails.map((compose) => compose(to, siteUrl)),
];

describe("The emails about an account", () => {
  for (const language of languages) {
    test(`are complete in ${language}`, () => {
      for (const { subject, text, html } of composeAll({ ...user, language })) {
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
      const withLink = composeAll(user).filter(({ text, html }) => {
        const isInText = text.includes(address);
        // The page behind the link has the language of the email.
        assert.equal(html.includes(`href="${address}.en"`), isInText);
        return isInText;
      });
      assert.deepEqual(
        withLink.map(({ kind }) => kind),
        kinds,
      );
    });
  }

  test("a user who did not ask for the change reads what to do", () => {
    assert.match(passwordChangedEmail(user, siteUrl).text, /company\.example\/forgot-password/);
    assert.match(
      addressChangeRequestedEmail({ ...user, language: "vi" }, siteUrl, newEmail).text,
      /company\.example\/forgot-password/,
    );
    assert.match(confirmAddressEmail(user, siteUrl, link).text, /Nothing changes unless/);
  });

  for (const language of languages) {
    test(`a change of two-step sign-in links to a new password in ${language}`, () => {
      for (const compose of twoStepEmails) {
        const { kind, text } = compose({ ...user, language }, siteUrl);
        assert.equal(kind, "two_step_changed");
        assert.match(text, /https:\/\/company\.example\/forgot-password/);
      }
    });
  }

  test("a text that is not a plain name is not repeated", () => {
    for (const { text, html } of composeAll({ ...user, name: "Win at evil.example/prize" })) {
      assert.doesNotMatch(text + html, /evil\.example/);
      assert.match(text, /^Hello,/);
    }
  });
});
