import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { root } from "../scripts/setup/project.mjs";

/** Where the font designers' files lie, by weight. */
const sources = {
  400: "400Regular/BeVietnamPro_400Regular.ttf",
  600: "600SemiBold/BeVietnamPro_600SemiBold.ttf",
} as const;
type Weight = keyof typeof sources;
export const weights: readonly Weight[] = [400, 600];

const fileOf = (weight: Weight) => `web/typeface/be-vietnam-pro-${weight}.woff2`;

/** Ranges of characters: those of English and Vietnamese, of their neighbours' names, and of running text. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  // Vietnamese letters, whole and as marks that follow a letter.
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1ea0, 0x1ef9],
  [0x300, 0x303],
  [0x306, 0x309],
  [0x31b, 0x31b],
  [0x323, 0x323],
  // Œ, dashes, quotation marks, ellipsis, currencies, arrows, the minus sign.
  [0x152, 0x153],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ab, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Every character that the site's typeface holds. */
export const characters = ranges
  .map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .flat()
  .join("");

/** Kerning, the place of marks, and figures of one width. */
const keepFeatures = ["ccmp", "kern", "locl", "mark", "mkmk", "tnum"];

/**
 * The site's typeface, one file for each weight. All letters of a word come from the same file, so
 * that no word mixes two typefaces. The instructions for screens of few pixels would be twice as
 * heavy as the letters.
 */
export async function typeface(): Promise<Record<string, Buffer>> {
  const files = weights.map(async (weight) => {
    const source = import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${sources[weight]}`);
    const whole = await readFile(fileURLToPath(source));
    const options = { targetFormat: "woff2", noHinting: true, keepFeatures } as const;
    return [fileOf(weight), await subsetFont(whole, characters, options)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
