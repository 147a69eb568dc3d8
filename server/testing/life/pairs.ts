import type { LifeCommand } from "./acts.ts";
import * as own from "./applicant.ts";
import * as hr from "./decisions.ts";
import * as talk from "./interviews.ts";
import { day, hour, LifeModel } from "./model.ts";
import * as staff from "./staff.ts";
import type { LifeWorld } from "./world.ts";

/** What must have happened to an application before a command can do something. */
type Need = "file" | "interview" | "refusal" | "rejection" | "closing" | "closed" | "outage";

/** Makes a command about the first application, by a member of staff. */
type Kind = { needs?: Need; of: (who: number) => LifeCommand };

/** Longer than the time to undo. */
const left = staff.wait(20_000);

/** In this order: a rejection cancels interviews. */
const setUps: readonly (readonly [Need, readonly LifeCommand[]])[] = [
  ["refusal", [talk.offer(0, 0, 60), left, talk.decline(0)]],
  ["interview", [talk.offer(0, 0, 60), left]],
  ["rejection", [hr.decide(0, 0, "rejected")]],
  ["closing", [hr.previewClosing]],
  ["closed", [hr.previewClosing, hr.close]],
  ["outage", [staff.mailFails]],
];

const inVisit: Kind = { of: () => own.correctInVisit(0, 5) };

/** Each command with what it needs. */
const kinds: readonly Kind[] = [
  { of: () => own.apply(1) },
  { of: () => own.applyWithFile(1) },
  inVisit,
  { of: () => own.openLink(0) },
  { of: () => own.write(0) },
  { of: () => own.withdraw(0) },
  { of: () => own.lostLink(0) },
  { of: () => own.copy(0) },
  { of: (who) => own.copyForHr(who, 0) },
  { of: () => own.eraseOwn(0) },
  { of: (who) => staff.open(who, 0) },
  { of: (who) => hr.decide(who, 0, "reviewing") },
  { of: (who) => hr.decide(who, 0, "accepted", false) },
  { of: (who) => hr.decide(who, 0, "rejected") },
  { of: (who) => hr.bulk(who, "accepted") },
  { of: (who) => hr.bulk(who, "rejected") },
  { of: () => hr.previewClosing },
  { needs: "closing", of: () => hr.close },
  { needs: "closed", of: () => hr.undoClosing },
  { needs: "rejection", of: () => hr.undo(0) },
  { needs: "rejection", of: (who) => hr.revoke(who, 0) },
  { needs: "rejection", of: (who) => hr.sendNow(who, 0) },
  { of: (who) => talk.offer(who, 0, 60) },
  { needs: "interview", of: (who) => talk.move(who, 0, 75) },
  { needs: "interview", of: (who) => talk.cancel(who, 0) },
  { needs: "interview", of: () => talk.agree(0) },
  { needs: "interview", of: () => talk.decline(0) },
  { needs: "interview", of: () => talk.askOthers(0) },
  { needs: "refusal", of: () => talk.restore(0) },
  { of: (who) => staff.message(who, 0) },
  { of: (who) => staff.note(who, 0, "yes") },
  { of: (who) => staff.editNotes(who, 0) },
  { of: (who) => staff.correct(who, 0) },
  { of: (who) => staff.replaceLink(who, 0) },
  { of: () => staff.erase(0) },
  { needs: "file", of: (who) => staff.download(who, 0) },
  { needs: "file", of: () => staff.loseFile(0) },
  { of: () => left },
  { of: () => staff.wait(day + hour) },
  { of: () => staff.mailFails },
  { needs: "outage", of: () => staff.mailWorks },
];

/** Commands follow a pair as long as they can do something and have not followed it before. */
const chain = 10;

/** Spreads the pairs that are tried first; it has no divisor in common with the number of commands. */
const stride = 1_000;

/**
 * Tries commands after each other, each pair in a life that has what both need, and goes on with commands that have
 * not followed. `part` takes every second pair, as the other engine takes the rest. It begins no pair after `most`
 * commands. Returns how many pairs it has tried.
 */
export async function tryPairs(w: LifeWorld, part: 0 | 1, most: number): Promise<number> {
  const tried = new Set<string>();
  const end = w.steps + most;
  const all = kinds.length ** 2;
  for (let turn = 0; turn < all && w.steps < end; turn += 1) {
    const cell = (turn * stride) % all;
    const second = cell % kinds.length;
    const first = (cell - second) / kinds.length;
    if ((first + second) % 2 !== part || tried.has(`${first} ${second}`)) continue;
    await tryPair(w, tried, [first, second]);
  }
  return tried.size;
}

async function tryPair(
  w: LifeWorld,
  tried: Set<string>,
  [first, second]: readonly [number, number],
): Promise<void> {
  const life = new LifeModel();
  await w.begin();
  const done: LifeCommand[] = [];
  const run = async (command: LifeCommand) => {
    done.push(command);
    return command.run(life, w).catch((cause: unknown) => {
      throw new Error(`After ${done.join(", ")}: ${String(cause)}`, { cause });
    });
  };
  const both = [kinds[first], kinds[second]].filter((kind) => kind !== undefined);
  const needs = new Set(both.map((kind) => kind.needs));
  await run(needs.has("file") ? own.applyWithFile(0) : own.apply(0));
  if (!both.includes(inVisit)) await run(own.openLink(0));
  for (const [need, commands] of setUps) {
    for (const command of needs.has(need) ? commands : []) await run(command);
  }
  await run(both[0]?.of(0) ?? left);
  tried.add(`${first} ${second}`);
  let before = first;
  let next = second;
  for (let length = 0; length < chain && life.living.length > 0; length += 1) {
    if (!(await run(kinds[next]?.of(length % 2) ?? left))) break;
    tried.add(`${before} ${next}`);
    before = next;
    const order = kinds.map((_kind, index) => (index * 7 + before) % kinds.length);
    next = order.find((one) => !tried.has(`${before} ${one}`)) ?? second;
  }
}
