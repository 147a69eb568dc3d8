import assert from "node:assert/strict";
import { test } from "node:test";
import type { TimelineEvent } from "#contract/review.ts";
import { foldEvents } from "./fold-events.ts";

type Actor = TimelineEvent["actor"];

const an = { id: "00000000-0000-7000-8000-000000000001", name: "An", role: null };
const binh = { id: "00000000-0000-7000-8000-000000000002", name: "Bình", role: null };

const event = (id: string, kind: TimelineEvent["kind"], actor: Actor): TimelineEvent => ({
  id,
  kind,
  actor,
  before: null,
  after: null,
  email: null,
  created_at: "2026-01-05T02:00:00.000Z",
});

const idsAndTimes = (events: TimelineEvent[]) =>
  foldEvents(events).map(({ event, times }) => `${event.id} ${times}`);

test("repeated views by one administrator are one entry with the newest time", () => {
  const views = ["c", "b", "a"].map((id) => event(id, "cv_viewed", an));
  assert.deepEqual(idsAndTimes(views), ["c 3"]);
});

test("another administrator, another kind or an event in between begins a new entry", () => {
  assert.deepEqual(
    idsAndTimes([
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

test("administrators with equal names, deleted ones and unknown ones stay apart", () => {
  for (const name of ["An", null]) {
    const views = [an, binh].map(({ id }) => event(id, "cv_viewed", { id, name, role: null }));
    assert.equal(foldEvents(views).length, 2);
  }
  const unknown = ["b", "a"].map((id) => event(id, "cv_viewed", null));
  assert.deepEqual(idsAndTimes(unknown), ["b 1", "a 1"]);
});
