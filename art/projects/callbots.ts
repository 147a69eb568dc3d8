import { chance, pale } from "../areas/plate.ts";
import { arc, around } from "../arcs.ts";
import { comb, sun, teeth } from "../bands.ts";
import { eggshell, grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn, filled } from "../ring.ts";

/** The dial of a telephone at night. A call after hours is answered. */
export function callbots(): string {
  const { dark } = grounds.black;
  const hole = (index: number) =>
    `<circle r="47" fill="${dark}" stroke="currentColor" stroke-width="2.6"/>${circle(37, 1.2)}` +
    (index === 2
      ? `<circle r="27" fill="${pale}"/>`
      : `${circle(17, 2)}<circle r="5" fill="currentColor"/>`);
  const holes = Array.from({ length: 10 }, (_, index) => hole(index));
  const random = chance(5);
  const stars = Array.from({ length: 46 }, () => {
    const [x, y] = [Math.round(random() * 960), Math.round(random() * 600)];
    return `<circle cx="${x}" cy="${y}" r="${random() > 0.8 ? 2.2 : 1.1}" fill="${pale}" opacity="0.7"/>`;
  });
  const rings = [378, 414, 450, 486].map((radius, index) =>
    drawn(arc(radius, 254, 286), 7 - index, ` opacity="${1 - index * 0.2}" stroke-linecap="round"`),
  );
  return panel({ ground: "black", light: { x: 610, y: 250, reach: 720 } }, [
    ...stars,
    `<clipPath id="moon"><path d="M136 74a58 58 0 1 0 66 84a50 50 0 0 1 -66 -84Z"/></clipPath>`,
    eggshell(
      { x: 60, y: 44, width: 170, height: 170 },
      { cell: 11, more: ' clip-path="url(#moon)"' },
    ),
    placed(610, 322, [
      `<circle r="336" fill="#141a18"/>`,
      sun(104, 32, 50, 2, 114),
      comb(90, 119, 132, 1.5),
      circle(138, 2),
      around(222, holes, { from: 68, step: 29 }),
      filled("M0 -164L-10 -292L10 -292Z", ' transform="rotate(36)"'),
      circle(290, 1.4),
      teeth(96, 290, 304),
      circle(310, 1.2),
      circle(324, 4),
      ...rings,
    ]),
  ]);
}
