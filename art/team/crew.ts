import { pale } from "../areas/plate.ts";
import { arc } from "../arcs.ts";
import { birds, comb, ladder, sun, teeth } from "../bands.ts";
import { boat, rower } from "../figures.ts";
import { grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn, round } from "../ring.ts";

const width = 1440;
const height = 720;
const horizon = 430;
const deep = "#21100b";

/** The team: one boat, every paddle in the same stroke, and the drum rising as the sun. */
export function crew(): string {
  const { dark } = grounds.cinnabar;
  const rowers = Array.from({ length: 7 }, (_, index) =>
    placed(-164 + index * 58, round(9 + Math.sin(index) * 0.5), [rower(dark)], { scale: 1.02 }),
  );
  return panel({ width, height, ground: "cinnabar", light: { x: 720, y: 430, reach: 900 } }, [
    `<clipPath id="sky"><path d="M0 0H${width}V${horizon + 40}H0Z"/></clipPath>`,
    `<g clip-path="url(#sky)">${placed(720, horizon - 26, risingDrum(), { scale: 0.92 })}</g>`,
    water(horizon + 50, 2),
    `<g color="${pale}" stroke-linejoin="round">${placed(720, horizon - 24, [boat(dark), ...rowers], { scale: 1.36 })}</g>`,
    water(horizon + 110, 10),
  ]);
}

function risingDrum(): string[] {
  return [
    `<g opacity="0.5">${sun(216, 68, 104, 2.4)}</g>`,
    circle(228, 2.6),
    ladder(130, 236, 254, 1.6),
    circle(262, 1.2),
    teeth(96, 262, 278),
    circle(284, 2.2),
    birds(16, 346, 118),
    circle(400, 1.4),
    comb(220, 400, 420, 1.6),
    circle(428, 2.6),
    ...[500, 580, 664].map((radius) =>
      circle(radius, 1.2, ' stroke-dasharray="2 12" opacity="0.7"'),
    ),
  ];
}

/** Scales of water, each row in front of the last and half a scale aside. */
function water(from: number, rows: number): string {
  const size = 48;
  return Array.from({ length: rows }, (_, row) => {
    const aside = row % 2 === 0 ? 0 : size;
    const scales = Array.from({ length: Math.ceil(width / (size * 2)) + 1 }, (_, index) =>
      placed(index * size * 2 - aside, from + row * 30, [
        `<circle r="${size}" fill="${deep}"/>`,
        ...[1, 0.72, 0.44].map((share) => drawn(arc(round(size * share), -90, 90), 2)),
      ]),
    );
    return scales.join("");
  }).join("");
}
