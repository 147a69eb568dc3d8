import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { findSamples } from "../samples.ts";
import { readTheme } from "#server/mail/theme.ts";
import { deriveTheme } from "./derive-theme.ts";
import { removeKeys, removeRecords, type Fields } from "./remove-records.ts";
import { findLowContrasts } from "../setup/theme-contrast.ts";

const root = join(import.meta.dirname, "../..");
const sample = join(root, "testing/company");
const base = await mkdtemp(join(tmpdir(), "setup-company-"));
after(async () => rm(base, { recursive: true }));
const content = join(base, "content");

const facts = {
  name: "Sông Hồng Software",
  tagline: { en: "Software that flows", vi: "Phần mềm như dòng chảy" },
  legalName: "Sông Hồng Software JSC",
  taxCode: "0101234567",
  teamSince: 2015,
  foundedOn: "2018-05-20",
  phone: "+84 24 1234 5678",
  email: "hello@songhong.vn",
  hrEmail: "hr@songhong.vn",
  address: { en: "5 Le Loi, Hue, Vietnam", vi: "5 Lê Lợi, Huế, Việt Nam" },
  social: { facebook: "https://facebook.com/songhong", youtube: "https://youtube.com/@songhong" },
  siteUrl: "https://songhong.vn",
  primaryColor: "#C62828",
  logo: "logo.svg",
};
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';

beforeEach(async () => {
  await rm(content, { recursive: true, force: true });
  await cp(sample, content, { recursive: true });
  await writeFile(join(base, "logo.svg"), logo);
});

/** Runs the command with a file of facts, as its owner does. */
async function setUp(given: object): Promise<{ code: number | null; printed: string }> {
  const file = join(base, "company.json");
  await writeFile(file, JSON.stringify(given));
  const args = ["scripts/setup-company.ts", "--from", file, "--content", content];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  return { code: status, printed: stdout + stderr };
}

const read = async (path: string) => readFile(join(content, path), "utf8");

/** The text of every file, by its path. */
async function readAll(): Promise<Map<string, string>> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((one) => join(one.parentPath, one.name));
  return new Map(
    await Promise.all(files.map(async (path) => [path, await readFile(path, "latin1")] as const)),
  );
}

