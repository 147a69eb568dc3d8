/** Classes of the search above a list: a line of its own until all has room in one. */
export const searchLook = "grow basis-full lg:basis-60";

/** Classes of a filter: two in a line on a phone. */
export const filterLook = "grow basis-36 lg:grow-0";
