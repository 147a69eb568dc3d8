import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import sharp from "sharp";
import { testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { noise, quarters } from "#server/testing/pictures.ts";
import { countScans } from "./draw-portrait.ts";
import { drawPortrait } from "./portrait.ts";

const path = "/api/v1/users/me/avatar";
const tooManyScans =
  "This picture contains too many layers. Save it again as JPEG or PNG and try again.";

// The parts of a progressive JPEG.
const components = [1, 2, 3];
const coefficients = 63;
const deepestBit = 13;

describe("The scans of a JPEG", () => {
  for (const scans of [1, 2, 100, 2_600]) {
    test(`are counted: ${scans}`, () => {
      assert.equal(countScans(progressiveJpeg(64, 64, scans), 5_000), scans);
    });
  }

  test("are counted only up to the limit", () => {
    assert.equal(countScans(progressiveJpeg(64, 64, 2_600), 100), 101);
  });

  test("of real pictures are few", async () => {
    const picture = noise(256).removeAlpha();
    assert.equal(countScans(await picture.clone().jpeg().toBuffer(), 100), 1);
    const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
    assert.ok(countScans(progressive, 100) <= 12);
  });

  test("are not counted in camera metadata and after the picture", async () => {
    const copyright = "\xff\xda".repeat(200);
    const picture = await quarters(64, 64).jpeg().toBuffer();
    const noted = Buffer.concat([
      picture.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0x01, 0x92]),
      Buffer.from(copyright, "latin1"),
      picture.subarray(2),
      Buffer.from(copyright, "latin1"),
    ]);
    assert.equal(countScans(noted, 100), 1);
  });

  test("in random data do not make the count run on", () => {
    const bytes = Buffer.alloc(100_000, 0xff);
    assert.equal(countScans(bytes, 100), 0);
    assert.equal(countScans(Buffer.from([0xff, 0xd8, 0xff, 0xda]), 100), 0);
  });
});

describe("A progressive JPEG", () => {
  test("is drawn with a hundred scans and refused with one more", async () => {
    const drawn = await drawPortrait(progressiveJpeg(512, 512, 100));
    assert.ok(Buffer.isBuffer(drawn), String(drawn));
    assert.equal((await sharp(drawn).metadata()).format, "webp");
    assert.equal(await drawPortrait(progressiveJpeg(512, 512, 101)), "failure.avatarScans");
  });
});

describe("Hostile portraits", () => {
  const app = testApp("sqlite");
  after(() => app.close());

  const picture = progressiveJpeg(1_024, 1_024, 100);
  const upload = (token: string, picture: Buffer) => {
    const body = new FormData();
    body.append("avatar", new Blob([new Uint8Array(picture)]), "portrait.jpg");
    return app.client.call("PUT", path, { token, body });
  };
  const tokens = async (count: number) => {
    const sessions = [];
    for (let made = 0; made < count; made += 1)
      sessions.push(await app.client.createSignedIn("user"));
    return sessions.map((session) => session.tokens.accessToken);
  };

  test("thousands of scans of fifty million pixels get 422 with a message", async () => {
    const [token = ""] = await tokens(1);
    const response = await upload(token, progressiveJpeg(8_192, 6_144, 2_600));
    assertFailure(response, 422, "Please check the highlighted fields.", {
      avatar: [tooManyScans],
    });
  });

  test("a full queue gets 503, without an error in the log", async () => {
    const all = await tokens(18);
    const responses = await Promise.all(all.map((token) => upload(token, picture)));
    const refused = responses.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0, "no upload was refused");
    for (const { headers } of refused) assert.ok(Number(headers.get("retry-after")) > 0);
    assert.ok(responses.some(({ status }) => status === 200));
    assert.ok(app.logged().includes('"msg":"call rejected"'));
    assert.doesNotMatch(app.logged(), /"stack"|"level":50/);
  });

  test("one account cannot fill the queue for others", async () => {
    const [greedy = "", other = ""] = await tokens(2);
    const many = Array.from({ length: 18 }, () => upload(greedy, picture));
    // The first response shows that the others have arrived.
    await Promise.race(many);
    assert.equal((await upload(other, picture)).status, 200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200, 503]));
  });
});

/**
 * A valid black progressive JPEG with this number of scans, up to one per bit of each coefficient. A
 * decoder goes over all pixels for each scan, however few bytes the scan has.
 */
function progressiveJpeg(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const selected = components.flatMap((component) => [component, 0]);
  // Each difference is zero, which takes one zero bit.
  const first = [
    segment(0xda, [components.length, ...selected, 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * components.length) / 8)),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [...frame]),
    segment(0xc4, huffmanTable(0x00, 0)),
    segment(0xc4, huffmanTable(0x10, 0xe0)),
    ...first,
    ...refinements(blocks)
      .slice(0, scans - 1)
      .flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Scans that only repeat "the next 27,306 blocks are empty", in 15 bits each. */
function refinements(blocks: number): Buffer[][] {
  const bits = "010101010101010".repeat(Math.ceil(blocks / 27_306));
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
  const empty = Buffer.from(bytes ?? []);
  return Array.from({ length: deepestBit + 1 }, (_, pass) => {
    const precision =
      pass === 0 ? deepestBit : ((deepestBit - pass + 1) << 4) | (deepestBit - pass);
    return components.flatMap((component) =>
      Array.from({ length: coefficients }, (_, index) => [
        segment(0xda, [1, component, 0, index + 1, index + 1, precision]),
        empty,
      ]),
    );
  }).flat();
}

/** A Huffman table of one symbol with the code 0. */
function huffmanTable(id: number, symbol: number): number[] {
  return [id, 1, ...Buffer.alloc(15), symbol];
}

function segment(marker: number, content: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}
