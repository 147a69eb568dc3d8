import { join } from "node:path";
import type { Language } from "#contract/languages.ts";
import { logoOf } from "../scripts/pictures/logo.ts";
import { findPictures } from "../scripts/pictures/pictures.ts";
import { root } from "../scripts/setup/project.mjs";
import type { Context } from "./context.ts";
import { Html, html } from "./html.ts";
import { clientsPages, contactPage, teamPages } from "./pages/closing.ts";
import { fieldsPages } from "./pages/fields.ts";
import { aboutPage, coverPage, missionPage } from "./pages/opening.ts";
import { assistantsPages, largeProjectsPages } from "./pages/projects.ts";
import { style } from "./style.ts";
import { translationsOf } from "./texts.ts";

const pages: readonly ((context: Context) => Promise<Html>)[] = [
  coverPage,
  aboutPage,
  missionPage,
  fieldsPages,
  largeProjectsPages,
  assistantsPages,
  clientsPages,
  teamPages,
  contactPage,
];

/** The company profile as an HTML document that prints on A4. */
export async function profileDocument({
  language,
  company,
  fonts = "",
}: {
  language: Language;
  /** The folder of the company. */
  company: string;
  fonts?: string;
}): Promise<string> {
  const found = await findPictures(join(company, "pictures"));
  const logo = await logoOf(company, found, join(root, ".cache", "pictures"));
  const files = [...found, logo].map(({ name, file }) => [name, file] as const);
  const texts = await translationsOf(language);
  const context: Context = { language, ...texts, pictures: new Map(files) };
  const written = await Promise.all(pages.map((page) => page(context)));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${texts.t("profile.documentTitle")}</title>
        <style>
          ${new Html(fonts + style)}
        </style>
      </head>
      <body>
        <main>${written}</main>
      </body>
    </html>`.text;
}
