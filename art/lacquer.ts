import { chance, gold, pale } from "./areas/plate.ts";
import { round } from "./ring.ts";

/** Colours of the lacquer: what lies in shadow, and what the light reaches. */
export const grounds = {
  jade: { dark: "#061613", lit: "#14473d" },
  indigo: { dark: "#080e1b", lit: "#1c3459" },
  cinnabar: { dark: "#300806", lit: "#8a2216" },
  umber: { dark: "#100b05", lit: "#4c3515" },
  black: { dark: "#050606", lit: "#1d2422" },
} as const;

/** The red that marks what needs attention, on every ground. */
export const cinnabar = "#d1573d";

export type Panel = {
  width?: number;
  height?: number;
  ground: keyof typeof grounds;
  /** Where the light falls. */
  light: { x: number; y: number; reach?: number };
};

/** A sheet of lacquer with gold and eggshell laid into it. The gold dims where the light ends. */
export function panel(
  { width = 960, height = 600, ground, light }: Panel,
  drawing: readonly string[],
): string {
  const { dark, lit } = grounds[ground];
  const reach = light.reach ?? width * 0.8;
  const lamp = `gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${reach}"`;
  const sheet = `<rect width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${gold}">`,
    `<defs><radialGradient id="light" ${lamp}><stop stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    `<radialGradient id="dusk" ${lamp}><stop offset="0.45" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="0.62"/></radialGradient></defs>`,
    `${sheet} fill="url(#light)"/>`,
    ...drawing,
    `${sheet} fill="url(#dusk)"/>`,
    `</svg>\n`,
  ].join("");
}

/** Moves a drawing that was made round the origin to its place. */
export function placed(
  x: number,
  y: number,
  shapes: readonly string[],
  { scale = 1, turn = 0 } = {},
): string {
  const more = `${scale === 1 ? "" : ` scale(${scale})`}${turn === 0 ? "" : ` rotate(${round(turn)})`}`;
  return `<g transform="translate(${round(x)} ${round(y)})${more}">${shapes.join("")}</g>`;
}

/** Crushed eggshell over a rectangle: pale splinters with the lacquer between them. */
export function eggshell(
  area: { x: number; y: number; width: number; height: number },
  { cell = 12, seed = 7, more = "" } = {},
): string {
  const random = chance(seed);
  const columns = Math.ceil(area.width / cell) + 1;
  const rows = Math.ceil(area.height / cell) + 1;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => ({
      x: area.x + (column - 0.5 + (random() - 0.5) * 0.8) * cell,
      y: area.y + (row - 0.5 + (random() - 0.5) * 0.8) * cell,
    })),
  );
  const splinters = corners.slice(1).flatMap((below, row) =>
    below.slice(1).map((corner, column) => {
      const above = corners[row] ?? [];
      return splinter([above[column], above[column + 1], corner, below[column]]);
    }),
  );
  return `<path d="${splinters.join("")}" fill="${pale}"${more}/>`;
}

type Corner = { x: number; y: number } | undefined;

/** One piece of shell, a little smaller than its place. */
function splinter(corners: readonly Corner[]): string {
  const found = corners.filter((corner) => corner !== undefined);
  const middle = (axis: "x" | "y") =>
    found.reduce((sum, corner) => sum + corner[axis], 0) / found.length;
  const [x, y] = [middle("x"), middle("y")];
  const points = found.map(
    (corner) => `${round(x + (corner.x - x) * 0.93)} ${round(y + (corner.y - y) * 0.93)}`,
  );
  return `M${points.join("L")}Z`;
}
