/** The journeys that `npm test` goes through in a browser. */
export const smoke = { tag: "@smoke" };
