import { at, circle, dashed, dotted, drawn, filled, polar, repeat, round } from "./ring.ts";

// The bands of a Dong Son drum, from the star outwards: each fills the ring between two radii.

/** The star in the middle. */
export function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, index) =>
    at(index % 2 === 0 ? outer : inner, (index * 180) / rays),
  );
  return filled(`M${points.join("L")}Z`);
}

/** Nested angles between the rays, like feathers. */
function feathers(rays: number, outer: number, inner: number, width: number): string {
  const half = 180 / rays;
  const nested = [0, 0.26, 0.52].map((share) => {
    const tip = inner + (outer - inner) * (0.06 + share * 0.72);
    const spread = half * (0.86 - share * 0.98);
    return `M${at(outer, half - spread)}L${at(tip, half)}L${at(outer, half + spread)}`;
  });
  return repeat(rays, drawn(nested.join(""), width));
}

/** The middle of a drum: a star, feathers from `tip` to the ends of its rays, and a `ring` round both. */
export const sun = (outer: number, inner: number, tip: number, width: number, ring?: number) =>
  star(14, outer, inner) +
  feathers(14, outer, tip, width) +
  (ring === undefined ? "" : circle(ring, width));

/** A band between two circles. */
export const edged = (inner: number, outer: number, band: string, width = 1.2) =>
  circle(inner, width) + band + circle(outer, width);

/** Short strokes side by side, as on a comb. */
export function comb(count: number, inner: number, outer: number, width: number): string {
  return dashed((inner + outer) / 2, outer - inner, count, width);
}

/** Triangles that point outwards. */
export function teeth(count: number, inner: number, outer: number): string {
  const half = 180 / count;
  return repeat(count, filled(`M${at(inner, -half)}L${at(outer, 0)}L${at(inner, half)}Z`));
}

/** Circles with a dot, each tied to the next by a tangent: the oldest picture of a network. */
export function tiedCircles(count: number, radius: number, size: number, width: number): string {
  const next = polar(radius, 360 / count);
  const around = (r: number) =>
    `M${-r} ${-radius}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
  // From the outer side of one to the inner side of the next.
  const pull = (radius - size) / radius;
  const tie = `M0 ${round(-radius - size)}L${round(next.x * pull)} ${round(next.y * pull)}`;
  const link = drawn(around(round(size)) + around(round(size * 0.5)) + tie, width);
  return repeat(count, link) + dotted(radius, round(size * 0.32), count);
}

/** The long-beaked birds that fly round the drum, against the clock, `size` long from beak to tail. */
export function birds(count: number, radius: number, size: number): string {
  const s = (value: number) => round((value * size) / 160);
  const draw = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${s(x)} ${s(y)}`).join("");
  const curve = (x1: number, y1: number, x: number, y: number) =>
    `Q${s(x1)} ${s(y1)} ${s(x)} ${s(y)}`;
  const body = [
    draw([
      [-82, 3],
      [-40, -7],
    ]),
    curve(-33, -19, -14, -17),
    `L${s(-2)} ${s(-22)}L${s(-12)} ${s(-9)}`,
    curve(-6, -2, 4, -3),
    `L${s(34)} ${s(-40)}L${s(50)} ${s(-44)}L${s(30)} ${s(-4)}L${s(80)} ${s(-12)}`,
    `L${s(73)} ${s(0)}L${s(80)} ${s(12)}L${s(30)} ${s(7)}`,
    `L${s(36)} ${s(36)}L${s(22)} ${s(34)}L${s(4)} ${s(8)}`,
    curve(-22, 11, -38, 0),
    "Z",
    // The eye, and the feathers of wings and tail, stay open.
    `M${s(-31)} ${s(-8)}a${s(4)} ${s(4)} 0 1 0 ${s(8)} 0a${s(4)} ${s(4)} 0 1 0 ${s(-8)} 0Z`,
    ...[0, 1, 2].map((line) => slit(s, 17 + line * 8, -12 - line * 9, 9, -4)),
    ...[0, 1].map((line) => slit(s, 15 + line * 6, 14 + line * 8, 8, 3)),
    ...[0, 1, 2].map((line) => slit(s, 40 + line * 10, -5 - line, 1, 9 + line * 2)),
  ].join("");
  return repeat(count, filled(body, ' fill-rule="evenodd"'), { lift: radius });
}

/** A narrow cut from a point, along a direction. */
function slit(s: (value: number) => number, x: number, y: number, dx: number, dy: number): string {
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * 1.6, (dx / length) * 1.6];
  return `M${s(x)} ${s(y)}L${s(x + dx)} ${s(y + dy)}L${s(x + dx + nx)} ${s(y + dy + ny)}L${s(x + nx)} ${s(y + ny)}Z`;
}

/** Rungs between two rails. */
export function ladder(count: number, inner: number, outer: number, width: number): string {
  return edged(inner, outer, comb(count, inner, outer, width), width);
}
