/** The tag of the browser tests that `npm test` runs. */
export const smoke = { tag: "@smoke" };
