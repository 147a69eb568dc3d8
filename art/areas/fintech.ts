import { comb, ladder, sun, teeth, tiedCircles } from "../bands.ts";
import { circle, round } from "../ring.ts";
import { chance, pale, type Plate } from "./plate.ts";

/** Candles round the drum: a market seen as a ring. */
export function fintech(): Plate {
  const random = chance(23);
  const count = 108;
  const [floor, reach] = [250, 222];
  let price = 0.3;
  const candles = Array.from({ length: count }, (_, index) => {
    const open = price;
    const swing = Math.sin((index / count) * Math.PI * 6) * 0.06;
    price = Math.min(0.92, Math.max(0.08, price + swing + (random() - 0.5) * 0.34));
    const isUp = price >= open;
    const r = (value: number) => round(-(floor + value * reach));
    const low = r(Math.min(open, price) - random() * 0.1);
    const high = r(Math.max(open, price) + random() * 0.1);
    const top = r(Math.max(open, price));
    const body = Math.max(4, round(r(Math.min(open, price)) - top));
    const colour = isUp ? pale : "#d1573d";
    return `<g transform="rotate(${round((index * 360) / count)})"><path d="M0 ${low}V${high}" stroke="${colour}" stroke-width="2"/><path d="M-6 ${top}h12v${body}h-12z" fill="${colour}"/></g>`;
  });
  const volumes = Array.from({ length: count }, (_, index) => {
    const tall = 12 + random() ** 2 * 62;
    return `<path transform="rotate(${round((index * 360) / count)})" d="M0 -186V${round(-186 - tall)}" stroke="currentColor" stroke-width="5" opacity="0.6"/>`;
  });
  const levels = [0, 0.2, 0.4, 0.6, 0.8, 1].map((level) =>
    circle(floor + level * reach, 1, ' stroke-dasharray="1 8" opacity="0.8"'),
  );
  return {
    ground: { dark: "#140e06", lit: "#4a3413" },
    drum: { x: 400, y: 40 },
    bands: [
      sun(104, 32, 50, 2),
      circle(112, 2.2),
      tiedCircles(28, 136, 12, 1.6),
      circle(160, 1.2),
      comb(140, 160, 174, 1.5),
      circle(174, 2.2),
      ...volumes,
      ...levels,
      ...candles,
      circle(496, 2.2),
      teeth(110, 496, 510),
      ladder(220, 526, 544, 1.6),
      circle(556, 3),
    ],
  };
}
