import { chance, pale } from "../areas/plate.ts";
import { around } from "../arcs.ts";
import { comb, sun, teeth, tiedCircles } from "../bands.ts";
import { house } from "../figures.ts";
import { cinnabar, grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn, repeat, round } from "../ring.ts";

/** Stocks, bonds, property and gold, each a quarter of one drum, with the market moving round them. */
export function portfolio(): string {
  const { dark } = grounds.umber;
  const quarter = (shapes: readonly string[], middle: number, radius: number, step: number) =>
    around(radius, shapes, { from: middle - ((shapes.length - 1) * step) / 2, step });
  return panel({ height: 840, ground: "umber", light: { x: 480, y: 420, reach: 760 } }, [
    placed(
      480,
      420,
      [
        sun(74, 23, 36, 1.8),
        circle(82, 2),
        comb(80, 87, 98, 1.4),
        circle(104, 1.6),
        quarter(
          Array.from({ length: 7 }, (_, index) => bar(index)),
          0,
          116,
          10.4,
        ),
        quarter(
          Array.from({ length: 3 }, () => placed(0, 0, [house(dark)], { scale: 0.56 })),
          90,
          128,
          27,
        ),
        quarter(
          Array.from({ length: 5 }, () => ingot()),
          180,
          128,
          15.6,
        ) +
          quarter(
            Array.from({ length: 4 }, () => ingot()),
            180,
            166,
            15.6,
          ),
        quarter(
          Array.from({ length: 4 }, () => bond()),
          270,
          156,
          19.6,
        ),
        `<g transform="rotate(45)">${repeat(4, drawn("M0 -104V-214", 2.4))}</g>`,
        circle(214, 1.6),
        teeth(84, 214, 225),
        circle(229, 1.2),
        ...candles(),
        circle(344, 1.2),
        comb(190, 348, 360, 1.5),
        circle(366, 2.6),
        tiedCircles(56, 396, 13, 1.6),
        circle(424, 1.2),
        teeth(150, 424, 438),
        circle(452, 2.6),
      ],
      { scale: 1.24 },
    ),
  ]);
}

function bar(index: number): string {
  const tall = [34, 50, 42, 62, 56, 74, 84][index] ?? 0;
  return `<path d="M-6 0h12v${-tall}h-12Z" fill="${index === 6 ? pale : "currentColor"}"/>`;
}

/** A bond with its coupons along the edge. */
function bond(): string {
  return (
    drawn("M-20 -32H20V32H-20Z", 2.2) +
    drawn("M-11 -20H11M-11 -10H11M-11 0H4", 2.4) +
    `<path d="M-20 14H20V32H-20Z" fill="currentColor"/>` +
    drawn("M-7 14V32M7 14V32", 2).replaceAll("currentColor", "#2a1d0c")
  );
}

function ingot(): string {
  return `<path d="M-18 0L-13 -20H13L18 0Z" fill="${pale}"/><path d="M-13 -20L-8 -28H18L13 -20Z" fill="currentColor"/><path d="M13 -20L18 -28L23 -8L18 0Z" fill="#9a6b1f"/>`;
}

function candles(): string[] {
  const random = chance(71);
  const count = 76;
  let price = 0.35;
  return Array.from({ length: count }, (_, index) => {
    const open = price;
    const drift = Math.sin((index / count) * Math.PI * 4) * 0.07;
    price = Math.min(0.9, Math.max(0.1, price + drift + (random() - 0.48) * 0.62));
    const r = (value: number) => round(-(236 + value * 100));
    const [low, high] = [
      r(Math.min(open, price) - random() * 0.12),
      r(Math.max(open, price) + random() * 0.12),
    ];
    const top = r(Math.max(open, price));
    const body = Math.max(4, round(r(Math.min(open, price)) - top));
    const colour = price >= open ? pale : cinnabar;
    return `<g transform="rotate(${(index * 360) / count})"><path d="M0 ${low}V${high}" stroke="${colour}" stroke-width="2"/><path d="M-5 ${top}h10v${body}h-10z" fill="${colour}"/></g>`;
  });
}
