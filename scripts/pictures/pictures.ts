import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture file of a company, which pages use by its name. */
export type Picture = {
  /** `<folder>/<id>`, for example `team/ceo`. */
  name: string;
  file: string;
  hash: string;
  /** Size of the widest version. */
  width: number;
  height: number;
  /** The widths of its AVIF and WebP versions. Empty: a small SVG, which the site serves unchanged. */
  widths: readonly number[];
};

/** What a page needs to show a picture (web/pictures.d.ts). */
export type PictureRecord = { hash: string; width: number; height: number; widths?: number[] };

type Format = "avif" | "webp";
export const formats: readonly Format[] = ["avif", "webp"];

/** A picture that its owner has to replace; the message names the file. */
class PictureError extends Error {}

/** 672 is the width of a full-width picture on a common phone. */
const ladder = [400, 672, 960, 1280] as const;
const widest = 1600;
/** An SVG that is larger, compressed, takes longer to load than a raster picture of it. */
const maxSvgBytes = 24 * 1024;
const extensions = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg"]);
/** Part of each hash: a new value makes every picture again. */
const version = "1";

/** Finds all pictures in `folder`. Throws a PictureError for a file that no browser could show. */
export async function findPictures(folder: string): Promise<Picture[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const names = new Map<string, string>();
  for (const file of files) {
    const name = nameOf(folder, file);
    const other = names.get(name);
    if (other !== undefined)
      throw new PictureError(`${file} and ${other} are one picture: keep one`);
    names.set(name, file);
  }
  return Promise.all(Array.from(names, ([name, file]) => describe(name, file)));
}

function nameOf(folder: string, file: string): string {
  const extension = extname(file);
  if (!extensions.has(extension.toLowerCase())) {
    throw new PictureError(`${file} is not a JPEG, PNG, WebP, AVIF or SVG picture`);
  }
  const name = relative(folder, file).replaceAll("\\", "/").slice(0, -extension.length);
  if (!/^[\w/-]+$/.test(name)) {
    throw new PictureError(`${file}: use only a-z, 0-9 and - in the name, as in the record's id`);
  }
  return name;
}

async function describe(name: string, file: string): Promise<Picture> {
  const content = await readFile(file);
  const { format, autoOrient } = await orFailure(file, () => sharp(content).metadata());
  const isSvg = format === "svg";
  const keepsSvg = isSvg && (name === "logo" || gzipSync(content).length <= maxSvgBytes);
  const width = isSvg && !keepsSvg ? widest : Math.min(autoOrient.width, widest);
  return {
    name,
    file,
    hash: createHash("sha256").update(version).update(content).digest("hex").slice(0, 16),
    width,
    height: Math.round((width * autoOrient.height) / autoOrient.width),
    widths: keepsSvg ? [] : [...ladder.filter((step) => step < width), width],
  };
}

/** The record of a picture, short because browsers load it. */
export function recordOf({ hash, width, height, widths }: Picture): PictureRecord {
  const short = hash.slice(0, 6);
  return { hash: short, width, height, ...(widths.length > 0 && { widths: [...widths] }) };
}

/** The files of a picture by address; each is made when it is called, or read from the cache. */
export function filesOf(picture: Picture, cache: string): Map<string, () => Promise<Buffer>> {
  const src = `/pictures/${picture.name}-${recordOf(picture).hash}`;
  if (picture.widths.length === 0) {
    return new Map([[`${src}.svg`, () => readFile(picture.file)]]);
  }
  return new Map(
    picture.widths.flatMap((width) =>
      formats.map((format) => [
        `${src}-${width}.${format}`,
        () =>
          cached(join(cache, `${picture.hash}-${width}.${format}`), () =>
            encode(picture, width, format),
          ),
      ]),
    ),
  );
}

async function encode({ file }: Picture, width: number, format: Format): Promise<Buffer> {
  const resized = (await openFor(file, width)).autoOrient().resize(width);
  const encoded =
    format === "avif"
      ? resized.avif({ quality: 50, effort: 2 })
      : resized.webp({ quality: 70, effort: 4, smartSubsample: true });
  return orFailure(file, () => encoded.toBuffer());
}

/** Opens a picture. An SVG is drawn `width` pixels wide, so that thin lines keep their weight. */
export async function openFor(file: string, width: number): Promise<Sharp> {
  const content = await readFile(file);
  const { format, width: own } = await orFailure(file, () => sharp(content).metadata());
  return sharp(content, format === "svg" ? { density: Math.min(72 * (width / own), 2_400) } : {});
}

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  await mkdir(join(file, ".."), { recursive: true });
  // Another build may write the same file.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, made);
  await rename(temporary, file);
  return made;
}

async function orFailure<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PictureError(`${file} cannot be read as a picture: ${reason}`, { cause: error });
  }
}
