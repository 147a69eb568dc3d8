import { birds, comb, edged, ladder, sun, teeth, tiedCircles } from "./bands.ts";
import { circle } from "./ring.ts";

/** The drum of the first screen, by its rings, which turn by themselves. Only where there is ink counts. */
export function drum(): Record<"core" | "middle" | "outer", string> {
  const core = [
    sun(138, 40, 66, 2.2, 146),
    edged(154, 170, comb(112, 154, 170, 1.6)),
    tiedCircles(32, 187, 10, 1.5),
    circle(204, 1.2),
  ];
  const middle = [
    ladder(144, 218, 232, 1.4),
    birds(10, 277, 124),
    circle(322, 1.2),
    teeth(96, 322, 336),
    circle(342, 2.2),
  ];
  const outer = [
    edged(356, 392, tiedCircles(48, 374, 12, 1.5)),
    birds(18, 431, 108),
    edged(470, 484, comb(240, 470, 484, 1.4)),
    circle(496, 3),
  ];
  return { core: picture(core), middle: picture(middle), outer: picture(outer) };
}

const picture = (bands: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000">${bands.join("")}</svg>\n`;
