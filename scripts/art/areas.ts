import { comb, feathers, ladder, star, teeth, tiedCircles } from "./bands.ts";
import { at, circle, drawn, filled, polar, repeat, round } from "./ring.ts";

const width = 960;
const height = 600;
const gold = "#dcb26a";
const pale = "#f5e6c4";

type Plate = {
  ground: string;
  light: string;
  /** Where the centre of the drum lies on the plate, and how large it is. */
  x: number;
  y: number;
  scale: number;
  turn?: number;
  bands: string[];
};

/** The four business areas: the bands of the drum, inlaid in lacquer. */
export function areas(): Record<string, string> {
  return {
    "web/art/ai.svg": plate(ai()),
    "web/art/blockchain.svg": plate(blockchain()),
    "web/art/ecommerce.svg": plate(ecommerce()),
    "web/art/fintech.svg": plate(fintech()),
  };
}

function plate({ ground, light, x, y, scale, turn = 0, bands }: Plate): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${gold}">`,
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="760"><stop stop-color="${light}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${bands.join("")}</g>`,
    `</svg>\n`,
  ].join("");
}

/** A plain generator of repeatable chance, so that a picture drawn anew is the same picture. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Nodes on the bands, and weights between them. */
function ai(): Plate {
  const random = chance(11);
  const layers = [
    { count: 7, radius: 170, size: 9 },
    { count: 14, radius: 270, size: 8 },
    { count: 28, radius: 380, size: 7 },
    { count: 42, radius: 500, size: 6 },
  ];
  const nodesOf = ({ count, radius, size }: (typeof layers)[number]) =>
    Array.from({ length: count }, (_, index) => ({
      ...polar(radius, ((index + 0.5) * 360) / count),
      degrees: ((index + 0.5) * 360) / count,
      size,
    }));
  const all = layers.map(nodesOf);
  const weights = all.slice(1).flatMap((outer, layer) =>
    outer.flatMap((node) => {
      const inner = (all[layer] ?? []).toSorted(
        (a, b) => away(a.degrees, node.degrees) - away(b.degrees, node.degrees),
      );
      return inner.slice(0, 3).map((other, rank) => {
        const weight = random();
        const isStrong = weight > 0.72 && rank < 2;
        return `<path d="M${other.x} ${other.y}L${node.x} ${node.y}" stroke="${isStrong ? pale : "currentColor"}" stroke-width="${isStrong ? 2.6 : 1.1}" opacity="${isStrong ? 0.95 : round(0.25 + weight * 0.45)}"/>`;
      });
    }),
  );
  const nodes = all.flat().map(({ x, y, size }) => {
    const isLit = random() > 0.68;
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${isLit ? pale : "#0d2b26"}" stroke="currentColor" stroke-width="2"/>`;
  });
  return {
    ground: "#071a17",
    light: "#124138",
    x: 480,
    y: 640,
    scale: 1.06,
    bands: [
      star(14, 96, 30),
      feathers(14, 96, 46, 2),
      circle(104, 2),
      ladder(84, 112, 124, 1.4),
      ...layers.map(({ radius }) => circle(radius, 0.8, ' opacity="0.45"')),
      ...weights,
      ...nodes,
      circle(548, 1.2),
      comb(180, 548, 566, 1.6),
      circle(566, 1.2),
      circle(578, 3),
    ],
  };
}

function away(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}

/** Blocks linked round the ring, each closed with its own seal. */
function blockchain(): Plate {
  const random = chance(29);
  const ring = (count: number, radius: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const cells = Array.from({ length: 9 }, (_, cell) => {
        if (random() < 0.45) return "";
        const unit = size / 4.6;
        const x = round((cell % 3) * unit * 1.12 - unit * 1.62);
        const y = round(Math.floor(cell / 3) * unit * 1.12 - unit * 1.62);
        return `<path d="M${x} ${y}h${round(unit)}v${round(unit)}h${round(-unit)}z" fill="${random() > 0.7 ? pale : "currentColor"}"/>`;
      });
      const half = size / 2;
      return `<g transform="rotate(${round((index * 360) / count)}) translate(0 ${-radius})"><path d="M${-half} ${-half}h${size}v${size}h${-size}z" fill="#101d33" stroke="currentColor" stroke-width="2.6"/>${cells.join("")}</g>`;
    }).join("");
  const links = (count: number, radius: number) => {
    const half = 180 / count;
    return repeat(
      count,
      `<path d="M${at(radius - 5, half * 0.35)}A${radius - 5} ${radius - 5} 0 0 1 ${at(radius - 5, half * 1.65)}M${at(radius + 5, half * 0.35)}A${radius + 5} ${radius + 5} 0 0 1 ${at(radius + 5, half * 1.65)}" fill="none" stroke="currentColor" stroke-width="2.2"/>`,
    );
  };
  return {
    ground: "#0a1220",
    light: "#1b3153",
    x: 300,
    y: 300,
    scale: 1,
    turn: 8,
    bands: [
      star(14, 92, 28),
      feathers(14, 92, 44, 2),
      circle(100, 2),
      comb(90, 106, 118, 1.4),
      circle(118, 1.2),
      links(14, 186),
      ring(14, 186, 54),
      circle(240, 1.2),
      teeth(84, 240, 252),
      links(20, 320),
      ring(20, 320, 66),
      circle(388, 1.2),
      tiedCircles(44, 410, 14, 1.6),
      circle(432, 1.2),
      links(24, 520),
      ring(24, 520, 84),
      circle(604, 1.2),
      comb(200, 604, 622, 1.6),
      circle(622, 2.4),
    ],
  };
}

