import { advertisedPositions } from "#content/advertised-positions.ts";
import { positions } from "#content/positions.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

/** The advertised positions with their titles and kinds of employment. */
export const adverts = advertisedPositions.flatMap((advert) =>
  positions
    .filter((position) => "title" in position)
    .filter(({ slug }) => slug === advert.slug)
    .map(({ title, kind }) => ({ ...advert, title, kind })),
);

export type Advert = (typeof adverts)[number];

export const advertsOf = (kind: Advert["kind"]) => adverts.filter((advert) => advert.kind === kind);

/** The lists of a position's page: the tasks, the requirements and the offer. */
export const positionLists = ["do", "bring", "offer"] as const;

const numbers = [1, 2, 3, 4] as const;

/** Keys of the texts in a list of a position's page. The offer depends on the kind of employment alone. */
export function listItems(list: (typeof positionLists)[number], { slug, kind }: Advert): TextKey[] {
  return list === "offer"
    ? numbers.map((number): TextKey => `position.offer.${kind}.${number}`)
    : numbers.map((number): TextKey => `position.${slug}.${list}.${number}`);
}
