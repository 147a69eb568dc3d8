import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { company } from "#content/company.ts";
import { pages } from "#content/pages.ts";
import { starPath } from "#web/layout/star.ts";
import { drum } from "./drum.ts";

/** Seen on light and on dark tabs; a file of one colour needs no styles of its own. */
const bronze = "#b8832f";
const gold = "#d9ae62";
const lacquer = "#0b2520";

const mark = (colour: string) =>
  `<circle cx="24" cy="24" r="21" fill="none" stroke="${colour}" stroke-width="3"/><path d="${starPath}" fill="${colour}"/>`;

/** The mark for browser tabs. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${mark(bronze)}</svg>\n`;
}

/** The mark on its ground, as home screens want it. */
export function iconPage({ size, isRound = false }: { size: number; isRound?: boolean }): string {
  const ground = isRound
    ? `<circle cx="24" cy="24" r="24" fill="${lacquer}"/>`
    : `<path d="M0 0h48v48H0z" fill="${lacquer}"/>`;
  return `<body style="margin:0"><svg viewBox="0 0 48 48" width="${size}" height="${size}" style="display:block">${ground}<g transform="translate(24 24) scale(${isRound ? 0.82 : 0.68}) translate(-24 -24)">${mark(gold)}</g></svg>`;
}

/** What social networks show of the site: its name, its words, the drum. */
export async function socialPage(): Promise<string> {
  const font = async (name: string) => {
    const file = fileURLToPath(import.meta.resolve(`@fontsource/be-vietnam-pro/files/${name}`));
    return (await readFile(file)).toString("base64");
  };
  const latin = await font("be-vietnam-pro-latin-600-normal.woff2");
  const uses = ["core", "middle", "outer"].map((part) => `<use href="#${part}"/>`).join("");
  return `<style>
    @font-face { font-family: Words; src: url(data:font/woff2;base64,${latin}) }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${lacquer}; color: #f5efe2; font: 600 60px/1.16 Words; letter-spacing: -0.025em }
    .drum { position: absolute; left: 610px; top: -95px; width: 820px; height: 820px; color: ${gold} }
    header { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 16px; font-size: 34px }
    p { position: absolute; left: 72px; bottom: 68px; width: 560px; margin: 0; text-wrap: balance }
  </style>
  ${drum().replace("<svg ", '<svg width="0" height="0" ')}
  <svg class="drum">${uses}</svg>
  <header><svg viewBox="0 0 48 48" width="56" height="56">${mark(gold)}</svg>${company.name}</header>
  <p>${pages.home.en.title}</p>`;
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
