import * as fc from "fast-check";
import type { LifeCommand } from "./acts.ts";
import * as own from "./applicant.ts";
import * as hr from "./decisions.ts";
import * as talk from "./interviews.ts";
import { day, hour, minute } from "./model.ts";
import * as staff from "./staff.ts";

const which = fc.constantFrom(0, 0, 0, 1, 2);
const who = fc.constantFrom(0, 1);
const hours = fc.constantFrom(3, 30, 75);
const status = fc.constantFrom("reviewing", "accepted", "rejected", "rejected");
const isNotified = fc.constantFrom(true, true, true, false);
const both = fc.tuple(who, which);

/** How often a command is chosen, and with which values. */
const commands: readonly fc.WeightedArbitrary<LifeCommand>[] = [
  { weight: 3, arbitrary: fc.constantFrom(0, 0, 1, 2).map(own.apply) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1).map(own.applyWithFile) },
  { weight: 1, arbitrary: fc.constant(own.applyAsMany) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.constantFrom(0, 0, 1))
      .map(([one, to]) => own.correctInVisit(one, to)),
  },
  { weight: 2, arbitrary: which.map(own.openLink) },
  { weight: 2, arbitrary: which.map(own.write) },
  { weight: 2, arbitrary: which.map(own.withdraw) },
  { weight: 2, arbitrary: which.map(own.lostLink) },
  { weight: 1, arbitrary: which.map(own.copy) },
  { weight: 2, arbitrary: both.map(([by, one]) => own.copyForHr(by, one)) },
  { weight: 1, arbitrary: which.map(own.eraseOwn) },
  { weight: 3, arbitrary: both.map(([by, one]) => staff.open(by, one)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(who, which, status, isNotified)
      .map(([by, one, to, tells]) => hr.decide(by, one, to, tells)),
  },
  { weight: 3, arbitrary: fc.tuple(who, status).map(([by, to]) => hr.bulk(by, to)) },
  { weight: 2, arbitrary: fc.constant(hr.previewClosing) },
  { weight: 2, arbitrary: fc.constant(hr.close) },
  { weight: 1, arbitrary: fc.constant(hr.undoClosing) },
  { weight: 4, arbitrary: fc.constantFrom(0, 0, 1).map(hr.undo) },
  { weight: 2, arbitrary: both.map(([by, one]) => hr.revoke(by, one)) },
  { weight: 2, arbitrary: both.map(([by, one]) => hr.sendNow(by, one)) },
  {
    weight: 4,
    arbitrary: fc.tuple(who, which, hours).map(([by, one, at]) => talk.offer(by, one, at)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(who, which, hours).map(([by, one, at]) => talk.move(by, one, at)),
  },
  { weight: 1, arbitrary: both.map(([by, one]) => talk.cancel(by, one)) },
  { weight: 2, arbitrary: which.map(talk.agree) },
  { weight: 2, arbitrary: which.map(talk.decline) },
  { weight: 1, arbitrary: which.map(talk.askOthers) },
  { weight: 1, arbitrary: which.map(talk.restore) },
  { weight: 2, arbitrary: both.map(([by, one]) => staff.message(by, one)) },
  { weight: 1, arbitrary: both.map(([by, one]) => staff.writeOften(by, one)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, which, fc.constantFrom("yes", "no", null))
      .map(([by, one, verdict]) => staff.note(by, one, verdict)),
  },
  { weight: 2, arbitrary: both.map(([by, one]) => staff.editNotes(by, one)) },
  { weight: 2, arbitrary: both.map(([by, one]) => staff.correct(by, one)) },
  { weight: 2, arbitrary: both.map(([by, one]) => staff.replaceLink(by, one)) },
  { weight: 1, arbitrary: which.map(staff.erase) },
  { weight: 1, arbitrary: both.map(([by, one]) => staff.download(by, one)) },
  { weight: 1, arbitrary: which.map(staff.loseFile) },
  {
    weight: 9,
    arbitrary: fc
      .constantFrom(6_000, 20_000, 20_000, minute, 6 * hour, day + hour, 3 * day)
      .map(staff.wait),
  },
  { weight: 1, arbitrary: fc.constant(staff.mailFails) },
  { weight: 1, arbitrary: fc.constant(staff.mailWorks) },
];

/** Random lives after a first application. */
export const lives = fc.array(fc.oneof(...commands), { minLength: 5, maxLength: 25, size: "max" });
