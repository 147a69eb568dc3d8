import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { clients } from "#content/clients.ts";
import { directors, mentors } from "#content/people.ts";
import { aiProjects, blockchainProjects, fintechProjects } from "#content/projects.ts";
import { languages } from "#contract/languages.ts";
import { root } from "../scripts/setup/project.mjs";
import { profileDocument } from "./profile.ts";
import { translationsOf } from "./texts.ts";

const company = join(root, "testing/company");

for (const language of languages) {
  test(`the company profile in ${language} names every client, person and project`, async () => {
    const document = await profileDocument({ language, company });
    assert.match(document, new RegExp(`<html lang="${language}">`));
    for (const { name } of clients) assert.ok(document.includes(name[language]), name[language]);
    for (const { name } of [...mentors, ...directors]) assert.ok(document.includes(name), name);
    const { t } = await translationsOf(language);
    const projects = [...blockchainProjects, ...fintechProjects].map(({ id }) => `projects.${id}`);
    for (const key of [...projects, ...aiProjects.map(({ id }) => `projects.ai.${id}`)]) {
      assert.ok(document.includes(`<h3>${t(key)}</h3>`), key);
    }
    assert.doesNotMatch(document, />\s*profile\.[A-Za-z.]+\s*</, "a text is missing");
  });
}

test("the company profile shows the pictures that exist, and plain areas for the others", async () => {
  const document = await profileDocument({ language: "en", company });
  const people = document.slice(document.indexOf('class="people"'));
  const cards = people.slice(0, people.indexOf("</section>")).split("<h3").slice(0, -1);
  assert.deepEqual(
    cards.map((card) => /<img|class="plain/.exec(card)?.[0]),
    ['class="plain', "<img", 'class="plain'],
  );
  assert.doesNotMatch(document, /src="(?!data:)/, "the document needs no other file");
});

test("the company profile of another company has its records and no other", async () => {
  const script = `
    import { profileDocument } from "./profile/profile.ts";
    console.log(await profileDocument({ language: "en", company: "testing/company-two" }));`;
  const { stdout: document, stderr } = spawnSync(
    process.execPath,
    ["--conditions=second-company", "--input-type=module", "--eval", script],
    { cwd: root, encoding: "utf8" },
  );
  assert.equal(stderr, "");
  const headings = Array.from(document.matchAll(/<h2>(.*?)<\/h2>/g), ([, text]) => text);
  assert.equal(headings.filter((text) => text === "Twenty counters").length, 4);
  assert.ok(headings.includes("2 helpers in the shops"), headings.join(", "));
  for (const absent of ["Projects", "The team"]) assert.ok(!headings.includes(absent), absent);
  const key = />\s*(?:profile|projects|clients|product|solutions|person)\.[\w.-]+\s*</;
  assert.doesNotMatch(document, key, "a key instead of a text");
});
