import sharp from "sharp";
import { company } from "#content/company.ts";
import type { PageId } from "#content/pages.ts";
import { languages, type Language } from "#contract/languages.ts";
import { matchRoute, pathsOf } from "#web/router/match-route.ts";
import { titleAndDescription, ogImagePath } from "#web/document/head.ts";
import { routes } from "#web/routes.ts";
import { ai } from "./areas/ai.ts";
import { gold, plate } from "./areas/plate.ts";
import { mark } from "./brand.ts";
import { typefaceRules } from "./typeface.ts";
import { grounds } from "./lacquer.ts";
import { photograph } from "./photograph.ts";
import { administrativeChatbot } from "./projects/administrative-chatbot.ts";
import { callbots } from "./projects/callbots.ts";
import { checkIn } from "./projects/check-in.ts";
import { documentAssistant } from "./projects/document-assistant.ts";
import { knowledgeAssistant } from "./projects/knowledge-assistant.ts";
import { portfolio } from "./projects/portfolio.ts";
import { sandbox } from "./projects/sandbox.ts";
import { crew } from "./team/crew.ts";
import { cco, cto } from "./team/portraits.ts";
import { frame } from "./video/turning-drum.ts";

type Look = { draw: () => string; ground: keyof typeof grounds };

/** What a page shows beside its words. The screens of the app share the picture of the home page. */
const looks: Partial<Record<PageId, Look>> = {
  about: { draw: crew, ground: "cinnabar" },
  solutions: { draw: () => plate(ai()), ground: "jade" },
  projects: { draw: checkIn, ground: "jade" },
  clients: { draw: sandbox, ground: "indigo" },
  team: { draw: cco, ground: "umber" },
  careers: { draw: administrativeChatbot, ground: "cinnabar" },
  position: { draw: cto, ground: "black" },
  apply: { draw: documentAssistant, ground: "jade" },
  contact: { draw: callbots, ground: "black" },
  privacy: { draw: knowledgeAssistant, ground: "umber" },
  terms: { draw: portfolio, ground: "umber" },
};
const homeLook: Look = { draw: () => frame(0.1), ground: "jade" };

/** The previews of all pages in all languages, as files. */
export async function previews(): Promise<Record<string, Buffer>> {
  const paths = routes.filter(({ isIndexed }) => isIndexed).flatMap(pathsOf);
  const pages = paths.flatMap((path) => languages.map((language) => ({ path, language })));
  const fonts = await typefaceRules();
  const photographs = await photograph(
    pages.map(({ path, language }) => ({
      html: document(path, language, fonts),
      width: 1200,
      height: 630,
    })),
  );
  const files: Record<string, Buffer> = {};
  for (const [index, { path, language }] of pages.entries()) {
    const small = sharp(photographs[index]).png({ palette: true, quality: 68, effort: 8 });
    files[`public${ogImagePath(path, language)}`] = await small.toBuffer();
  }
  return files;
}

function document(path: string, language: Language, fonts: string): string {
  const place = matchRoute(path);
  const { title = company.name, description } = titleAndDescription(place, language);
  const { draw, ground } = looks[place.route.id] ?? homeLook;
  const { dark } = grounds[ground];
  // A word like "e-commerce" stays whole.
  const heading = title.replace(/\S+-\S+/g, '<span style="white-space: nowrap">$&</span>');
  const art = draw().replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
  return `<!doctype html><html lang="${language}"><style>
    ${fonts}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${dark}; color: #f8f1e0; font: 400 23px/1.5 "Be Vietnam Pro" }
    .art { position: absolute; right: 0; top: 0; width: 740px; height: 630px }
    .art svg { width: 100%; height: 100% }
    .art::after { content: ""; position: absolute; inset: 0; background: linear-gradient(90deg, ${dark}, ${dark}c0 20%, transparent 55%) }
    header { position: absolute; left: 72px; top: 60px; display: flex; align-items: center; gap: 16px; font-weight: 600; font-size: 32px; letter-spacing: -0.02em }
    main { position: absolute; left: 72px; bottom: 64px; width: 500px; text-wrap: balance }
    h1 { margin: 0; font-weight: 600; font-size: ${title.length > 34 ? 50 : 64}px; line-height: 1.22; letter-spacing: -0.025em }
    p { margin: 22px 0 0; opacity: 0.86; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 5; overflow: hidden }
  </style>
  <div class="art">${art}</div>
  <header><svg viewBox="0 0 48 48" width="54" height="54">${mark(gold)}</svg>${company.name}</header>
  <main><h1>${heading}</h1><p>${description}</p></main></html>`;
}
