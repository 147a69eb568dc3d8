import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { Parser } from "htmlparser2";
import records from "#content/positions.json" with { type: "json" };
import { company } from "#content/company.ts";
import { PositionFields } from "#contract/positions.ts";
import { hasPage } from "#contract/page-positions.ts";
import type { PositionRecord } from "#server/positions/records.ts";
import { hostileTexts } from "../../testing/hostile-texts.ts";
import { positionFeeds } from "./feeds.ts";

const siteUrl = "https://company.example";
const positions = records.map((record, order): PositionRecord => ({
  ...PositionFields.parse(record),
  id: `0193aaaa-0000-7000-8000-0000000000${order + 10}`,
  order,
  former_slugs: [],
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: `2026-02-${order + 10}T08:00:00.000Z`,
}));
const open = positions.filter((position) => hasPage(position) && position.state === "open");
const [first] = open;
assert.ok(first !== undefined);

function bodyAt(path: string, some: readonly PositionRecord[]): string {
  const file = positionFeeds(siteUrl, some).get(path);
  assert.ok(file !== undefined, path);
  return file.body;
}

/** The text and the tags of HTML. */
function readHtml(html: string): { text: string; tags: string[] } {
  const tags: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag: (name) => tags.push(name),
    ontext: (part) => (text += part),
  });
  parser.end(html);
  return { text, tags };
}

describe("The feeds of positions", () => {
  for (const [language, prefix] of [
    ["en", ""],
    ["vi", "/vi"],
  ] as const) {
    test(`have what Atom and JSON Feed require, with absolute links (${language})`, () => {
      const careers = `${siteUrl}${prefix}/careers`;
      const atom = parseAtomFeed(bodyAt(`${prefix}/careers/feed.xml`, positions));
      assert.equal(atom.id, careers);
      assert.equal(atom.authors?.[0]?.name, company.name);
      assert.ok(
        atom.links?.some(({ rel, href }) => rel === "self" && href === `${careers}/feed.xml`),
      );
      assert.ok(atom.title?.value?.includes(company.name));
      const latest = positions
        .filter(hasPage)
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1);
      assert.equal(atom.updated, latest);
      assert.deepEqual(
        atom.entries?.map(({ id, title, links, updated, published }) => ({
          id,
          title: readHtml(title?.value ?? "").text,
          link: links?.[0]?.href,
          updated,
          published,
        })),
        open.map(({ id, slug, title, updated_at, posted_on, created_at }) => ({
          id: `urn:uuid:${id}`,
          title: title[language],
          link: `${careers}/${slug}`,
          updated: updated_at,
          published: new Date(posted_on ?? created_at).toISOString(),
        })),
      );
      const json = parseJsonFeed(bodyAt(`${prefix}/careers/feed.json`, positions));
      assert.equal(json.feed_url, `${careers}/feed.json`);
      assert.equal(json.home_page_url, careers);
      assert.deepEqual(
        json.items?.map(({ id, title, url, summary, date_modified }) => [
          id,
          title,
          url,
          summary,
          date_modified,
        ]),
        open.map(({ id, slug, title, summary, updated_at }) => [
          `urn:uuid:${id}`,
          title[language],
          `${careers}/${slug}`,
          summary[language],
          updated_at,
        ]),
      );
    });
  }

  test("list open positions alone, and are newer after one has closed", () => {
    const updated_at = "2026-03-01T00:00:00.000Z";
    const closed = positions.map((one) =>
      one.slug === first.slug ? { ...one, state: "closed" as const, updated_at } : one,
    );
    const atom = parseAtomFeed(bodyAt("/careers/feed.xml", closed));
    assert.equal(atom.entries?.length, open.length - 1);
    assert.equal(atom.updated, updated_at);
    const draft = [
      { ...first, state: "draft" as const },
      { ...first, advertised: false },
    ];
    for (const path of ["/careers/feed.xml", "/careers/feed.json"]) {
      assert.doesNotMatch(bodyAt(path, draft), new RegExp(first.slug), path);
    }
  });

  test("keep the id of a position whose address changes", () => {
    const idIn = (slug: string) =>
      parseAtomFeed(bodyAt("/careers/feed.xml", [{ ...first, slug }])).entries?.[0]?.id;
    assert.equal(idIn("another-slug"), idIn(first.slug));
  });

  for (const text of hostileTexts) {
    test(`have ${JSON.stringify(text)} as text`, () => {
      const both = { en: text, vi: text };
      const lists = { en: [text], vi: [text] };
      const hostile: PositionRecord = {
        ...first,
        title: both,
        summary: both,
        duties: lists,
        requirements: lists,
        benefits: lists,
      };
      const [item] = parseJsonFeed(bodyAt("/careers/feed.json", [hostile])).items ?? [];
      assert.deepEqual([item?.title, item?.summary], [text, text]);
      const xml = bodyAt("/careers/feed.xml", [hostile]);
      assert.doesNotMatch(xml, /[\ufffe\uffff]/, "XML cannot contain these");
      const { entries = [] } = parseAtomFeed(xml);
      assert.equal(entries.length, 1);
      const shown = text.replaceAll(/[\ufffe\uffff]/g, "");
      const { title, summary, content } = entries[0] ?? {};
      for (const part of [title, summary]) {
        assert.equal(part?.type, "html");
        assert.deepEqual(readHtml(part.value ?? ""), { text: shown, tags: [] });
      }
      const list = ["h2", "ul", "li"];
      const tags = ["p", ...list, ...list, ...list];
      const { text: read, tags: found } = readHtml(content?.value ?? "");
      assert.deepEqual(found, tags);
      assert.equal(read.split(shown).length, 5);
      assert.deepEqual(readHtml(item?.content_html ?? "").tags, tags);
    });
  }
});
