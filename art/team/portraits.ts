import { pale } from "../areas/plate.ts";
import { around } from "../arcs.ts";
import { birds, comb, edged, ladder, star, sun, teeth, tiedCircles } from "../bands.ts";
import { boat, house, rower, standingDrum, walker } from "../figures.ts";
import { grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn, polar, round } from "../ring.ts";

const width = 800;
const height = 1000;
type Ground = keyof typeof grounds;

/** A disc of bronze for one person: a figure of the drum that says what they answer for. */
function medallion(ground: Ground, figure: readonly string[], rim: readonly string[]): string {
  return panel({ width, height, ground, light: { x: 400, y: 440, reach: 760 } }, [
    placed(400, 500, [
      ...[430, 476, 524, 574, 626].map((radius) =>
        circle(radius, 1.1, ' stroke-dasharray="2 11" opacity="0.6"'),
      ),
      `<circle r="348" fill="${grounds[ground].dark}" opacity="0.5"/>`,
      ...rim,
      ...figure,
    ]),
  ]);
}

/** The mentor: a house that stands, and the sun over its roof. */
export const mentor = () =>
  medallion(
    "jade",
    [
      placed(0, -118, [sun(62, 19, 30, 1.8, 70)]),
      placed(0, 152, [house(grounds.jade.dark)], { scale: 2.05 }),
      drawn("M-196 154H196", 3),
      ...[-150, -75, 0, 75, 150].map((x) => placed(x, 182, [tree()])),
    ],
    [
      circle(250, 2),
      teeth(76, 250, 268),
      edged(276, 330, ladder(150, 290, 312, 1.8), 1.4),
      circle(346, 4),
    ],
  );

const tree = () => drawn("M-26 0L-13 -18L0 0L13 -18L26 0", 2.6);

/** The AI lead: birds in flight, tied to each other like the nodes of a network. */
export const aiLead = () => {
  const nodes = Array.from({ length: 12 }, (_, index) => polar(206, index * 30 + 15));
  const weights = nodes.flatMap(({ x, y }, index) =>
    [2, 3, 5].map((step) => {
      const other = nodes[(index + step) % nodes.length] ?? { x: 0, y: 0 };
      return drawn(`M${x} ${y}L${other.x} ${other.y}`, step === 5 ? 1.1 : 0.8, ' opacity="0.6"');
    }),
  );
  return medallion(
    "indigo",
    [
      ...weights,
      `<circle r="112" fill="${grounds.indigo.dark}"/>`,
      sun(84, 26, 40, 2, 94),
      comb(84, 98, 110, 1.6),
      ...nodes.map(
        ({ x, y }, index) =>
          `<circle cx="${x}" cy="${y}" r="11" fill="${index % 3 === 0 ? pale : grounds.indigo.dark}" stroke="currentColor" stroke-width="2.6"/>`,
      ),
    ],
    [circle(236, 1.4), birds(9, 288, 124), circle(336, 1.4), circle(348, 4)],
  );
};

/** The CEO: a boat under one star, and a hand on the paddle. */
export const ceo = () =>
  medallion(
    "cinnabar",
    [
      placed(0, -132, [sun(74, 23, 36, 2, 82), comb(64, 87, 98, 1.6)]),
      placed(
        0,
        96,
        [
          boat(grounds.cinnabar.dark),
          placed(10, 12, [rower(grounds.cinnabar.dark)], { scale: 1.5 }),
        ],
        { scale: 0.74 },
      ),
      ...[0, 1, 2].map((row) => wave(172 + row * 26, 176 - row * 40)),
    ],
    [
      circle(252, 2),
      comb(150, 258, 276, 1.8),
      edged(284, 326, tiedCircles(44, 304, 14, 1.8), 1.4),
      circle(346, 4),
    ],
  );

function wave(y: number, half: number): string {
  const count = Math.floor((half * 2) / 26);
  const start = -(count * 26) / 2;
  return drawn(`M${start} ${y}${"q6.5 -14 13 0t13 0".repeat(count)}`, 2.4);
}

/** The CCO: two sides that meet as equals, and the drum they both strike. */
export const cco = () => {
  const { dark } = grounds.umber;
  const staff = drawn("M0 62V-66", 3.4);
  const partner = placed(104, 146, [walker(dark, staff)], { scale: 1.86 });
  return medallion(
    "umber",
    [
      partner,
      `<g transform="scale(-1 1)">${partner}</g>`,
      placed(0, 148, [standingDrum(dark)], { scale: 0.72 }),
      drawn("M-190 150H190", 3),
      placed(0, -110, [star(14, 46, 14), circle(54, 2)]),
      placed(0, 176, [
        around(0, [""]),
        ...[-2, -1, 0, 1, 2].map((step) => placed(step * 46, 8, [diamond()])),
      ]),
    ],
    [
      circle(250, 2),
      edged(258, 322, around(290, Array.from({ length: 30 }, diamond))),
      teeth(110, 322, 336),
      circle(346, 4),
    ],
  );
};

const diamond = () =>
  `<path d="M0 -17L17 0L0 17L-17 0Z" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M0 -8L8 0L0 8L-8 0Z" fill="currentColor"/>`;

/** The CTO: the drum itself, which carries what is built on it. */
export const cto = () => {
  const { dark } = grounds.black;
  const sound = [150, 176, 202, 228].map((radius, index) => {
    const [from, to] = [polar(radius, -48), polar(radius, 48)];
    return drawn(
      `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`,
      5 - index,
      ' stroke-linecap="round"',
    );
  });
  return medallion(
    "black",
    [
      placed(0, 172, [standingDrum(dark)], { scale: 2.3 }),
      drawn("M-190 174H190", 3),
      placed(0, 26, sound),
      placed(0, -86, [star(14, 32, 10)]),
    ],
    [circle(252, 2), ...linked(36, 292), circle(330, 1.4), circle(348, 4)],
  );
};

/** Blocks side by side round the rim, tied by two lines. */
function linked(count: number, radius: number): string[] {
  const block = `<path d="M-13 -13H13V13H-13Z" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M-5 -5H5V5H-5Z" fill="currentColor"/>`;
  return [
    circle(radius - 4, 1.4),
    circle(radius + 4, 1.4),
    around(
      radius,
      Array.from({ length: count }, () =>
        block.replace('fill="none"', `fill="${grounds.black.dark}"`),
      ),
      { step: round(360 / count) },
    ),
  ];
}
