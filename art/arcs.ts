import { at, round } from "./ring.ts";

/** Part of a circle, as path data, from one angle to another with the clock. */
export function arc(radius: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${at(radius, to)}`;
}

/** A piece of a ring between two radii, as closed path data. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  return `${arc(outer, from, to)}L${at(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${at(inner, from)}Z`;
}

/** Different shapes side by side round the centre, each standing on the ring at `radius`. */
export function around(
  radius: number,
  shapes: readonly string[],
  { from = 0, step = 360 / shapes.length } = {},
): string {
  return shapes
    .map((shape, index) => {
      const turn = round(from + index * step);
      return `<g transform="rotate(${turn}) translate(0 ${-radius})">${shape}</g>`;
    })
    .join("");
}
