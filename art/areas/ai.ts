import { comb, ladder, sun } from "../bands.ts";
import { circle, polar, round } from "../ring.ts";
import { chance, pale, type Plate } from "./plate.ts";

/** Nodes on the bands, and weights between them. */
export function ai(): Plate {
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
    ground: { dark: "#071a17", lit: "#124138" },
    drum: { x: 480, y: 640, scale: 1.06 },
    bands: [
      sun(96, 30, 46, 2, 104),
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
