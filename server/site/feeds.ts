import { Feed } from "feed";
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { hasPage } from "#contract/page-positions.ts";
import { escapeHtml, interpolate } from "#server/http/text.ts";
import type { PositionRecord } from "#server/positions/records.ts";
import { feeds as en } from "#i18n/en/feeds.ts";
import { feeds as vi } from "#i18n/vi/feeds.ts";

const texts = { en, vi };

export function positionFeeds(
  siteUrl: string,
  positions: readonly PositionRecord[],
): Map<string, { type: string; body: string }> {
  const published = positions.filter(hasPage);
  const files = new Map<string, { type: string; body: string }>();
  for (const [language, prefix] of [
    ["en", ""],
    ["vi", "/vi"],
  ] as const) {
    const careers = `${siteUrl}${prefix}/careers`;
    const atom = feedOf(careers, language, published, (text) =>
      escapeHtml(withoutNoncharacters(text)),
    );
    const json = feedOf(careers, language, published, (text) => text);
    const path = `${prefix}/careers/feed`;
    files.set(`${path}.xml`, { type: "application/atom+xml; charset=utf-8", body: atom.atom1() });
    files.set(`${path}.json`, { type: "application/feed+json; charset=utf-8", body: json.json1() });
  }
  return files;
}

/** `write` turns a plain text into the format's form: HTML in Atom, plain in JSON. */
function feedOf(
  careers: string,
  language: Language,
  positions: readonly PositionRecord[],
  write: (text: string) => string,
): Feed {
  const t = texts[language];
  // A position that closes changes the feed too.
  const latest = positions
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);
  const feed = new Feed({
    id: careers,
    link: careers,
    title: interpolate(t["feed.title"], { company: company.name }),
    description: interpolate(t["feed.description"], { company: company.name }),
    language,
    copyright: company.legalName[language],
    author: { name: company.name, link: careers },
    updated: new Date(latest ?? 0),
    feedLinks: { atom: `${careers}/feed.xml`, json: `${careers}/feed.json` },
  });
  for (const position of positions.filter(({ state }) => state === "open")) {
    const { id, slug, title, summary, posted_on, created_at, updated_at } = position;
    feed.addItem({
      // A changed slug makes no new entry in a reader.
      id: `urn:uuid:${id}`,
      link: `${careers}/${slug}`,
      title: write(title[language]),
      description: write(summary[language]),
      content: withoutNoncharacters(contentOf(position, language)),
      date: new Date(updated_at),
      published: new Date(posted_on ?? created_at),
    });
  }
  return feed;
}

function contentOf(position: PositionRecord, language: Language): string {
  const t = texts[language];
  const list = (title: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : `<h2>${escapeHtml(title)}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escapeHtml(position.summary[language])}</p>`,
    list(t["feed.duties"], position.duties[language]),
    list(t["feed.requirements"], position.requirements[language]),
    list(t["feed.benefits"], position.benefits[language]),
  ].join("");
}

/** XML cannot contain these two, even escaped. */
const withoutNoncharacters = (text: string) => text.replaceAll(/[\ufffe\uffff]/g, "");
