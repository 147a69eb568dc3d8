import { starPath } from "#web/layout/star-path.ts";
import { star } from "./bands.ts";

const gold = "#d9ae62";
const lacquer = "#0b2520";

/** The company's star in its ring, for a box of 48 by 48. */
export const mark = (colour: string) =>
  `<circle cx="24" cy="24" r="21" fill="none" stroke="${colour}" stroke-width="3"/><path d="${starPath}" fill="${colour}"/>`;

/** The mark for browser tabs. At 16 pixels only eight rays can be told from each other. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" color="${gold}"><circle cx="24" cy="24" r="24" fill="${lacquer}"/><g transform="translate(24 24)">${star(8, 21, 7.5)}</g></svg>\n`;
}

/** The mark on its ground, as home screens want it. */
export function iconPage({ size, isRound = false }: { size: number; isRound?: boolean }): string {
  const ground = isRound
    ? `<circle cx="24" cy="24" r="24" fill="${lacquer}"/>`
    : `<path d="M0 0h48v48H0z" fill="${lacquer}"/>`;
  return `<body style="margin:0"><svg viewBox="0 0 48 48" width="${size}" height="${size}" style="display:block">${ground}<g transform="translate(24 24) scale(${isRound ? 0.82 : 0.68}) translate(-24 -24)">${mark(gold)}</g></svg>`;
}

/** A Windows icon that holds one PNG of 32 by 32. */
export function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
