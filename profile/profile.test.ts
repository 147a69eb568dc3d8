import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { clients } from "#content/clients.ts";
import { directors, mentors } from "#content/people.ts";
import { languages } from "#contract/languages.ts";
import { root } from "../scripts/setup/project.mjs";
import { profileDocument } from "./profile.ts";

const company = join(root, "testing/company");

for (const language of languages) {
  test(`the company profile in ${language} names every client and person`, async () => {
    const document = await profileDocument({ language, company });
    assert.match(document, new RegExp(`<html lang="${language}">`));
    for (const { name } of clients) assert.ok(document.includes(name[language]), name[language]);
    for (const { name } of [...mentors, ...directors]) assert.ok(document.includes(name), name);
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
