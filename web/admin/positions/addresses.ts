/** The value of `?position=` for a position that is not stored yet; no position has this slug. */
export const newPosition = "new";

/** The address of the editor of a position. */
export const positionAddress = (slug: string) =>
  `/admin?${new URLSearchParams({ tab: "positions", position: slug }).toString()}`;

/** The address of a new position; `source` is the slug of the one it starts as a copy of. */
export const newAddress = (source?: string) =>
  positionAddress(newPosition) + (source === undefined ? "" : `&from=${source}`);

export const listAddress = "/admin?tab=positions";
