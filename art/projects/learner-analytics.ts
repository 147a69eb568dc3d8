import { chance, pale } from "../areas/plate.ts";
import { sector } from "../arcs.ts";
import { comb, sun, teeth } from "../bands.ts";
import { cinnabar, panel, placed } from "../lacquer.ts";
import { circle, drawn, filled, round } from "../ring.ts";

const learners = 44;
const inNeed = 8;
/** Attendance, homework, payments: where each band begins and how far it can reach. */
const bands = [
  { from: 150, reach: 76 },
  { from: 240, reach: 76 },
  { from: 330, reach: 76 },
];

/** Every learner is a ray of three measures. One of them has grown short, and is seen in time. */
export function learnerAnalytics(): string {
  const random = chance(19);
  const step = 360 / learners;
  const rays = Array.from({ length: learners }, (_, index) => {
    const [from, to] = [round(index * step + 1.1), round((index + 1) * step - 1.1)];
    const isInNeed = index === inNeed;
    return bands.map((band, rank) => {
      const share = isInNeed ? 0.34 - rank * 0.1 : 0.62 + random() * 0.38;
      const far = round(band.from + band.reach * share);
      const colour = isInNeed ? cinnabar : rank === 1 ? pale : "currentColor";
      const measure = filled(sector(band.from, far, from, to)).replace("currentColor", colour);
      const whole = sector(band.from, band.from + band.reach, from, to);
      return (
        measure +
        (isInNeed
          ? drawn(whole, 2).replace("currentColor", cinnabar)
          : drawn(whole, 0.7, ' opacity="0.5"'))
      );
    });
  });
  return panel({ ground: "indigo", light: { x: 330, y: 330, reach: 760 } }, [
    placed(372, 356, [
      sun(92, 28, 44, 2, 100),
      comb(88, 106, 120, 1.4),
      circle(126, 1.2),
      ...bands.map(({ from }) => circle(from - 8, 1)),
      ...rays.flat(),
      circle(416, 1.2),
      teeth(132, 416, 430),
      circle(436, 2.6),
    ]),
    call(),
  ]);
}

/** A thread from the learner out to the one who will call. */
function call(): string {
  const turn = ((inNeed + 0.5) * 360) / learners;
  const ring = `<circle r="20" fill="${cinnabar}"/>${circle(31, 2)}${circle(44, 1.2)}`;
  return `<g transform="translate(372 356) rotate(${round(turn)})">${drawn("M0 -420V-470", 2.6).replace("currentColor", cinnabar)}<g transform="translate(0 -492)" color="${cinnabar}">${ring}</g></g>`;
}
