const width = 960;
const height = 600;
/** The inlay: gold leaf, and eggshell for what is lit. */
export const gold = "#dcb26a";
export const pale = "#f5e6c4";

export type Plate = {
  /** The lacquer in shadow, and where the light reaches it. */
  ground: { dark: string; lit: string };
  /** Where the centre of the drum lies on the plate, and how large it is. */
  drum: { x: number; y: number; scale?: number; turn?: number };
  bands: string[];
};

/** A picture of a business area: the bands of the drum, inlaid in lacquer. */
export function plate({ ground, drum, bands }: Plate): string {
  const { x, y, scale = 1, turn = 0 } = drum;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${gold}">`,
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="760"><stop stop-color="${ground.lit}"/><stop offset="1" stop-color="${ground.dark}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${bands.join("")}</g>`,
    `</svg>\n`,
  ].join("");
}

/** A plain generator of repeatable chance, so that a picture drawn anew is the same picture. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
