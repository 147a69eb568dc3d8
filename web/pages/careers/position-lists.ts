import type { TextKey } from "#web/i18n/dictionaries.ts";
import type { Advert } from "./adverts.ts";

type PositionList = "do" | "bring" | "offer";

const numbers = [1, 2, 3, 4] as const;

/** Keys of the texts in a list of a position's page. The offer depends on the kind of employment alone. */
export function listItems(list: PositionList, { slug, kind }: Advert): TextKey[] {
  return list === "offer"
    ? numbers.map((number): TextKey => `position.offer.${kind}.${number}`)
    : numbers.map((number): TextKey => `position.${slug}.${list}.${number}`);
}
