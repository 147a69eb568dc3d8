import { clients } from "#content/clients.ts";
import { events } from "#content/events.ts";
import { mission } from "#content/mission.ts";
import { directors, mentors } from "#content/people.ts";
import { products } from "#content/products.ts";
import { aiProjects, blockchainProjects, fintechProjects } from "#content/projects.ts";
import { plainSolutions } from "#content/solutions.ts";
import { values } from "#content/values.ts";
import { videos } from "#content/videos.ts";

/** The keys of the texts that the pages show for the records of content/, where there is a text. */
export function recordTexts(): string[] {
  const described = (key: string) => [key, `${key}.description`];
  const keys = [
    ...products.flatMap(({ id }) => [...described(`product.${id}`), `product.${id}.kind`]),
    ...plainSolutions.flatMap(({ id }) => described(`solutions.${id}`)),
    ...clients.flatMap(({ industry, solutions }) => [
      `clients.industry.${industry}`,
      ...solutions.flatMap((solution) => described(`clients.${solution}`)),
    ]),
    ...blockchainProjects.flatMap(({ id }) => described(`projects.${id}`)),
    ...fintechProjects.flatMap(({ id, assets, tools }) => [
      ...described(`projects.${id}`),
      ...[...assets.map((asset) => `asset.${asset}`), ...tools].flatMap((part) => [
        `projects.${id}.${part}`,
        `projects.${id}.${part}.text`,
      ]),
    ]),
    ...aiProjects.flatMap(({ id, category }) => [
      ...described(`projects.ai.${id}`),
      `projects.category.${category}`,
    ]),
    ...[...mentors, ...directors].flatMap(({ id }) => [
      `person.${id}.role`,
      `person.${id}.description`,
    ]),
    ...events.flatMap(({ id }) =>
      ["title", "location", "description"].map((part) => `event.${id}.${part}`),
    ),
    ...videos.flatMap(({ id }) => [`video.${id}.title`, `video.${id}.description`]),
    ...mission.flatMap(({ id }) => described(`about.mission.${id}`)),
    ...values.flatMap(({ id }) => described(`about.values.${id}`)),
  ];
  return Array.from(new Set(keys));
}
