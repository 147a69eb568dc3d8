import assert from "node:assert/strict";
import { test } from "node:test";
import type { TimelineEvent } from "#contract/review.ts";
import { foldEvents } from "./fold-events.ts";

type Actor = TimelineEvent["actor"];

const an = { id: "00000000-0000-7000-8000-000000000001", name: "An" };
const binh = { id: "00000000-0000-7000-8000-000000000002", name: "Bình" };

const event = (id: string, kind: TimelineEvent["kind"], actor: Actor): TimelineEvent => ({
  id,
  kind,
  actor,
  before: null,
  after: null,
  letter: null,
  created_at: "2026-01-05T02:00:00.000Z",
});

const told = (events: TimelineEvent[]) =>
  foldEvents(events).map(({ event, times }) => `${event.id} ${times}`);

test("what one administrator looks at again and again is told once, as of the last time", () => {
  const views = ["c", "b", "a"].map((id) => event(id, "cv_viewed", an));
  assert.deepEqual(told(views), ["c 3"]);
});

test("another reader, another kind of event or anything between stands by itself", () => {
  assert.deepEqual(
    told([
      event("f", "cv_viewed", an),
      event("e", "cv_viewed", binh),
      event("d", "cv_downloaded", binh),
      event("c", "status", binh),
      event("b", "status", binh),
      event("a", "cv_viewed", binh),
    ]),
    ["f 1", "e 1", "d 1", "c 1", "b 1", "a 1"],
  );
});

test("two of one name, two who are gone and those whom nobody knows are not taken for one", () => {
  for (const name of ["An", null]) {
    const views = [an, binh].map(({ id }) => event(id, "cv_viewed", { id, name }));
    assert.equal(foldEvents(views).length, 2);
  }
  const unknown = ["b", "a"].map((id) => event(id, "cv_viewed", null));
  assert.deepEqual(told(unknown), ["b 1", "a 1"]);
});
