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
/** Longer than the time to undo. */
const left = staff.wait(20_000);

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
  { weight: 1, arbitrary: which.map(own.withdraw) },
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
  { weight: 1, arbitrary: both.map(([by, one]) => staff.replaceLink(by, one)) },
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

/** What often happens in this order, so that lives reach the states behind it. */
const customs: readonly fc.WeightedArbitrary<readonly LifeCommand[]>[] = [
  {
    weight: 3,
    arbitrary: fc
      .tuple(both, hours, fc.constantFrom(talk.agree, talk.decline, talk.askOthers, own.openLink))
      .map(([[by, one], at, then]) => [talk.offer(by, one, at), left, then(one)]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(both, status, fc.constantFrom(left, staff.wait(day + hour)))
      .map(([[by, one], to, then]) => [hr.decide(by, one, to), then]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(both, fc.constantFrom(staff.message, staff.editNotes), status, fc.nat(2))
      .map(([[by, one], then, to, last]) => [
        staff.open(by, one),
        then(1 - by, one),
        [hr.decide(by, one, to), hr.bulk(by, to), staff.editNotes(by, one)][last] ?? left,
      ]),
  },
  {
    weight: 2,
    arbitrary: both.map(([by, one]) => [
      hr.decide(by, one, "rejected"),
      hr.sendNow(by, one),
      hr.undo(0),
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(both, status, status)
      .map(([[by, one], first, then]) => [
        hr.decide(by, one, first),
        hr.decide(by, one, then),
        hr.undo(0),
      ]),
  },
  {
    weight: 1,
    arbitrary: both.map(([by, one]) => [
      hr.decide(by, one, "rejected"),
      staff.wait(day + hour),
      staff.writeOften(by, one),
    ]),
  },
  {
    weight: 1,
    arbitrary: both.map(([by, one]) => [talk.offer(by, one, 75), left, own.withdraw(one)]),
  },
  { weight: 1, arbitrary: fc.constant([0, 0, 0].map(own.apply)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("accepted", "rejected")
      .map((to) => [own.applyAsMany, hr.bulk(0, to)]),
  },
  { weight: 1, arbitrary: fc.constant([hr.previewClosing, hr.close]) },
  {
    weight: 1,
    arbitrary: which.map((one) => [own.applyWithFile(2), staff.loseFile(one), own.copy(one)]),
  },
];

const single = fc.oneof(...commands).map((command) => [command]);

/** Random lives after a first application. */
export const lives = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: single }, { weight: 1, arbitrary: fc.oneof(...customs) }),
    {
      minLength: 5,
      maxLength: 20,
      size: "max",
    },
  )
  .map((parts) => parts.flat());
