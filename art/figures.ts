import { comb, star } from "./bands.ts";
import { circle, drawn, filled, round } from "./ring.ts";

// The figures of the drum's frieze. Each stands on the origin, faces left, and is drawn in the colour
// around it. `ground` is the lacquer that shows through where a line is cut into the gold.

/** A tall feather that grows from the origin and leans back, with its quill cut in. */
function plume(length: number, lean: number, ground: string): string {
  const tip = `${round(lean)} ${-length}`;
  const side = (bulge: number) => `${round(lean * 0.2 + bulge)} ${round(-length * 0.55)}`;
  return (
    filled(`M-2 0Q${side(-9)} ${tip}Q${side(11)} 3 0Z`) +
    drawn(`M0.5 -6Q${side(1)} ${round(lean * 0.86)} ${round(-length * 0.84)}`, 1.4).replace(
      "currentColor",
      ground,
    )
  );
}

/** A head with its eye, under three plumes. */
function head(ground: string): string {
  const plumes = [
    [44, -8],
    [50, 8],
    [40, 24],
  ] as const;
  return [
    ...plumes.map(
      ([length, lean], index) =>
        `<g transform="translate(${index * 2.4 - 3} -5)">${plume(length, lean, ground)}</g>`,
    ),
    `<circle r="7.4" fill="currentColor"/>`,
    `<circle cx="-1.6" cy="-0.6" r="3.5" fill="${ground}"/>`,
    `<circle cx="-1.6" cy="-0.6" r="1.6" fill="currentColor"/>`,
    filled("M-6.4 -2L-12.5 1.6L-6 4.6Z"),
  ].join("");
}

const limb = (d: string, width: number) =>
  drawn(d, width, ' stroke-linecap="round" stroke-linejoin="round"');

/** A person who walks in the procession, 130 high with plumes; `held` is what the raised hand carries. */
export function walker(ground: string, held = ""): string {
  return [
    limb("M1 -38L-9 -19L-12 -2L-18 -1.5", 6.4),
    limb("M3 -38L9 -20L15 -3L9 -1.5", 6.4),
    // The apron, longer behind.
    filled("M-7 -52L7 -52L9 -40L24 -23L5 -29L-2 -20L-8 -38Z"),
    filled("M-10 -73Q0 -77 10 -72L6 -50L-6 -50Z"),
    limb("M8 -70L17 -58L12 -48", 4.6),
    limb("M-8 -70L-19 -63L-25 -74", 4.6),
    `<g transform="translate(-25 -74)">${held}</g>`,
    `<g transform="translate(-2 -81)">${head(ground)}</g>`,
  ].join("");
}

/** A person who sits in a boat and pulls a paddle through the water. */
export function rower(ground: string): string {
  return [
    filled("M-9 -4Q-14 -34 -12 -38Q-4 -44 6 -38Q14 -18 15 -2Z"),
    limb("M-28 -46L-36 30", 3.4),
    filled("M-33 22Q-44 34 -39 58Q-30 50 -31 24Z"),
    limb("M-6 -34L-18 -26L-29 -38", 4.8),
    limb("M4 -34L-8 -14L-32 -6", 4.8),
    `<g transform="translate(-6 -47)">${head(ground)}</g>`,
  ].join("");
}

/** A house on stilts under a roof with swung-up ends, 150 wide and 118 high. */
export function house(ground: string): string {
  const posts = [-38, -13, 13, 38].map((x) => limb(`M${x} -44V0`, 4));
  const thatch = [-40, -26, -13, 0, 13, 26, 40]
    .map((x) => `M${round(x * 0.82)} -50L${round(x * 1.18)} ${round(-80 - (x / 12) ** 2)}`)
    .join("");
  return [
    ...posts,
    filled("M-48 -24H48V-18H-48Z"),
    filled("M-28 -44H28V-24H-28Z"),
    ...[-19, 0, 19].map(
      (x) =>
        `<circle cx="${x}" cy="-34" r="5.4" fill="${ground}"/><circle cx="${x}" cy="-34" r="2.2" fill="currentColor"/>`,
    ),
    filled("M-76 -112Q-36 -80 0 -79Q36 -80 76 -112Q62 -72 46 -44L-46 -44Q-62 -72 -76 -112Z"),
    drawn(thatch, 2).replace("currentColor", ground),
    filled("M-44 0L-58 0L-48 -24L-42 -24Z"),
  ].join("");
}

/** The drum itself, seen from the side: 132 wide and 104 high. */
export function standingDrum(ground: string): string {
  const outline =
    "M-66 -104H66V-96Q74 -72 52 -62L42 -54Q38 -34 44 -20L62 0H-62L-44 -20Q-38 -34 -42 -54L-52 -62Q-74 -72 -66 -96Z";
  const line = (y: number, half: number) => `M${-half} ${y}H${half}`;
  const strokes = (y: number, tall: number, half: number, step: number) =>
    Array.from(
      { length: Math.floor((2 * half) / step) + 1 },
      (_, index) => `M${round(-half + index * step)} ${y}V${y + tall}`,
    ).join("");
  const rays = Array.from(
    { length: 9 },
    (_, index) => `M${-36 + index * 9} -38L${-31.5 + index * 9} -26L${-27 + index * 9} -38`,
  );
  return (
    filled(outline) +
    drawn(
      [
        line(-95, 66),
        strokes(-90, 8, 60, 5),
        line(-78, 62),
        line(-64, 53),
        line(-54, 42),
        ...rays.slice(0, 8),
        line(-44, 38),
        line(-21, 44),
        strokes(-16, 7, 40, 5),
        line(-6, 55),
      ].join(""),
      1.8,
    ).replace("currentColor", ground)
  );
}

/** A long boat with the head of a bird at its bow: 560 from bow to stern, its rim at the origin. */
export function boat(ground: string): string {
  const hull =
    "M-236 -10Q-150 6 0 8Q150 6 214 -14Q250 -30 262 -74Q276 -66 284 -40Q270 20 200 46Q100 60 0 60Q-120 60 -196 46Q-236 38 -250 8Q-262 -24 -282 -28L-330 -14Q-304 -42 -276 -46Q-246 -44 -236 -10Z";
  const waves = Array.from(
    { length: 15 },
    (_, index) => `M${-182 + index * 26} 46l13 -14l13 14`,
  ).join("");
  const rail = "M-222 6Q-140 20 0 22Q150 20 222 0";
  const dots = Array.from({ length: 15 }, (_, index) => {
    const x = -169 + index * 26;
    return `<circle cx="${x}" cy="${round(30 - (x / 190) ** 2 * 4)}" r="2.6" fill="${ground}"/>`;
  });
  return [
    filled(hull),
    drawn(rail + waves, 2).replace("currentColor", ground),
    ...dots,
    `<circle cx="-272" cy="-35" r="5.4" fill="${ground}"/><circle cx="-272" cy="-35" r="2.4" fill="currentColor"/>`,
    ...[0, 1, 2].map((index) =>
      limb(
        `M${264 + index * 6} ${-70 + index * 12}Q${286 + index * 8} ${-96 + index * 16} ${312 + index * 4} ${-92 + index * 22}`,
        3,
      ),
    ),
  ].join("");
}

/** A small sun for the middle of things. */
export const sun = (size: number) =>
  star(14, size, size * 0.32) +
  circle(round(size * 1.1), 2) +
  comb(56, size * 1.16, size * 1.3, 1.4);
