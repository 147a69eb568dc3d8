import { comb, sun, teeth, tiedCircles } from "../bands.ts";
import { at, circle, repeat, round } from "../ring.ts";
import { chance, pale, type Plate } from "./plate.ts";

/** Blocks linked round the ring, each closed with its own seal. */
export function blockchain(): Plate {
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
    ground: { dark: "#0a1220", lit: "#1b3153" },
    drum: { x: 300, y: 300, turn: 8 },
    bands: [
      sun(92, 28, 44, 2, 100),
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
