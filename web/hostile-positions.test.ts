import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Parser } from "htmlparser2";
import type { Language } from "#contract/languages.ts";
import { builtSite } from "../testing/built-site.ts";
import { hostileTexts, positionWithText } from "../testing/hostile-texts.ts";
import type * as Rendering from "./entry-server.tsx";
import { siteDataAt, storedPositions } from "./testing/site-data.ts";
import { faultsOf } from "./testing/structured-data.ts";

const built = pathToFileURL(join(builtSite, "render", "entry-server.js")).href;
const site: typeof Rendering = await import(built);

const [first] = storedPositions;
assert.ok(first !== undefined);

/** A position with the text in every field, and another one, on whose page it is among the similar ones. */
const positionsWith = (text: string) => {
  const position = {
    ...first,
    slug: "with-the-text",
    advertised: true,
    state: "open" as const,
    is_sample: false,
    posted_on: "2026-02-03",
    ...positionWithText(text),
    skills: [text],
  };
  return [position, { ...position, slug: "another", title: { en: "Other", vi: "Other" } }];
};

type Element = { tag: string; attributes: Record<string, string>; text: string };

/** Every element with its text, as a browser parses the page. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element = { tag, attributes, text: "" };
      elements.push(element);
      open.push(element);
    },
    ontext: (text) => {
      for (const element of open) element.text += text;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return elements;
}

async function show(path: string, language: Language, text: string) {
  const address = language === "vi" ? `/vi${path}` : path;
  const data = siteDataAt(address, language, positionsWith(text));
  const { status, html } = await site.renderPage(address, language, data);
  assert.equal(status, 200);
  return elementsOf(html);
}

const shapeOf = (elements: readonly Element[]) =>
  elements.map(({ tag, attributes }) => [tag, ...Object.keys(attributes)].join(" "));

const pages = ["/careers", "/careers/with-the-text", "/careers/another", "/careers/apply"] as const;

for (const language of ["en", "vi"] as const) {
  describe(`Pages of positions show every text as text (${language})`, async () => {
    const plain = new Map(
      await Promise.all(
        pages.map(async (path) => [path, await show(path, language, "plain words")] as const),
      ),
    );

    for (const text of hostileTexts) {
      test(JSON.stringify(text), async () => {
        for (const path of pages) {
          const elements = await show(path, language, text);
          assert.deepEqual(shapeOf(elements), shapeOf(plain.get(path) ?? []), path);
          for (const { attributes } of elements) {
            for (const name of ["href", "src", "action"]) {
              assert.match(attributes[name] ?? "/", /^(?:[/#]|https?:|mailto:|tel:|data:image)/);
            }
          }
          const shown = elements.filter((element) => element.text.trim() === text);
          assert.ok(shown.length > 0, `${path} lacks the text`);
          const scripts = elements.filter(
            ({ tag, attributes }) => tag === "script" && attributes["type"]?.endsWith("json"),
          );
          for (const script of scripts) {
            const data: unknown = JSON.parse(script.text);
            if (script.attributes["type"] === "application/ld+json") {
              assert.deepEqual(faultsOf(data), []);
            }
          }
        }
        const own = await show("/careers/with-the-text", language, text);
        const texts = own.filter((element) => element.text === text).map(({ tag }) => tag);
        for (const tag of ["h1", "p", "li", "dd"]) assert.ok(texts.includes(tag), tag);
        assert.ok(own.find(({ tag }) => tag === "title")?.text.includes(text));
        const posting = own.find(
          ({ tag, text: json }) => tag === "script" && json.includes('"JobPosting"'),
        );
        assert.equal(JSON.parse(posting?.text ?? "{}").title, text);
        const apply = own.find(({ attributes }) => attributes["href"]?.includes("/careers/apply?"));
        const asked = new URL(apply?.attributes["href"] ?? "", "https://site.example").searchParams;
        assert.equal(asked.get("position"), text);
      });
    }
  });
}
