import { polar, round } from "../ring.ts";

/** Marks of the sample clients, each on a ground of its own, for a box of 96 by 96. */
export const logos: Record<string, () => string> = {
  "may-trang": mayTrang,
  "lua-vang": luaVang,
  "bach-son": bachSon,
  "van-hai": vanHai,
  "nam-sao": namSao,
};

function mark(ground: string, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M0 0h96v96H0z" fill="${ground}"/>${shapes.join("")}</svg>\n`;
}

/** A white cloud that speaks. */
function mayTrang(): string {
  return mark("#2f7fb5", [
    `<path d="M27 66a15 15 0 0 1 -1.5 -29.9a21 21 0 0 1 39.5 -5.4a17.7 17.7 0 0 1 6 35.3H45L32 79V66Z" fill="#fff"/>`,
    ...[36, 48, 60].map((x) => `<circle cx="${x}" cy="49" r="3.6" fill="#2f7fb5"/>`),
  ]);
}

/** An ear of ripe rice that opens like a book. */
function luaVang(): string {
  const grain = (x: number, y: number, turn: number) =>
    `<path d="M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const pairs = [0, 1, 2].flatMap((row) => {
    const [aside, y] = [10 + row * 1.5, 28 + row * 13];
    return [grain(48 - aside, y, -38), grain(48 + aside, y, 38)];
  });
  return mark("#1f4d2e", [
    `<g fill="#efbf4a">${grain(48, 15, 0)}${pairs.join("")}</g>`,
    `<path d="M48 26V76" stroke="#efbf4a" stroke-width="3"/>`,
    `<path d="M48 82C38 72 26 70 14 72V80C27 78 38 80 48 88C58 80 69 78 82 80V72C70 70 58 72 48 82Z" fill="#fff6dc"/>`,
  ]);
}

/** White mountains under a sun, closed in a ring. */
function bachSon(): string {
  return mark("#9c1f1b", [
    `<clipPath id="c"><circle cx="48" cy="48" r="32"/></clipPath>`,
    `<circle cx="48" cy="48" r="38" fill="none" stroke="#f3d58c" stroke-width="2.5"/>`,
    `<g clip-path="url(#c)"><circle cx="59" cy="34" r="9" fill="#f3d58c"/><path d="M6 84L37 34L53 60L62 48L92 84Z" fill="#fff"/><path d="M37 34L28 49L35 54L40 48L44.5 46Z" fill="#9c1f1b" opacity="0.25"/><path d="M12 70H84V84H12Z" fill="#f3d58c"/></g>`,
  ]);
}

/** Clouds that roll over the sea. */
function vanHai(): string {
  const wave = (y: number) => `M-4 ${y}${"q12 -15 24 0t24 0".repeat(3)}`;
  return mark("#0e4f63", [
    `<circle cx="48" cy="33" r="15" fill="#f4c95d"/>`,
    `<path d="M20 46a9 9 0 0 1 9 -9a14 14 0 0 1 26 -3a11 11 0 0 1 20 6a7 7 0 0 1 1 13H27a8 8 0 0 1 -7 -7Z" fill="#fff"/>`,
    `<path d="${wave(66)}${wave(79)}" fill="none" stroke="#8fd0d8" stroke-width="5"/>`,
  ]);
}

/** Five stars on the corners of a gear. */
function namSao(): string {
  const teeth = Array.from({ length: 12 }, (_, tooth) =>
    [
      [36, -9],
      [42, -6],
      [42, 6],
      [36, 9],
    ].map(([radius = 0, aside = 0]) => {
      const { x, y } = polar(radius, tooth * 30 + aside);
      return `${round(48 + x)} ${round(48 + y)}`;
    }),
  ).flat();
  const star = (cx: number, cy: number, size: number) => {
    const points = Array.from({ length: 10 }, (_, index) => {
      const { x, y } = polar(index % 2 === 0 ? size : size * 0.42, index * 36);
      return `${round(cx + x)} ${round(cy + y)}`;
    });
    return `<path d="M${points.join("L")}Z" fill="#ffd166"/>`;
  };
  const five = Array.from({ length: 5 }, (_, index) => {
    const { x, y } = polar(18, index * 72);
    return star(48 + x, 48 + y, 8);
  });
  return mark("#27306b", [
    `<path d="M${teeth.join("L")}Z" fill="#fff"/><circle cx="48" cy="48" r="31" fill="#27306b"/>`,
    ...five,
    `<circle cx="48" cy="48" r="4" fill="#fff"/>`,
  ]);
}
