import { gold } from "../areas/plate.ts";
import { around } from "../arcs.ts";
import { birds, comb, ladder, sun, teeth, tiedCircles } from "../bands.ts";
import { walker } from "../figures.ts";
import { grounds } from "../lacquer.ts";
import { circle, round } from "../ring.ts";

export const frameSize = { width: 1280, height: 720 };
const centre = "translate(640 360) scale(1.02)";
const { dark, lit } = grounds.jade;

/**
 * A group of bands that turns as one. Its shapes repeat `symmetry` times round the centre, so after a
 * whole number of steps it looks as it did before: the video can begin again unseen. Figures turn the
 * way they face, against the clock.
 */
type Group = { symmetry: number; steps: number; bands: readonly string[] };

const groups: readonly Group[] = [
  { symmetry: 14, steps: 1, bands: [sun(138, 40, 66, 2.2)] },
  {
    symmetry: 32,
    steps: -2,
    bands: [comb(96, 154, 170, 1.8), circle(170, 1.2), tiedCircles(32, 188, 11, 1.6)],
  },
  { symmetry: 48, steps: 3, bands: [ladder(144, 214, 228, 1.6)] },
  { symmetry: 10, steps: -1, bands: [birds(10, 277, 128)] },
  { symmetry: 96, steps: 5, bands: [teeth(96, 322, 337)] },
  { symmetry: 48, steps: -2, bands: [tiedCircles(48, 372, 13, 1.6)] },
  { symmetry: 18, steps: -1, bands: [birds(18, 434, 110)] },
  { symmetry: 120, steps: 5, bands: [comb(120, 478, 494, 2)] },
  {
    symmetry: 26,
    steps: -1,
    bands: [
      around(
        516,
        Array.from({ length: 26 }, () => walker(dark)),
      ),
    ],
  },
];

/** Rims that look the same however they turn. */
const rims = [
  [148, 2.4],
  [206, 1.4],
  [318, 1.4],
  [344, 2.4],
  [354, 1.2],
  [391, 1.2],
  [472, 1.4],
  [502, 2.6],
] as const;

/** The bands of the drum at a moment of the loop, round the origin. */
export function turningBands(moment: number): string[] {
  const turned = groups.map(({ symmetry, steps, bands }) => {
    const degrees = round((moment * steps * 360) / symmetry);
    return `<g transform="rotate(${degrees})">${bands.join("")}</g>`;
  });
  return [...turned, ...rims.map(([radius, width]) => circle(radius, width))];
}

/** The drum at a moment of the loop, from 0 to 1, with light that goes round it once. */
export function frame(moment: number): string {
  const { width, height } = frameSize;
  const sheet = `<rect width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${lights(moment)}<g id="drum" transform="${centre}">${turningBands(moment).join("")}</g>`,
    `<mask id="inlay"><use href="#drum" color="#fff"/></mask></defs>`,
    `${sheet} fill="url(#ground)"/>`,
    // Each line is cut into the lacquer and throws a shadow.
    `<use href="#drum" color="#000" opacity="0.45" transform="translate(1.6 2.4)"/>`,
    `${sheet} fill="url(#gleam)" mask="url(#inlay)"/>`,
    `${sheet} fill="url(#dusk)"/>`,
    `</svg>`,
  ].join("");
}

function lights(moment: number): string {
  const stops = (list: readonly (readonly [number, string, number?])[]) =>
    list
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join("");
  const round = `gradientUnits="userSpaceOnUse" cx="640" cy="360"`;
  const turn = `gradientTransform="rotate(${(moment * 360 + 28).toFixed(2)} 640 360)"`;
  return [
    `<radialGradient id="ground" ${round} r="720">${stops([
      [0, lit],
      [1, dark],
    ])}</radialGradient>`,
    `<linearGradient id="gleam" gradientUnits="userSpaceOnUse" x1="60" y1="360" x2="1220" y2="360" ${turn}>${stops(
      [
        [0, "#8a5f24"],
        [0.3, gold],
        [0.5, "#c08f45"],
        [0.78, "#fff1cd"],
        [1, "#c89a50"],
      ],
    )}</linearGradient>`,
    `<radialGradient id="dusk" ${round} r="760">${stops([
      [0.5, dark, 0],
      [1, dark, 0.75],
    ])}</radialGradient>`,
  ].join("");
}
