import { chance, pale } from "../areas/plate.ts";
import { sector } from "../arcs.ts";
import { comb, sun, teeth } from "../bands.ts";
import { eggshell, panel, placed } from "../lacquer.ts";
import { at, circle, drawn, filled } from "../ring.ts";

const days = 6;
const hours = 48;

/** A week of lessons as bands of a clock; at midnight, where no lesson is, one light is on. */
export function universityChatbot(): string {
  const random = chance(41);
  const lessons: string[] = [];
  for (let day = 0; day < days; day++) {
    const inner = 168 + day * 42;
    let slot = 11 + Math.floor(random() * 3);
    while (slot < 37) {
      const length = 2 + Math.floor(random() * 4);
      const shade = random();
      const d = sector(
        inner,
        inner + 32,
        (slot * 360) / hours + 0.8,
        ((slot + length) * 360) / hours - 0.8,
      );
      lessons.push(shade > 0.86 ? drawn(d, 1.6) : filled(d, ` opacity="${shade > 0.4 ? 1 : 0.5}"`));
      slot += length + (random() > 0.75 ? 2 : 0);
    }
  }
  return panel({ ground: "jade", light: { x: 480, y: 150, reach: 700 } }, [
    `<clipPath id="moon"><circle cx="480" cy="112" r="31"/></clipPath>`,
    placed(
      480,
      404,
      [
        sun(92, 28, 44, 2, 100),
        comb(96, 106, 122, 1.4),
        circle(128, 1.2),
        teeth(72, 128, 140),
        ...Array.from({ length: days + 1 }, (_, day) =>
          circle(163 + day * 42, 0.9, ' opacity="0.55"'),
        ),
        ...lessons,
        comb(hours, 424, 440, 3),
        comb(hours * 4, 424, 434, 1.2),
        circle(446, 3),
        // The way from the light to the one who knows.
        `<path d="M-11 -96L0 -396L11 -96Z" fill="${pale}"/>`,
        `<path d="M${at(140, -16)}L0 -396L${at(140, 16)}Z" fill="${pale}" opacity="0.16"/>`,
      ],
      { scale: 0.66 },
    ),
    eggshell(
      { x: 440, y: 72, width: 80, height: 80 },
      { cell: 9, more: ' clip-path="url(#moon)"' },
    ),
    `<g transform="translate(480 112)">${circle(38, 2)}</g>`,
  ]);
}
