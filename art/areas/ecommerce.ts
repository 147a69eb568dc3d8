import { comb, sun, teeth } from "../bands.ts";
import { circle, drawn, filled, polar, repeat, round } from "../ring.ts";
import { gold, pale, type Plate } from "./plate.ts";

/** Tiles and parcels in orbit. */
export function ecommerce(): Plate {
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
    ground: { dark: "#3a0b08", lit: "#8a2015" },
    drum: { x: 690, y: 290 },
    bands: [
      sun(104, 32, 50, 2),
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
