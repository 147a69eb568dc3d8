import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { noise, quarters } from "#server/testing/pictures.ts";
import { drawPortrait } from "./portrait.ts";

const wrongKind = "field.avatar.type";
const unreadable = "field.avatar.unreadable";

async function draw(picture: Buffer): Promise<Buffer> {
  const portrait = await drawPortrait(picture);
  assert.ok(Buffer.isBuffer(portrait), String(portrait));
  return portrait;
}

/** The colours of the four quarters, in reading order: red 100, green 010, blue 001, white 111. */
async function coloursOf(portrait: Buffer): Promise<string[]> {
  const points = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  return Promise.all(points.map(([x, y]) => colourAt(portrait, x, y)));
}

const upright = ["100", "010", "001", "111"];

describe("A portrait", () => {
  for (const [width, height] of [
    [600, 600],
    [1_200, 300],
    [300, 1_200],
    [10, 10],
    [2, 2],
  ] as const) {
    test(`is the middle of a picture of ${width} x ${height}`, async () => {
      const portrait = await draw(await quarters(width, height).png().toBuffer());
      const meta = await sharp(portrait).metadata();
      assert.deepEqual([meta.format, meta.width, meta.height], ["webp", 256, 256]);
      assert.deepEqual(await coloursOf(portrait), upright);
    });
  }

  test("is drawn from JPEG (also CMYK), PNG and WebP", async () => {
    const source = quarters(320, 320);
    const pictures = [
      await source.clone().jpeg().toBuffer(),
      await source.clone().jpeg({ progressive: true }).toBuffer(),
      await source.clone().png().toBuffer(),
      await source.clone().webp().toBuffer(),
    ];
    for (const picture of pictures) assert.deepEqual(await coloursOf(await draw(picture)), upright);
    const flat = await source.png().toBuffer();
    const print = await sharp(flat).toColourspace("cmyk").jpeg().toBuffer();
    assert.equal((await sharp(print).metadata()).space, "cmyk");
    const portrait = await draw(print);
    assert.equal((await sharp(portrait).metadata()).space, "srgb");
    // Pure green does not exist in CMYK; the other colours must not be inverted.
    const [red, , blue, white] = await coloursOf(portrait);
    assert.deepEqual([red, blue, white], ["100", "001", "111"]);
  });

  test("is upright for every orientation of the camera", async () => {
    const flat = await quarters(320, 320).png().toBuffer();
    const turned = await sharp(flat).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    assert.deepEqual(await coloursOf(await draw(turned)), ["001", "100", "111", "010"]);
  });

  test("contains no place, no camera and no data after the picture", async () => {
    const photo = await quarters(320, 320)
      .withExif({
        IFD0: { Copyright: "hidden-owner", Make: "hidden-camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 35/1 0/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>hidden-note</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    assert.ok(photo.includes("hidden-owner") && photo.includes("hidden-note"));
    const script = Buffer.from("<script>hidden()</script>");
    const portrait = await draw(Buffer.concat([photo, script]));
    assert.ok(!portrait.includes("hidden"));
    const meta = await sharp(portrait).metadata();
    for (const part of [meta.exif, meta.xmp, meta.icc, meta.iptc]) assert.equal(part, undefined);
  });

  test("is drawn from fifty million pixels and refused with one row more", async () => {
    await draw(bombPng(8_192, 6_144));
    assert.equal(await drawPortrait(bombPng(8_192, 6_145)), unreadable);
    assert.equal(await drawPortrait(bombPng(30_000, 30_000)), unreadable);
  });

  test("is not made of an animation", async () => {
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 0), Buffer.alloc(64 * 64 * 3, 255)]);
    const raw = { width: 64, height: 128, channels: 3 as const, pageHeight: 64 };
    const webp = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [99, 99] })
      .toBuffer();
    const gif = await sharp(frames, { raw })
      .gif({ delay: [99, 99] })
      .toBuffer();
    assert.equal(await drawPortrait(webp), wrongKind);
    assert.equal(await drawPortrait(gif), wrongKind);
  });

  const jpeg = () => quarters(320, 320).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  const otherFiles: Record<string, () => Promise<Buffer> | Buffer> = {
    "an SVG": () => Buffer.from(svg),
    "an SVG behind a byte order mark": () => Buffer.from(`\uFEFF<?xml version="1.0"?>${svg}`),
    "a page": () => Buffer.from("<!doctype html><script>alert(1)</script>"),
    "a PDF": () => Buffer.from("%PDF-1.7\n"),
    "a TIFF": () => noise(16).tiff().toBuffer(),
    "an AVIF": () => noise(16).avif().toBuffer(),
    "a still GIF": () => noise(16).gif().toBuffer(),
    "one byte": () => Buffer.from([0xff]),
    "a JPEG behind a page": async () => Buffer.concat([Buffer.from("<html>"), await jpeg()]),
  };
  for (const [name, make] of Object.entries(otherFiles)) {
    test(`is not made of ${name}`, async () => {
      assert.equal(await drawPortrait(await make()), wrongKind);
    });
  }

  const damaged: Record<string, () => Promise<Buffer> | Buffer> = {
    "a JPEG cut in half": async () => (await jpeg()).subarray(0, (await jpeg()).length / 2),
    "a PNG cut in half": async () => (await noise(64).png().toBuffer()).subarray(0, 4_000),
    "a WebP cut in half": async () => (await noise(64).webp().toBuffer()).subarray(0, 2_000),
    "an SVG behind the start of a PNG": () =>
      Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from(svg)]),
    "an SVG behind the start of a JPEG": () =>
      Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.from(svg)]),
    "a PNG with a damaged pixel": async () => {
      const png = await noise(64).png().toBuffer();
      png.writeUInt32BE(0xde_ad_be_ef, png.length / 2);
      return png;
    },
  };
  for (const [name, make] of Object.entries(damaged)) {
    test(`is not made of ${name}`, async () => {
      assert.equal(await drawPortrait(await make()), unreadable);
    });
  }
});

/** Whether red, green and blue are strong at a point, as three digits; coordinates go from 0 to 1. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Math.floor(x * info.width);
  const row = Math.floor(y * info.height);
  const start = (row * info.width + column) * info.channels;
  const channels = [...data.subarray(start, start + 3)];
  const strongest = Math.max(...channels);
  return channels.map((value) => (value > strongest * 0.75 ? 1 : 0)).join("");
}

/** A PNG of a few kilobytes with this many black pixels. */
function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
