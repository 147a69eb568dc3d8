import assert from "node:assert/strict";
import { test } from "node:test";
import type { TimelineEvent } from "#contract/review.ts";
import { foldEvents } from "./fold-events.ts";

const event = (id: string, kind: TimelineEvent["kind"], name: string | null): TimelineEvent => ({
  id,
  kind,
  actor: name === null ? null : { name },
  before: null,
  after: null,
  letter: null,
  created_at: "2026-01-05T02:00:00.000Z",
});

const told = (events: TimelineEvent[]) =>
  foldEvents(events).map(({ event, times }) => `${event.id} ${times}`);

test("what one administrator looks at again and again is told once, as of the last time", () => {
  const views = ["c", "b", "a"].map((id) => event(id, "cv_viewed", "An"));
  assert.deepEqual(told(views), ["c 3"]);
});

test("another reader, another kind of event or anything between stands by itself", () => {
  assert.deepEqual(
    told([
      event("f", "cv_viewed", "An"),
      event("e", "cv_viewed", "Bình"),
      event("d", "cv_downloaded", "Bình"),
      event("c", "status", "Bình"),
      event("b", "status", "Bình"),
      event("a", "cv_viewed", "Bình"),
    ]),
    ["f 1", "e 1", "d 1", "c 1", "b 1", "a 1"],
  );
});
