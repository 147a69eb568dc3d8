import assert from "node:assert/strict";
import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { clients } from "#content/clients.ts";
import { images } from "#content/images.ts";
import { companyProfile } from "#content/solutions.ts";
import { languages } from "#contract/languages.ts";
import { pathsOf } from "#web/router/match-route.ts";
import { ogImagePath } from "#web/document/head.ts";
import { routes } from "#web/routes.ts";
import { logos } from "./clients/logos.ts";
import { drawings } from "./pictures.ts";
import { profileDocument } from "./profile/profile.ts";
import { characters } from "./typeface.ts";
import { frame } from "./video/turning-drum.ts";
import { maximumBytes } from "./video/video.ts";

const inPublic = (path: string) => join(import.meta.dirname, "..", "..", "public", path);

test("Every picture is kept as it is drawn", async () => {
  const seen = (picture: Buffer | string) =>
    sharp(picture).resize(64, 64, { fit: "fill" }).flatten().greyscale().raw().toBuffer();
  for (const { name, draw, widths } of drawings) {
    const kept = await seen(inPublic(`images/${name}-${Math.min(...widths)}.webp`));
    const difference = differenceOf(await seen(Buffer.from(draw())), kept);
    assert.ok(difference < 4, `${name} differs by ${difference}`);
  }
});

test("The site knows every picture in its size", () => {
  const known = drawings.map(({ name, width, height, widths }) => {
    const widest = Math.max(...widths);
    return [name, { width: widest, height: Math.round((widest * height) / width), widths }];
  });
  assert.deepEqual(images, Object.fromEntries(known));
});

test("Every picture lies in both formats and all its widths, small enough for a card", async () => {
  for (const { name, height, width: own, widths } of drawings) {
    for (const width of widths) {
      for (const format of ["avif", "webp"]) {
        const file = inPublic(`images/${name}-${width}.${format}`);
        const found = await sharp(file).metadata();
        assert.equal(found.width, width, file);
        assert.ok(Math.abs((found.height ?? 0) - (width * height) / own) < 1, file);
      }
    }
    // What a phone asks for where the picture fills its width.
    const onPhone = widths.find((width) => width >= 640) ?? own;
    const card = await stat(inPublic(`images/${name}-${onPhone}.avif`));
    assert.ok(card.size < 31 * 1024, `${name} has ${card.size} bytes`);
  }
});

test("Every client has its logo", async () => {
  for (const { id, logo = "" } of clients) {
    assert.equal(await readFile(inPublic(logo), "utf8"), logos[id]?.(), id);
  }
});

test("Every page has a preview of 1200 by 630 in each language", async () => {
  for (const path of routes.filter(({ isIndexed }) => isIndexed).flatMap(pathsOf)) {
    for (const language of languages) {
      const { width, height } = await sharp(inPublic(ogImagePath(path, language))).metadata();
      assert.deepEqual({ width, height }, { width: 1200, height: 630 }, path);
    }
  }
});

test("The turning drum begins again unseen", async () => {
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

test("The video fits into its size and carries no sound", async () => {
  const video = await readFile(inPublic("video/drum.mp4"));
  assert.ok(video.length <= maximumBytes);
  assert.ok(video.includes("vide"));
  assert.ok(!video.includes("soun"));
});

for (const language of languages) {
  test(`The company profile (${language}) is whole, tagged and says its language`, async () => {
    const written = await profileDocument(language);
    const missing = written.match(/>\s*[a-z]+(?:\.[A-Za-z0-9-]+)+\s*</g) ?? [];
    assert.deepEqual(
      missing.filter((text) => !text.includes(".example")),
      [],
    );
    const pdf = (await readFile(inPublic(companyProfile[language]))).toString("latin1");
    assert.ok(pdf.length < 1.5 * 1024 * 1024);
    assert.match(pdf, /\/MarkInfo <<[^>]*\/Marked true/);
    assert.match(pdf, new RegExp(`/Lang \\(${language}\\)`));
  });

  test(`The company profile (${language}) says what the site says today`, async () => {
    const told = await wordsOf(inPublic(companyProfile[language]));
    // The foot of a page is decoration, which is not told as text.
    const written = (await profileDocument(language)).replace(
      /^[^]*<body>|<footer[^]*?<\/footer>/g,
      "",
    );
    const asked = Array.from(written.matchAll(/>([^<]+)</g), ([, words = ""]) => bare(words));
    assert.deepEqual(
      asked.filter((words) => !told.includes(words)),
      [],
    );
  });
}

/** All words of a document in one row, for its lines break elsewhere than the site's. */
async function wordsOf(file: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 })
    .promise;
  let words = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    words += items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  return bare(words);
}

const bare = (words: string) =>
  words.normalize("NFC").replaceAll("&amp;", "&").replaceAll("&quot;", '"').replace(/\s+/g, "");

/** The mean difference of two pictures, from 0 to 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length;
}

test("The typeface holds every character of the site's texts", async () => {
  const root = join(import.meta.dirname, "..", "..");
  const names = await Array.fromAsync(glob("{content,i18n}/**/*.ts", { cwd: root }));
  const held = new Set(`${characters}\n`);
  for (const name of names) {
    const text = await readFile(join(root, name), "utf8");
    const missing = Array.from(new Set(text)).filter((character) => !held.has(character));
    assert.deepEqual(missing, [], name);
  }
});
