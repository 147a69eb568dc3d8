import { clients } from "#content/clients.ts";
import { sampleFacts } from "#content/company.ts";
import { events } from "#content/events.ts";
import { directors, mentors } from "#content/people.ts";
import positions from "#content/positions.json" with { type: "json" };
import { fintechProjects } from "#content/projects.ts";
import { videos } from "#content/videos.ts";

/** The records of the company that can be samples, which it replaces before its site goes live. */
const records: readonly { isSample: boolean }[] = [
  clients,
  events,
  directors,
  mentors,
  fintechProjects,
  videos,
  positions.map(({ is_sample }) => ({ isSample: is_sample })),
].flat();

/**
 * The number of sample facts and records that visitors can see: none at an address of this machine or of an
 * example. `npm run content:check` also finds samples in texts.
 */
export function countPublicSamples(siteUrl: string): number {
  const { hostname } = new URL(siteUrl);
  const isPrivate = /^(?:127\..*|\[::1\]|(?:.*\.)?(?:localhost|example|test))$/.test(hostname);
  return isPrivate ? 0 : sampleFacts.length + records.filter(({ isSample }) => isSample).length;
}
