import type { TimelineEvent, TimelineKind } from "#contract/review.ts";

/** What an administrator may do again and again, and what says no more by that. */
const repeated: readonly TimelineKind[] = ["cv_viewed", "cv_downloaded"];

/** An event, and how often the same happened with nothing else between. */
export type FoldedEvent = { event: TimelineEvent; times: number };

/** Events with those that repeat the one before them taken together under the newest. */
export function foldEvents(events: readonly TimelineEvent[]): FoldedEvent[] {
  const folded: FoldedEvent[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    if (last !== undefined && isSame(last.event, event)) last.times += 1;
    else folded.push({ event, times: 1 });
  }
  return folded;
}

const isSame = (one: TimelineEvent, other: TimelineEvent) =>
  one.kind === other.kind &&
  repeated.includes(one.kind) &&
  one.actor !== null &&
  one.actor.id === other.actor?.id;
