import { setTimeout as pause } from "node:timers/promises";

/** Several times what such work takes. */
const sameMs = 300;

/** Does work and ends no sooner than always, so that the time of an answer tells nothing about it. */
export async function inTheSameTime(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), pause(sameMs)]);
}
