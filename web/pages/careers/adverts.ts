import { advertisedPositions } from "#content/advertised-positions.ts";
import { type Position, positions } from "#content/positions.ts";

/** The advertised positions with their titles and kinds of employment. */
export const adverts = advertisedPositions.flatMap((advert) =>
  positions
    .filter((position) => "title" in position)
    .filter(({ slug }) => slug === advert.slug)
    .map(({ title, kind }): AdvertisedPosition => ({ ...advert, title, kind })),
);

type AdvertisedPosition = (typeof advertisedPositions)[number] & {
  title: string;
  kind: Position["kind"];
};

export type Advert = (typeof adverts)[number];

export const advertsOf = (kind: Advert["kind"]) => adverts.filter((advert) => advert.kind === kind);
