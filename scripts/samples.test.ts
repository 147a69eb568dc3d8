import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findSamples } from "./samples.ts";

const base = await mkdtemp(join(tmpdir(), "samples-"));
after(async () => rm(base, { recursive: true }));
const folder = join(base, "content");

/** Writes a company in which only `files` may contain samples. */
async function write(files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "en"), { recursive: true });
  const none = { "company.json": '{\n  "samples": []\n}\n', "sample-words.json": '["Samplia"]' };
  for (const [path, text] of Object.entries({ ...none, ...files })) {
    await writeFile(join(folder, path), text);
  }
}

const found = async (files: Record<string, string>) => {
  await write(files);
  return (await findSamples(folder)).map(({ file, line, found }) => `${file}:${line} ${found}`);
};

test("a fact that company.json lists as a sample has the line of its value", async () => {
  const facts =
    '{\n  "name": "A",\n  "phone": "1",\n  "samples": [\n    "phone",\n    "logo"\n  ]\n}\n';
  assert.deepEqual(await found({ "company.json": facts }), [
    "content/company.json:3 phone",
    "content/company.json:6 logo",
  ]);
});

test("a record marked as a sample has its id, on one line or several", async () => {
  const records = [
    "export const people = [",
    '  { id: "an", isSample: false },',
    '  { slug: "binh", isSample: true },',
    "  {",
    '    id: "chi",',
    "    isSample: true,",
    "  },",
    "];",
  ];
  assert.deepEqual(await found({ "people.ts": records.join("\n") }), [
    "content/people.ts:3 binh",
    "content/people.ts:6 chi",
  ]);
});

test("example addresses, videos without an address and words of the sample are found in texts", async () => {
  const texts = [
    "export const a = {",
    '  mail: "Write to hello@company.example.",',
    '  video: "https://www.youtube-nocookie.com/embed/sample-0001",',
    '  word: "We are SAMPLIA",',
    '  none: "For example, Samplians",',
    "};",
  ];
  assert.deepEqual(await found({ "en/a.ts": texts.join("\n") }), [
    "content/en/a.ts:2 hello@company.example",
    "content/en/a.ts:3 sample-0001",
    "content/en/a.ts:4 Samplia",
  ]);
});
