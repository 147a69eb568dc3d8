import { gold, pale } from "../areas/plate.ts";
import { comb, edged, star, sun, teeth, tiedCircles } from "../bands.ts";
import { house } from "../figures.ts";
import { eggshell, grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn } from "../ring.ts";

/** Tea hills are drums half sunk in the land. The road passes a fall and a temple; every stop is kept. */
export function checkIn(): string {
  const { dark } = grounds.jade;
  return panel({ ground: "jade", light: { x: 690, y: 150, reach: 820 } }, [
    placed(694, 150, [sun(58, 18, 28, 1.8, 64), comb(72, 70, 82, 1.4), circle(88, 1.2)]),
    hill(236, 470, 300, "#0c2b25"),
    waterfall(),
    hill(800, 560, 300, "#0f332b"),
    placed(798, 262, [house(dark)], { scale: 0.78 }),
    hill(470, 650, 290, "#0a2520"),
    hill(120, 690, 250, "#0d2f28"),
    hill(900, 730, 240, "#0b2822"),
    road(),
    ...stops.map(([x, y, size]) => placed(x, y, [certificate()], { scale: size })),
  ]);
}

const stops = [
  [150, 500, 1.04],
  [318, 318, 0.72],
  [512, 420, 0.86],
  [744, 404, 0.76],
] as const;

function hill(x: number, y: number, size: number, fill: string): string {
  return placed(
    x,
    y,
    [
      `<circle r="196" fill="${fill}"/>`,
      circle(196, 3),
      comb(120, 176, 190, 1.8),
      edged(170, 140, tiedCircles(34, 155, 10, 1.6)),
      teeth(60, 124, 136),
      edged(120, 92, comb(76, 98, 114, 1.8)),
    ],
    { scale: size / 196 },
  );
}

/** Falling water, laid in eggshell over the side of a hill. */
function waterfall(): string {
  const fall =
    "M232 172C236 190 222 214 226 240S208 300 214 330S186 400 182 430S150 500 140 540L292 540C280 500 266 470 264 430S268 360 256 330S262 270 252 240S258 196 250 176Z";
  return (
    `<clipPath id="fall"><path d="${fall}"/></clipPath>` +
    eggshell(
      { x: 140, y: 160, width: 160, height: 390 },
      { cell: 12, more: ' clip-path="url(#fall)" opacity="0.92"' },
    )
  );
}

function road(): string {
  const d =
    "M-10 592C60 560 90 520 150 500S262 380 318 318S430 440 512 420S668 450 744 404S820 320 804 268";
  return (
    drawn(d, 13).replace("currentColor", grounds.jade.dark) +
    drawn(d, 4.6, ' stroke-dasharray="0.1 13" stroke-linecap="round"').replace("currentColor", pale)
  );
}

/** A certificate of a visit: a seal that cannot be copied. */
function certificate(): string {
  const notched = Array.from({ length: 24 }, (_, index) => {
    const radius = index % 2 === 0 ? 46 : 40;
    const angle = (index * Math.PI) / 12;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return [
    `<path d="M${notched.join("L")}Z" fill="#a8261c" stroke="${gold}" stroke-width="2.6"/>`,
    `<g color="${pale}">${circle(31, 1.6)}${star(12, 24, 9)}</g>`,
  ].join("");
}