describe("npm run setup-company", () => {
  test("writes the facts, the legal dates, the theme and the logo", async () => {
    const { code, printed } = await setUp(facts);
    assert.equal(code, 0, printed);
    assert.partialDeepStrictEqual(JSON.parse(await read("company.json")), {
      name: "Sông Hồng Software",
      tagline: facts.tagline,
      legalName: { en: "Sông Hồng Software JSC", vi: "Sông Hồng Software JSC" },
      teamFounded: "2015-01-01",
      companyFounded: "2018-05-20",
      address: facts.address,
      locality: { en: "Hue", vi: "Huế" },
      site: "https://songhong.vn",
      facebook: "https://facebook.com/songhong",
      samples: [],
    });
    const month = new Date().toLocaleDateString("en-GB", {
      month: "long",
      year: "numeric",
      timeZone: "Asia/Ho_Chi_Minh",
    });
    for (const file of ["en/privacy.ts", "en/terms.ts"]) {
      assert.ok((await read(file)).includes(`Last Updated: ${month}"`), file);
    }
    assert.equal(readTheme(await read("theme.css")).light.primary, "#c62828");
    assert.equal(await read("pictures/logo.svg"), logo);
    assert.match(printed, /SITE_URL=https:\/\/songhong\.vn/);
  });

  test("removes the records of the sample with their texts and pictures, and keeps the others", async () => {
    const isSample = (fields: Fields) => fields["isSample"] === true;
    const [person] = removeRecords(await read("people.ts"), isSample).removed;
    assert.ok(person !== undefined);
    const kept = removeRecords(await read("people.ts"), (fields) => !isSample(fields)).removed;
    const pictures = join(content, "pictures/team");
    await mkdir(pictures, { recursive: true });
    for (const { id } of [person, ...kept]) {
      await writeFile(join(pictures, `${String(id)}.jpg`), "a portrait");
    }
    await setUp(facts);
    const left = await readdir(pictures);
    assert.ok(!left.includes(`${String(person["id"])}.jpg`));
    assert.ok(kept.length > 0 && kept.every(({ id }) => left.includes(`${String(id)}.jpg`)));
    assert.deepEqual(removeRecords(await read("people.ts"), isSample).removed, []);
    assert.match(await read("people.ts"), /isSample: false/);
    for (const language of ["en", "vi"]) {
      assert.ok(
        !(await read(`${language}/team.ts`)).includes(`"person.${String(person["id"])}.`),
        language,
      );
    }
    const samples = await findSamples(content);
    assert.ok(samples.every(({ file }) => file === "content/positions.json"));
    assert.ok(samples.length > 0);
  });

  test("removes the sample's film, company profile and pictures of pages, and lists their descriptions", async () => {
    const { printed } = await setUp(facts);
    const paths = await readdir(content, { recursive: true });
    const isOfSample = /^public\/.+\.(?:mp4|pdf)$|^pictures\/(?:about|areas)\/.+\./;
    assert.deepEqual(
      paths.filter((path) => isOfSample.test(path)),
      [],
    );
    assert.match(printed, /content\/en\/home\.ts:\d+ "business\.ai\.image":/);
    assert.match(await read("solutions.ts"), /"\/profile\/song-hong-software-en\.pdf"/);
  });

  test("replaces the old name and place in the texts, and lists each sentence with its line", async () => {
    const path = join(content, "en/contact.ts");
    const texts = await readFile(path, "utf8");
    const added = '  "contact.old": "Test Company is at home in Hanoi since 2005.",\n';
    await writeFile(path, texts.replace(/(= \{\n)/, `$1${added}`));
    const { printed } = await setUp(facts);
    const lines = (await readFile(path, "utf8")).split("\n");
    const index = lines.findIndex((line) => line.includes("contact.old"));
    const sentence = lines[index]?.trim() ?? "";
    assert.match(sentence, /Sông Hồng Software is at home in Hue since 2015\./);
    assert.ok(printed.includes(`content/en/contact.ts:${index + 1} ${sentence}`), printed);
  });

  test("writes quotes and other signs of a name as text, also when it runs again", async () => {
    const name = `Sao "Mai" 'O' \`x\` \\ $1`;
    const run = `X"+(globalThis.hasRun=1)+"`;
    for (const given of [name, run, name]) {
      // The place is a part of several sentences.
      const address = { en: `5 Le Loi, ${given}, Vietnam`, vi: `5 Lê Lợi, ${given}, Việt Nam` };
      const { code, printed } = await setUp({ ...facts, name: given, address });
      assert.equal(code, 0, printed);
      let found = 0;
      for (const path of (await readdir(content, { recursive: true })).toSorted()) {
        if (!/^(?:en|vi)[\\/].*\.ts$|^pages\.ts$/.test(path)) continue;
        const file = pathToFileURL(join(content, path)).href;
        const texts = JSON.stringify(await import(`${file}?${Math.random()}`));
        if (texts.includes(JSON.stringify(given).slice(1, -1))) found += 1;
      }
      assert.ok(found > 3, `${given} is in ${found} files`);
      JSON.parse(await read("positions.json"));
      assert.equal(Reflect.has(globalThis, "hasRun"), false);
    }
  });

  test("changes nothing when it runs again, and keeps what the owner has changed since", async () => {
    await setUp(facts);
    await writeFile(join(content, "theme.css"), (await read("theme.css")).replace("16px", "0px"));
    const people = await read("people.ts");
    await writeFile(
      join(content, "people.ts"),
      people.replace("isSample: false", "isSample: true"),
    );
    const before = await readAll();
    const { code, printed } = await setUp(facts);
    assert.equal(code, 0, printed);
    assert.deepEqual(await readAll(), before);
  });

  test("lists what the file leaves out as a sample, with file and line", async () => {
    const { code, printed } = await setUp({ name: "Sông Hồng Software" });
    assert.equal(code, 0, printed);
    const { samples }: { samples: string[] } = JSON.parse(await read("company.json"));
    for (const fact of ["tagline", "taxCode", "address", "teamFounded", "companyFounded"]) {
      assert.ok(samples.includes(fact), fact);
    }
    assert.match(printed, /content\/company\.json:\d+ taxCode/);
    await setUp({ taxCode: "0101234567" });
    assert.doesNotMatch(JSON.stringify(await findSamples(content)), /"taxCode"/);
  });

  test("a channel that the company does not have is no sample", async () => {
    await setUp({ ...facts, social: { ...facts.social, youtube: "" } });
    assert.partialDeepStrictEqual(JSON.parse(await read("company.json")), {
      youtube: "",
      samples: [],
    });
  });

  test("refuses every bad value by its field and writes nothing", async () => {
    const before = await readAll();
    const { code, printed } = await setUp({
      ...facts,
      name: "",
      taxCode: "12",
      foundedOn: "31/12/2018",
      email: "songhong.vn",
      social: { facebook: "facebook.com/songhong", tiktok: "x" },
      siteUrl: "https://songhong.vn/home",
      primaryColor: "red",
      address: { en: 5 },
      colour: "#ffffff",
    });
    assert.equal(code, 1);
    const named = printed.split("\n").map((line) => line.split(":")[0]);
    const wrong = "name taxCode foundedOn email social.facebook social.tiktok siteUrl primaryColor";
    for (const field of [...wrong.split(" "), "address.en", "colour"]) {
      assert.ok(named.includes(field), `${field}\n${printed}`);
    }
    assert.match(printed, /Nothing was written\./);
    assert.deepEqual(await readAll(), before);
  });

  test("refuses a logo that is no picture and writes nothing", async () => {
    const before = await readAll();
    await writeFile(join(base, "logo.svg"), "no picture");
    const { code, printed } = await setUp(facts);
    assert.equal(code, 1);
    assert.match(printed, /^logo: .*logo\.svg is not a readable picture/);
    assert.deepEqual(await readAll(), before);
  });
});

test("any primary colour gives a theme with enough contrast", async () => {
  const css = await readFile(join(sample, "theme.css"), "utf8");
  const parts = ["00", "55", "aa", "ff"];
  for (const red of parts) {
    for (const green of parts) {
      for (const blue of parts) {
        const colour = `#${red}${green}${blue}`;
        const derived = deriveTheme(css, colour);
        assert.deepEqual(findLowContrasts(readTheme(derived)), [], colour);
        assert.equal(deriveTheme(derived, colour), derived, colour);
      }
    }
  }
});

test("a colour that is easy to read stays as it is", async () => {
  const css = await readFile(join(sample, "theme.css"), "utf8");
  for (const colour of ["#1b5e20", "#8e24aa", "#000080"]) {
    assert.equal(readTheme(deriveTheme(css, colour)).light.primary, colour);
  }
});

test("records and texts leave a file with its comments and other entries", () => {
  const source = `/** Đội ngũ. */
export const people: readonly Person[] = [
  { id: "an", isSample: true },
  {
    id: "bình",
    // Keeps the books.
    isSample: false,
  },
];
`;
  const { source: left, removed } = removeRecords(source, ({ isSample }) => isSample === true);
  assert.deepEqual(removed, [{ id: "an", isSample: true }]);
  assert.equal(left, source.replace('  { id: "an", isSample: true },\n', ""));
  const texts = '{\n  "a.b": "{x}",\n  "a.bc": "y",\n}';
  assert.equal(
    removeKeys(`export const t = ${texts};`, (key) => key === "a.b"),
    'export const t = {\n  "a.bc": "y",\n};',
  );
});
