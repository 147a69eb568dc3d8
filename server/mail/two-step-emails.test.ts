import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { languages } from "#contract/languages.ts";
import { twoStepOffEmail, twoStepOnEmail, twoStepResetEmail } from "./account-emails.ts";

const account = { name: "Đặng Thị Ánh Nguyệt", siteUrl: "https://company.example" };

describe("The letters about two-step sign-in", () => {
  for (const language of languages) {
    test(`are complete in ${language} and say what to do if it was not the reader`, () => {
      for (const letterOf of [twoStepOnEmail, twoStepOffEmail, twoStepResetEmail]) {
        const { kind, subject, text, html } = letterOf(language, account);
        assert.equal(kind, "two_step_changed");
        assert.doesNotMatch(subject + text + html, /\{\w+\}|undefined|null|[a-z]\.[a-z]+[A-Z]/);
        assert.match(text, /Đặng Thị Ánh Nguyệt/);
        assert.match(text, /https:\/\/company\.example\/forgot-password/);
        assert.match(html, new RegExp(`<html lang="${language}">`));
      }
    });
  }
});
