import { companyProfile } from "#content/solutions.ts";
import { languages, type Language } from "#contract/languages.ts";
import { withBrowser } from "../browser.ts";
import { typefaceRules } from "../typeface.ts";
import { Html, html } from "./html.ts";
import { compacted } from "./compact.ts";
import { clients, contact, team } from "./pages/closing.ts";
import { fields } from "./pages/fields.ts";
import { about, cover, missionAndValues } from "./pages/opening.ts";
import { assistants, largeProjects } from "./pages/projects.ts";
import { style } from "./style.ts";
import { speechIn, type Speech } from "./texts.ts";

const pages: readonly ((speech: Speech) => Html | Promise<Html>)[] = [
  cover,
  about,
  missionAndValues,
  fields,
  largeProjects,
  assistants,
  clients,
  team,
  contact,
];

/** The company profile as tagged PDF, one per language. */
export async function profiles(): Promise<Record<string, Buffer>> {
  const fonts = await typefaceRules();
  return withBrowser(async (browser) => {
    const files: Record<string, Buffer> = {};
    for (const language of languages) {
      const tab = await browser.newPage();
      await tab.setContent(await profileDocument(language, fonts));
      await tab.evaluate("document.fonts.ready");
      const pdf = await tab.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      files[`public${companyProfile[language]}`] = compacted(withoutDate(pdf));
      await tab.close();
    }
    return files;
  });
}

export async function profileDocument(language: Language, fonts = ""): Promise<string> {
  const speech = await speechIn(language);
  const written: Html[] = [];
  for (const page of pages) written.push(await page(speech));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${speech.t("profile.documentTitle")}</title>
        <style>
          ${new Html(fonts + style)}
        </style>
      </head>
      <body>
        <main>${written}</main>
      </body>
    </html>`.text;
}

/** The same words give the same file, whenever it is made. */
function withoutDate(pdf: Buffer): Buffer {
  const dates = /(\/(?:Creation|Mod)Date \(D:)\d{14}/g;
  return Buffer.from(pdf.toString("latin1").replace(dates, "$120210929000000"), "latin1");
}
