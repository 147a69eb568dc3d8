import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { noise, quarters } from "#server/testing/pictures.ts";
import { progressiveJpeg } from "#server/testing/progressive-jpeg.ts";
import { countScans, drawPortrait } from "./portrait.ts";

const path = "/api/v1/users/me/avatar";
const tooManyScans =
  "This picture contains too many layers. Save it again as JPEG or PNG and try again.";

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
  let app: TestApp;
  before(async () => {
    app = await startTestApp("sqlite");
  });
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
    const answer = await upload(token, progressiveJpeg(8_192, 6_144, 2_600));
    assertFailure(answer, 422, "Please check the highlighted fields.", { avatar: [tooManyScans] });
  });

  test("a full queue gets 503, without an error in the log", async () => {
    const all = await tokens(18);
    const answers = await Promise.all(all.map((token) => upload(token, picture)));
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0, "no upload was refused");
    for (const { headers } of refused) assert.ok(Number(headers.get("retry-after")) > 0);
    assert.ok(answers.some(({ status }) => status === 200));
    assert.ok(app.logged().includes('"msg":"request refused"'));
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
