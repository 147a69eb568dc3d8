import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, beforeEach, test } from "node:test";
import sharp from "sharp";
import { themeFile } from "#server/mail/theme.ts";
import { missingPictures } from "./expected.ts";
import { iconsOf } from "./icons.ts";
import { logoOf } from "./logo.ts";
import { filesOf, findPictures, type Picture } from "./pictures.ts";

const temporary = mkdtempSync(join(tmpdir(), "pictures-"));
const company = join(temporary, "company");
const folder = join(company, "pictures");
const cache = join(temporary, "cache");
after(() => rmSync(temporary, { recursive: true }));
beforeEach(() => {
  rmSync(company, { recursive: true, force: true });
  put("people.ts", `export const directors = [{ id: "ceo" }, { id: "cto" }];`);
  put("clients.ts", "export const clients = [];");
  put("projects.ts", "export const projects = [];");
  put("areas.ts", `export const areas = ["ai"];`);
});

function put(path: string, content: Buffer | string): string {
  const file = join(company, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** A picture of `width` by `height` that differs from point to point, as photographs do. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#337755",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

const svg = (body: string, size = 'width="960" height="600"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" ${size}>${body}</svg>`;

/** An SVG that does not compress. */
const largeSvg = () => svg(`<circle r="9"/><!--${randomBytes(30_000).toString("hex")}-->`);

async function only(): Promise<Picture> {
  const [picture, ...others] = await findPictures(folder);
  assert.deepEqual(others, []);
  assert.ok(picture !== undefined, "no picture found");
  return picture;
}

const sources = {
  "a JPEG": ["ceo.jpg", () => photograph(1000, 500).jpeg().toBuffer()],
  "a JPEG in capitals": ["ceo.JPEG", () => photograph(1000, 500).jpeg().toBuffer()],
  "a PNG": ["ceo.png", () => photograph(1000, 500).png().toBuffer()],
  "a WebP": ["ceo.webp", () => photograph(1000, 500).webp().toBuffer()],
  "an AVIF": ["ceo.avif", () => photograph(1000, 500).avif({ effort: 0 }).toBuffer()],
} as const;

for (const [title, [name, make]] of Object.entries(sources)) {
  test(`${title} becomes AVIF and WebP in each width that it fills`, async () => {
    put(`pictures/team/${name}`, await make());
    const picture = await only();
    const { width, height, widths } = picture;
    assert.equal(picture.name, "team/ceo");
    assert.deepEqual(
      { width, height, widths },
      { width: 1000, height: 500, widths: [400, 672, 960, 1000] },
    );
    const files = filesOf(picture, cache);
    assert.equal(files.size, 8);
    // Another source is read in the same way for each width.
    const made = name === "ceo.jpg" ? files : Array.from(files).slice(0, 2);
    for (const [address, read] of made) {
      const [, size, format] =
        /^\/pictures\/team\/ceo-\w{6}-(\d+)\.(avif|webp)$/.exec(address) ?? [];
      const found = await sharp(await read()).metadata();
      assert.equal(found.width, Number(size), address);
      assert.equal(found.height, Math.round(Number(size) / 2), address);
      assert.equal(found.format === "heif" ? "avif" : found.format, format, address);
    }
  });
}

test("a photograph of any size gets at most 1600 pixels of width", async () => {
  put("pictures/team/ceo.jpg", await photograph(5000, 2500).jpeg().toBuffer());
  const { width, height, widths } = await only();
  assert.deepEqual({ width, height }, { width: 1600, height: 800 });
  assert.deepEqual(widths, [400, 672, 960, 1280, 1600]);
});

test("a small SVG stays an SVG", async () => {
  const drawing = svg('<circle r="9"/>');
  put("pictures/areas/ai.svg", drawing);
  const [[address, read] = ["", () => Promise.resolve(Buffer.alloc(0))], ...others] = filesOf(
    await only(),
    cache,
  );
  assert.match(address, /^\/pictures\/areas\/ai-\w{6}\.svg$/);
  assert.equal(String(await read()), drawing);
  assert.deepEqual(others, []);
});

test("a large SVG becomes AVIF and WebP, drawn at the size of each", async () => {
  put("pictures/areas/ai.svg", largeSvg());
  const picture = await only();
  assert.deepEqual(picture.widths, [400, 672, 960, 1280, 1600]);
  const [read] = Array.from(filesOf(picture, cache))
    .filter(([address]) => address.endsWith("-1600.webp"))
    .map(([, make]) => make);
  const { width, height } = await sharp(await read?.()).metadata();
  assert.deepEqual({ width, height }, { width: 1600, height: 1000 });
});

test("a photograph from a phone stands upright", async () => {
  const turned = photograph(400, 200).withMetadata({ orientation: 6 });
  put("pictures/team/ceo.jpg", await turned.jpeg().toBuffer());
  const picture = await only();
  assert.deepEqual([picture.width, picture.height], [200, 400]);
  const [[, read] = []] = filesOf(picture, cache);
  const { width, height } = await sharp(await read?.()).metadata();
  assert.deepEqual([width, height], [200, 400]);
});

test("a picture is made once, and again when its file changes", async () => {
  rmSync(cache, { recursive: true, force: true });
  const makeAll = async () => {
    await Promise.all(Array.from(filesOf(await only(), cache).values(), (make) => make()));
    return readdirSync(cache).sort();
  };
  put("pictures/team/ceo.png", await photograph(300, 300).png().toBuffer());
  const first = await makeAll();
  assert.equal(first.length, 2);
  assert.deepEqual(await makeAll(), first);
  put("pictures/team/ceo.png", await photograph(300, 200).png().toBuffer());
  assert.equal((await makeAll()).length, 4);
});

const broken: Record<string, () => Promise<string>> = {
  "a text named .jpg": async () => put("pictures/team/ceo.jpg", "no picture"),
  "an empty file": async () => put("pictures/team/ceo.png", ""),
  "a photograph cut in half": async () => {
    const whole = await photograph(600, 600).jpeg().toBuffer();
    return put("pictures/team/ceo.jpg", whole.subarray(0, whole.length / 2));
  },
  "an SVG that does not end": async () => put("pictures/team/ceo.svg", "<svg><path"),
};

for (const [title, make] of Object.entries(broken)) {
  test(`${title} ends the build with its path`, async () => {
    const file = await make();
    const build = async () => {
      const pictures = await findPictures(folder);
      const files = pictures.flatMap((picture) => Array.from(filesOf(picture, cache).values()));
      await Promise.all(files.map((read) => read()));
    };
    await assert.rejects(build, (error: Error) =>
      error.message.startsWith(`${file} cannot be read`),
    );
  });
}

test("a file of another kind, a name that no record has, and two files of one picture are named", async () => {
  const movie = put("pictures/team/ceo.heic", "");
  await assert.rejects(findPictures(folder), {
    message: `${movie} is not a JPEG, PNG, WebP, AVIF or SVG picture`,
  });
  rmSync(movie);
  const spaced = put("pictures/team/Thu Hà.jpg", "");
  await assert.rejects(findPictures(folder), (error: Error) =>
    error.message.startsWith(`${spaced}: use only`),
  );
  rmSync(spaced);
  const [one, other] = [put("pictures/team/ceo.jpg", ""), put("pictures/team/ceo.png", "")];
  await assert.rejects(findPictures(folder), {
    message: `${other} and ${one} are one picture: keep one`,
  });
});

test("records without a picture are listed, and hidden files are ignored", async () => {
  put("pictures/.DS_Store", "x");
  put("pictures/team/ceo.svg", svg(""));
  const missing = await missingPictures(company, await findPictures(folder));
  assert.ok(missing.includes("team/cto"));
  assert.ok(!missing.includes("team/ceo"));
  assert.ok(missing.includes("logo"));
});

for (const [title, name, make] of [
  ["an SVG", "logo.svg", () => Promise.resolve(Buffer.from(svg('<path d="M0 0h9v9z"/>', "")))],
  ["a PNG", "logo.png", () => photograph(300, 100).png().toBuffer()],
] as const) {
  test(`all icons are made from a logo that is ${title}`, async () => {
    put(`pictures/${name}`, await make());
    const icons = iconsOf(await only(), "#101418");
    const sizeOf = async (address: string) => {
      const { width, height } = await sharp(await icons.get(address)?.()).metadata();
      return [width, height];
    };
    assert.deepEqual(await sizeOf("/apple-touch-icon.png"), [180, 180]);
    assert.deepEqual(await sizeOf("/icon-512.png"), [512, 512]);
    // Previews show it on a ground of their own.
    const mark = sharp(await icons.get("/logo.png")?.()).ensureAlpha();
    const { data } = await mark.raw().toBuffer({ resolveWithObject: true });
    assert.equal(data[3], 0, "the corner of the mark is transparent");
    assert.match(String(await icons.get("/favicon.svg")?.()), /^<svg /);
    const ico = await icons.get("/favicon.ico")?.();
    const { width, format } = await sharp(ico?.subarray(22)).metadata();
    assert.deepEqual([width, format], [32, "png"]);
  });
}

test("a company without a logo gets one with its first letter", async () => {
  put("company.ts", `export const company = { name: "đông Đô" };`);
  put("theme.css", readFileSync(themeFile));
  const logo = await logoOf(company, [], cache);
  const { width, height } = await sharp(logo.file).metadata();
  assert.deepEqual([width, height], [256, 256]);
  const { channels } = await sharp(logo.file).stats();
  assert.ok(
    channels.some(({ max }) => max > 200),
    "no letter is drawn",
  );
});
