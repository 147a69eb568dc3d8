import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { adminAudit as en } from "#i18n/en/admin-audit.ts";
import { adminAudit as vi } from "#i18n/vi/admin-audit.ts";
import { AuditAction, AuditGroup, auditGroups } from "#contract/audit.ts";
import { aloneActions, partsOf, sentenceKey } from "./sentences.ts";

const dictionaries: Record<string, Partial<Record<string, string>>> = { en, vi };
const id = "01890000-0000-7000-8000-000000000001";
const person = { kind: "user", id, name: "Trần Thị Thử" } as const;
const other = { kind: "user", id: `${id.slice(0, -1)}2`, name: null } as const;

for (const [language, texts] of Object.entries(dictionaries)) {
  describe(`Sentences of the audit log (${language})`, () => {
    for (const action of AuditAction.options) {
      test(`every actor and target of ${action} have a sentence`, () => {
        for (const actor of [person, { kind: "visitor" }, { kind: "system" }] as const) {
          for (const target of [null, person, other]) {
            const key = sentenceKey({ action, actor, target });
            const sentence = texts[key] ?? "";
            // Applicants have no account: their actions are sentences about the application.
            const applicants = [
              "application_submitted",
              "application_withdrawn",
              "interview_answered",
            ];
            const subject = applicants.includes(action) ? "target" : "actor";
            assert.match(sentence, new RegExp(`^\\{${subject}\\} \\S`), key);
            const names = partsOf(sentence).filter((part) => part.startsWith("{"));
            assert.ok(names.length <= 2, key);
            assert.doesNotMatch(sentence.replaceAll(/\{(?:actor|target)\}/g, ""), /[{}]/, key);
          }
        }
      });
    }

    test("a sentence about the actor alone names no target", () => {
      for (const action of aloneActions) {
        const key = sentenceKey({ action, actor: person, target: person });
        assert.doesNotMatch(texts[key] ?? "{target}", /\{target\}/, key);
      }
    });

    test("every group of actions has a name", () => {
      for (const group of AuditGroup.options) assert.ok(texts[`audit.group.${group}`], group);
    });
  });
}

test("every action belongs to one group", () => {
  const grouped = Object.values(auditGroups).flat();
  assert.deepEqual(grouped.toSorted(), AuditAction.options.toSorted());
  assert.equal(new Set(grouped).size, grouped.length);
  assert.deepEqual(Object.keys(auditGroups), AuditGroup.options);
});
