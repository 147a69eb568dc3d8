import type { Language } from "#contract/languages.ts";
import type { PagePositions } from "#contract/positions.ts";
import type { Texts } from "#web/i18n/dictionaries.ts";
import { escape } from "./escape.ts";
import type { Head } from "./head.ts";
import type { SiteData } from "./site-data.ts";
import { headMark } from "./update-head.ts";

/**
 * The files that a page starts with. The stylesheet is inlined, which saves a round trip before the first
 * paint. `styles` is null in development.
 */
export type Assets = { entry: string; styles: string | null; modules: readonly string[] };

/**
 * The data that hydrate the page in the browser. The texts are inlined: beside the HTML that already contains
 * them they compress to almost nothing.
 */
export type InitialData = {
  siteData: SiteData;
  texts: Texts;
  positions: PagePositions;
  /** The server has no page at this address. */
  isMissing: boolean;
  /** The filter that the server has applied to the careers page; undefined for other pages. */
  search?: string | undefined;
};

/** The whole document around a rendered page. */
export function documentOf(parts: {
  language: Language;
  head: Head;
  body: string;
  initialData: InitialData;
  assets: Assets;
}): string {
  const { language, head, body, initialData, assets } = parts;
  return [
    `<!doctype html><html lang="${language}"><head>`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escape(head.title)}</title>`,
    `<script>${inlineScript}</script>`,
    ...fontsIn(assets.styles).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    assets.styles === null
      ? `<link rel="stylesheet" href="/web/styles.css">`
      : `<style>${assets.styles}</style>`,
    // A low priority, so that fonts and the first paint do not wait for the code.
    ...assets.modules.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
    ...head.tags.map(({ name, attributes }) => `<${name}${attributesOf(attributes)} ${headMark}>`),
    ...head.data.map(
      (item) => `<script type="application/ld+json" ${headMark}>${json(item)}</script>`,
    ),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<meta name="color-scheme" content="light dark"></head>`,
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="initial-data">${json(initialData)}</script>`,
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join("");
}

/** The fonts of a stylesheet: text and headings need both on every first screen. */
const fontsIn = (styles: string | null) =>
  Array.from(styles?.matchAll(/url\(["']?([^"')]+\.woff2)/g) ?? [], ([, href = ""]) => href);

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
}

// A "</script>" in a text must not end the block.
const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Runs in the head before the first paint: applies the stored theme, hides "Sign In" from a visitor with
 * a session, and reloads the page once in the language of the link, or else in the stored one. It is the
 * same on every page, so one hash in the policy covers it.
 */
export const inlineScript = `(function(d,p,s,l,t){try{s=localStorage;t=s.getItem("theme");
if(t==="light"||t==="dark")d.dataset.theme=t;
if(s.getItem("accessToken"))d.dataset.session="stored";
l=(/\\.(en|vi)$/.exec(location.hash)||[])[1]||s.getItem("language");
if(!/^\\/vi(\\/|$)/.test(p)&&(l==="en"||l==="vi")&&l!==d.lang){
document.cookie="language="+l+";path=/;max-age=31536000;samesite=lax";
if(document.cookie.indexOf("language="+l)>=0&&sessionStorage.getItem("asked")!==l){
sessionStorage.setItem("asked",l);d.hidden=true;location.reload()}}
else sessionStorage.removeItem("asked")}catch(e){}
})(document.documentElement,location.pathname)`.replaceAll("\n", "");
