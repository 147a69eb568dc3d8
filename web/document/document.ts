import type { Language } from "#contract/languages.ts";
import type { Texts } from "../i18n/dictionaries.ts";
import type { Head } from "./head.ts";
import type { SiteData } from "./site-data.tsx";
import { headMark } from "./update-head.ts";

/**
 * Addresses of the files a page starts with, and the stylesheet, which stands in the page: a file of it
 * would cost one more round trip before the first paint. `styles` is null in development.
 */
export type Assets = { entry: string; styles: string | null; modules: readonly string[] };

/**
 * What the browser needs to begin as the server did. The texts stand beside the page they are in,
 * where they compress to next to nothing, rather than in files of their own.
 */
export type InitialData = { siteData: SiteData; texts: Texts };

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
    assets.styles === null
      ? `<link rel="stylesheet" href="/web/styles.css">`
      : `<style>${assets.styles}</style>`,
    // Not of low priority: a browser would ask for them one after the other.
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
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

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// "</script>" inside a text must not end the block.
const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Runs in the head before anything is painted: applies the stored theme, keeps "Sign In" from
 * flashing for a visitor with a session, and asks once for the page in the stored language. It is the
 * same text on every page, so that one hash in the policy covers it.
 */
export const inlineScript = `(function(d,p,s,l,t){try{s=localStorage;t=s.getItem("theme");
if(t==="light"||t==="dark")d.dataset.theme=t;
if(s.getItem("accessToken"))d.dataset.session="stored";
l=s.getItem("language");
if(!/^\\/vi(\\/|$)/.test(p)&&(l==="en"||l==="vi")&&l!==d.lang){
document.cookie="language="+l+";path=/;max-age=31536000;samesite=lax";
if(document.cookie.indexOf("language="+l)>=0&&sessionStorage.getItem("asked")!==l){
sessionStorage.setItem("asked",l);d.hidden=true;location.reload()}}
else sessionStorage.removeItem("asked")}catch(e){}
})(document.documentElement,location.pathname)`.replaceAll("\n", "");
