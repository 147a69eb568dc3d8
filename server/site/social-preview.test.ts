import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import sharp from "sharp";
import { drawSocialPreview, drawText } from "./social-preview.ts";

const colours = {
  inverse: "#101418",
  "inverse-glow": "#27405a",
  "on-inverse": "#ffffff",
  "inverse-accent": "#ff0000",
};
const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#00ff00" } })
  .png()
  .toBuffer();
const draw = (title: string, siteName = "Công ty") =>
  drawSocialPreview({ title, siteName, colours, logo });

/** The rows below the name that contain white points, and the last white column. */
async function inkOf(preview: Buffer) {
  const { data, info } = await sharp(preview)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let right = 0;
  const rows = new Set<number>();
  for (let row = 150; row < info.height; row += 1) {
    for (let column = 0; column < info.width; column += 1) {
      const at = (row * info.width + column) * 3;
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 200) continue;
      rows.add(row);
      right = Math.max(right, column);
    }
  }
  return { top: Math.min(...rows), bottom: Math.max(...rows), right };
}

test("a preview is a PNG of 1200 by 630 with the logo in its corner", async () => {
  const preview = await draw("Về chúng tôi");
  const { width, height, format } = await sharp(preview).metadata();
  assert.deepEqual({ width, height, format }, { width: 1200, height: 630, format: "png" });
  const corner = sharp(preview).extract({ left: 90, top: 90, width: 20, height: 20 });
  const { dominant } = await sharp(await corner.toBuffer()).stats();
  assert.ok(dominant.g > dominant.r + 100, JSON.stringify(dominant));
});

test("a long Vietnamese title wraps and stays inside the preview", async () => {
  const short = await inkOf(await draw("Tuyển dụng"));
  const title =
    "Chuyên viên phát triển ứng dụng trí tuệ nhân tạo và tự động hóa quy trình nghiệp vụ cho cơ quan nhà nước";
  const long = await inkOf(await draw(title));
  assert.ok(long.bottom - long.top > 2 * (short.bottom - short.top), "the title has several lines");
  for (const { top, bottom, right } of [long, await inkOf(await draw(title.repeat(9)))]) {
    assert.ok(
      top > 170 && bottom < 600 && right <= 1200 - 72,
      JSON.stringify({ top, bottom, right }),
    );
  }
});

test("a word without spaces stays inside the preview, and markup is text", async () => {
  const { right } = await inkOf(await draw("W".repeat(120)));
  assert.ok(right <= 1200 - 72, String(right));
  await draw("<b>R&D</b> & </span>", "A & B <C>");
});

test("each Vietnamese letter is drawn with its marks", async () => {
  const heights = await Promise.all(
    ["O", "Ô", "Ộ", "Ổ"].map(async (letter) => {
      const { height } = await drawText(letter, { size: 90, colour: "#ffffff", width: 500 });
      const { data } = await drawText(letter, { size: 90, colour: "#ffffff", width: 500 });
      return { height, data };
    }),
  );
  const distinct = new Set(heights.map(({ data }) => data.toString("base64")));
  assert.equal(distinct.size, 4);
});

test("a machine without fonts draws the same letters", async () => {
  const program = `
    const { drawText } = await import(${JSON.stringify(new URL("./social-preview.ts", import.meta.url).href)});
    const { data } = await drawText("Tuyển dụng ở Huế", { size: 60, colour: "#ffffff", width: 900 });
    process.stdout.write(data.toString("base64"));`;
  const env = { PATH: process.env["PATH"], FONTCONFIG_FILE: "/dev/null" };
  const drawn = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { data } = await drawText("Tuyển dụng ở Huế", { size: 60, colour: "#ffffff", width: 900 });
  const pixelsOf = (png: Buffer) =>
    sharp(png).resize(400, 60, { fit: "fill" }).greyscale().raw().toBuffer();
  const [one, other] = await Promise.all([pixelsOf(data), pixelsOf(Buffer.from(drawn, "base64"))]);
  const difference = one.reduce(
    (sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)),
    0,
  );
  assert.ok(difference / one.length < 8, `the letters differ by ${difference / one.length} of 255`);
});
