import { clients } from "#content/clients.ts";
import { company, sampleFacts } from "#content/company.ts";
import { events } from "#content/events.ts";
import { directors, mentors } from "#content/people.ts";
import { videos } from "#content/videos.ts";

type Entry = { isSample: boolean; id?: string; slug?: string };

/** The content to replace before going live, one line each. */
export function listSamples(): string[] {
  const marked = (kind: string, entries: readonly Entry[]) =>
    entries.flatMap((entry, index) =>
      entry.isSample ? [`${kind}: ${entry.id ?? entry.slug ?? `number ${index + 1}`}`] : [],
    );
  return [
    ...sampleFacts.map((fact) => `company: ${fact} (${JSON.stringify(company[fact])})`),
    ...marked("people", [...mentors, ...directors]),
    ...marked("events", events),
    ...marked("videos", videos),
    ...marked("clients", clients),
  ];
}
