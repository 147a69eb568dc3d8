import assert from "node:assert/strict";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { works } from "./works.ts";
import { characters } from "./typeface.ts";
import { frame } from "./video/turning-drum.ts";
import { maximumBytes } from "./video/video.ts";

const root = join(import.meta.dirname, "..");

test("every drawing in content/pictures is the one that the code draws", async () => {
  for (const { name, make } of works.filter(({ name }) => name !== "typeface" && name !== "video")) {
    for (const [file, drawing] of Object.entries(await make())) {
      assert.equal(await readFile(join(root, file), "utf8"), String(drawing), name);
    }
  }
});

test("the turning drum ends as it begins, so that it can repeat", async () => {
  const pixelsAt = (moment: number) =>
    sharp(Buffer.from(frame(moment)))
      .resize(320)
      .greyscale()
      .raw()
      .toBuffer();
  const [first, between, last] = await Promise.all([pixelsAt(0), pixelsAt(0.5), pixelsAt(1)]);
  assert.ok(differenceOf(first, last) < 0.2);
  assert.ok(differenceOf(first, between) > 2);
});

test("the video keeps its size and has no sound", async () => {
  const video = await readFile(join(root, "content/public/video/about.mp4"));
  assert.ok(video.length <= maximumBytes);
  assert.ok(video.includes("vide"));
  assert.ok(!video.includes("soun"));
});

test("the typeface has every character of the site's texts", async () => {
  const names = await Array.fromAsync(glob("{content,i18n}/**/*.ts", { cwd: root }));
  const known = new Set(`${characters}\n`);
  for (const name of names) {
    const text = await readFile(join(root, name), "utf8");
    const missing = Array.from(new Set(text)).filter((character) => !known.has(character));
    assert.deepEqual(missing, [], name);
  }
});

/** The mean difference of two pictures, from 0 to 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length;
}
