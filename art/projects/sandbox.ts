import { chance, pale } from "../areas/plate.ts";
import { around } from "../arcs.ts";
import { comb, star, teeth } from "../bands.ts";
import { cinnabar, grounds, panel, placed } from "../lacquer.ts";
import { circle, drawn, polar, round } from "../ring.ts";

const peers = [
  { x: 480, y: 420, size: 1.36, blocks: 16 },
  { x: 170, y: 176, size: 0.86, blocks: 12 },
  { x: 790, y: 176, size: 0.94, blocks: 12 },
  { x: 790, y: 664, size: 0.9, blocks: 12 },
  { x: 170, y: 664, size: 0.94, blocks: 12 },
] as const;

/** A network for a class: every peer keeps the same chain, and one is being broken on purpose. */
export function sandbox(): string {
  const [first, ...others] = peers;
  const roads = others.map(({ x, y, size }) =>
    road(first.x, first.y, 158 * first.size, x, y, 158 * size),
  );
  const ring = [1, 2, 3, 4].map((index) => {
    const [from, to] = [peers[index] ?? first, peers[index === 4 ? 1 : index + 1] ?? first];
    return road(from.x, from.y, 158 * from.size, to.x, to.y, 158 * to.size);
  });
  return panel({ height: 840, ground: "indigo", light: { x: 480, y: 400, reach: 760 } }, [
    ...roads,
    ...ring,
    ...peers.map((peer, index) => drumOf(peer, index === 3)),
  ]);
}

function drumOf(peer: (typeof peers)[number], isBroken: boolean): string {
  const { x, y, size, blocks } = peer;
  const random = chance(7);
  const chain = Array.from({ length: blocks }, () => block(random));
  const links = Array.from({ length: blocks }, () => drawn("M-26 -5H26M-26 5H26", 2));
  const step = 360 / blocks;
  const fallen = chain.slice(-4).map((shape, index) =>
    placed(-96 - index * 44, -20 + index * 46 - (index % 2) * 18, [shape], {
      turn: 24 + index * 37,
    }),
  );
  return placed(
    x,
    y,
    [
      `<circle r="152" fill="${grounds.indigo.dark}" opacity="0.72"/>`,
      star(14, 50, 15),
      circle(57, 2),
      comb(36, 61, 71, 2),
      circle(75, 1.4),
      around(108, links.slice(0, isBroken ? -5 : undefined), { from: step / 2, step }),
      around(108, isBroken ? chain.slice(0, -4) : chain, { step }),
      circle(138, 1.2),
      teeth(44, 139, 149),
      circle(153, 2.4),
      isBroken ? `<g color="${cinnabar}">${fallen.join("")}</g>` : "",
    ],
    { scale: size },
  );
}

function block(random: () => number): string {
  const cells = Array.from({ length: 9 }, (_, cell) => {
    if (random() < 0.42) return "";
    const [x, y] = [(cell % 3) * 10 - 14.5, Math.floor(cell / 3) * 10 - 14.5];
    return `<path d="M${x} ${y}h9v9h-9Z" fill="${random() > 0.7 ? pale : "currentColor"}"/>`;
  });
  return `<path d="M-20 -20h40v40h-40Z" fill="#101d33" stroke="currentColor" stroke-width="2.4"/>${cells.join("")}`;
}

/** Two lines between two peers, from rim to rim. */
function road(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): string {
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
  const far = Math.hypot(x2 - x1, y2 - y1);
  const [from, to] = [polar(r1, degrees), polar(far - r2, degrees)];
  const [nx, ny] = [
    round(Math.cos((degrees * Math.PI) / 180) * 5),
    round(Math.sin((degrees * Math.PI) / 180) * 5),
  ];
  const line = (side: number, width: number, more = "") =>
    drawn(
      `M${round(x1 + from.x + nx * side)} ${round(y1 + from.y + ny * side)}L${round(x1 + to.x + nx * side)} ${round(y1 + to.y + ny * side)}`,
      width,
      more,
    );
  return (
    line(1, 1.6) + line(-1, 1.6) + line(0, 4, ' stroke-dasharray="0.1 13" stroke-linecap="round"')
  );
}
