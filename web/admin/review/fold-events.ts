import type { TimelineEvent, TimelineKind } from "#contract/review.ts";

const foldedKinds: readonly TimelineKind[] = ["cv_viewed", "cv_downloaded"];

/** Folds views and downloads that one administrator repeats into the newest of them, with their number. */
export function foldEvents(events: readonly TimelineEvent[]) {
  const folded: { event: TimelineEvent; times: number }[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    if (last !== undefined && isRepeated(last.event, event)) last.times += 1;
    else folded.push({ event, times: 1 });
  }
  return folded;
}

const isRepeated = (one: TimelineEvent, other: TimelineEvent) =>
  one.kind === other.kind &&
  foldedKinds.includes(one.kind) &&
  one.actor !== null &&
  one.actor.id === other.actor?.id;
