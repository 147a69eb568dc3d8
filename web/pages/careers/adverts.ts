import { advertisedPositions } from "#content/advertised-positions.ts";
import { positions } from "#content/positions.ts";

/** The advertised positions with their titles and kinds of employment. */
export const adverts = advertisedPositions.flatMap((advert) =>
  positions
    .filter((position) => "title" in position)
    .filter(({ slug }) => slug === advert.slug)
    .map(({ title, kind }) => ({ ...advert, title, kind })),
);

export type Advert = (typeof adverts)[number];

export const advertsOf = (kind: Advert["kind"]) => adverts.filter((advert) => advert.kind === kind);
