import { sync } from "node-ical";

/** The one event of a calendar text, read by another program. */
export function eventOf(text: string | null | undefined) {
  const events = eventsOf(text ?? "");
  const [event] = events;
  if (event === undefined || events.length !== 1) throw new Error("No single event");
  return event;
}

export const eventsOf = (text: string) =>
  Object.values(sync.parseICS(text)).filter((part) => part?.type === "VEVENT");