/** Tiles and parcels in orbit. */
function ecommerce(): Plate {
  const orbit = (radius: number) =>
    circle(radius, 1.6, ' stroke-dasharray="2 9" stroke-linecap="round"');
  const orbits = [
    { radius: 212, sizes: [34, 24, 30, 22], from: 20 },
    { radius: 300, sizes: [30, 42, 26, 38, 24], from: 52 },
    { radius: 478, sizes: [44, 30, 52, 34, 48, 28, 46, 36, 40, 30], from: 6 },
    { radius: 588, sizes: [40, 58, 34, 50, 38, 62, 32, 46, 54, 36, 48, 40], from: 22 },
  ];
  const parcels = orbits.flatMap(({ radius, sizes, from }) =>
    sizes.map((size, index) => parcel(radius, from + (index * 360) / sizes.length, size)),
  );
  return {
    ground: "#3a0b08",
    light: "#8a2015",
    x: 690,
    y: 290,
    scale: 1,
    bands: [
      star(14, 104, 32),
      feathers(14, 104, 50, 2),
      circle(112, 2.2),
      tiles(30, 138, 12),
      circle(164, 2.2),
      ...orbits.map(({ radius }) => orbit(radius)),
      circle(352, 1.2),
      teeth(100, 352, 364),
      tiles(68, 388, 16),
      circle(412, 2.2),
      comb(230, 660, 682, 1.8),
      circle(660, 1.2),
      circle(682, 3),
      ...parcels,
    ],
  };
}

/** Squares on their corners, one in the other, side by side. */
function tiles(count: number, radius: number, size: number): string {
  const square = (half: number) =>
    `M0 ${round(-radius - half)}L${half} ${-radius}L0 ${round(-radius + half)}L${-half} ${-radius}Z`;
  return repeat(count, drawn(square(size), 1.8)) + repeat(count, filled(square(size / 2)));
}

/** A box seen from a corner, closed with a strip of tape. It stands upright wherever it is. */
function parcel(radius: number, degrees: number, size: number): string {
  const { x, y } = polar(radius, degrees);
  const [w, h] = [round(size * 0.87), round(size / 2)];
  // The tape runs from the middle of one upper edge across, and a little way down the side.
  const [near, far] = [0.36, 0.64];
  const onEdge = (share: number) => `${round(-w * share)} ${round(-h * share)}`;
  const across = (share: number) => `${round(w - w * share)} ${round(-h - h * share)}`;
  const down = (share: number) => `${round(-w * share)} ${round(size * 0.36 - h * share)}`;
  const faces = [
    [`M0 0L${w} ${-h}V${round(size - h)}L0 ${size}Z`, "#a8722c"],
    [`M0 0L${-w} ${-h}V${round(size - h)}L0 ${size}Z`, gold],
    [`M0 0L${w} ${-h}L0 ${-2 * h}L${-w} ${-h}Z`, pale],
    [`M${onEdge(near)}L${across(near)}L${across(far)}L${onEdge(far)}Z`, "#b23a26"],
    [`M${onEdge(near)}L${down(near)}L${down(far)}L${onEdge(far)}Z`, "#8a2015"],
  ];
  const drawing = faces.map(([d = "", fill = ""]) => `<path d="${d}" fill="${fill}"/>`).join("");
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/** Candles round the drum: a market seen as a ring. */
function fintech(): Plate {
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
    ground: "#140e06",
    light: "#4a3413",
    x: 400,
    y: 40,
    scale: 1,
    bands: [
      star(14, 104, 32),
      feathers(14, 104, 50, 2),
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
