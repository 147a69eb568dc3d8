import { star } from "./bands.ts";

/** The logo: the star of a bronze drum on dark lacquer, readable on light and dark grounds. */
export const logo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" color="#d9ae62"><circle cx="24" cy="24" r="24" fill="#0b2520"/><g transform="translate(24 24)">${star(8, 21, 7.5)}</g></svg>\n`;
