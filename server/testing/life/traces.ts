import type { LifeCommand } from "./acts.ts";
import * as own from "./applicant.ts";
import * as hr from "./decisions.ts";
import * as talk from "./interviews.ts";
import { day, hour, type Invariant, minute } from "./model.ts";
import * as staff from "./staff.ts";

/** Longer than the time to undo. */
const left = staff.wait(20_000);

/** A decision that follows one whose email is tried again, and leaves before that of the later one. */
const later = [
  own.openLink(0),
  staff.mailFails,
  hr.decide(0, 0, "accepted"),
  ...Array.from({ length: 3 }, () => left),
  staff.wait(6_000),
  hr.decide(0, 0, "reviewing"),
  staff.mailWorks,
  staff.wait(14_500),
];

/** The shortest lives that broke an invariant once. Each begins with one application. */
export const traces: readonly { invariant: Invariant; commands: readonly LifeCommand[] }[] = [
  {
    invariant: "no decision on an older page",
    commands: [staff.open(1, 0), talk.offer(0, 0, 30), hr.decide(1, 0, "rejected")],
  },
  {
    invariant: "no bulk decision on an older page",
    commands: [staff.open(1, 0), staff.note(0, 0, "yes"), hr.bulk(1, "rejected")],
  },
  {
    invariant: "the page tells no revoked decision",
    commands: [own.openLink(0), hr.decide(0, 0, "rejected"), hr.revoke(0, 0), staff.wait(3 * day)],
  },
  {
    invariant: "the page tells no decision whose email waits for the mail server",
    commands: [own.openLink(0), staff.mailFails, hr.decide(0, 0, "accepted"), staff.wait(minute)],
  },
  {
    invariant: "the copy says what was told",
    commands: [hr.decide(0, 0, "accepted"), hr.undo(0), own.copyForHr(0, 0)],
  },
  {
    invariant: "the copy holds what the applicant wrote",
    commands: [talk.offer(0, 0, 30), left, talk.decline(0), own.copy(0)],
  },
  {
    invariant: "a rejection with an interview causes one email",
    commands: [talk.offer(0, 0, 3), left, talk.agree(0), hr.decide(0, 0, "rejected")],
  },
  {
    invariant: "a withdrawal with an interview causes one email",
    commands: [talk.offer(0, 0, 60), left, own.withdraw(0)],
  },
  {
    invariant: "the cancellation leaves with the rejection",
    commands: [talk.offer(0, 0, 60), left, hr.decide(0, 0, "rejected"), left],
  },
  {
    invariant: "a closing rejects only the applications that it showed",
    commands: [hr.previewClosing, own.apply(1), hr.close],
  },
  {
    invariant: "an undo asks for later decisions alone",
    commands: [hr.decide(0, 0, "reviewing"), own.write(0), hr.undo(0)],
  },
  {
    invariant: "reports count by the day of the decision",
    commands: [staff.wait(day + hour), hr.decide(0, 0, "accepted")],
  },
  {
    invariant: "the process lives",
    commands: [own.applyWithFile(1), staff.loseFile(1), own.copyForHr(0, 1), own.copy(1)],
  },
  {
    invariant: "notes of a colleague are not overwritten",
    commands: [staff.open(1, 0), staff.editNotes(0, 0), staff.editNotes(1, 0)],
  },
  {
    invariant: "a decision that was told is not undone",
    commands: [hr.decide(0, 0, "rejected"), hr.sendNow(0, 0), hr.undo(0)],
  },
  {
    invariant: "the page shows no interview after a rejection",
    commands: [
      own.openLink(0),
      talk.offer(0, 0, 60),
      left,
      hr.decide(0, 0, "rejected"),
      hr.sendNow(0, 0),
    ],
  },
  {
    invariant: "no decision on an older page",
    commands: [hr.decide(0, 0, "rejected"), hr.sendNow(0, 0), hr.decide(0, 0, "reviewing")],
  },
  {
    invariant: "the copy says what was told",
    commands: [...later, left, own.copyForHr(0, 0)],
  },
  {
    invariant: "the page says what was told",
    commands: [...later, hr.undo(0)],
  },
  {
    invariant: "the page says what was told",
    commands: [
      own.openLink(0),
      staff.mailFails,
      hr.decide(0, 0, "accepted"),
      left,
      hr.decide(0, 0, "reviewing"),
      staff.mailWorks,
      left,
      staff.wait(5 * minute),
    ],
  },
  {
    invariant: "an undo asks for later decisions alone",
    commands: [staff.mailFails, hr.decide(0, 0, "rejected"), hr.sendNow(0, 0), hr.undo(0)],
  },
  {
    invariant: "an undo asks for later decisions alone",
    commands: [
      hr.decide(0, 0, "rejected"),
      hr.sendNow(0, 0),
      staff.open(0, 0),
      hr.decide(0, 0, "reviewing"),
      hr.undo(0),
    ],
  },
  {
    invariant: "the copy says what was told",
    commands: [
      hr.decide(0, 0, "rejected"),
      hr.sendNow(0, 0),
      staff.open(0, 0),
      hr.decide(0, 0, "reviewing"),
      hr.decide(0, 0, "rejected"),
      hr.undo(0),
      own.copyForHr(0, 0),
    ],
  },
  {
    invariant: "staff read what was decided",
    commands: [
      own.withdraw(0),
      staff.open(0, 0),
      hr.decide(0, 0, "reviewing"),
      hr.decide(0, 0, "rejected"),
      hr.undo(0),
    ],
  },
];
