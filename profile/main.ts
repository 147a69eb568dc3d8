// npm run profile: makes the company profile as PDF from content/, one document per language.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { companyProfile } from "#content/solutions.ts";
import { languages } from "#contract/languages.ts";
import { chromiumFlags, ensureProgram } from "../scripts/setup/programs.ts";
import { root, runCommand } from "../scripts/setup/project.mjs";
import { profileDocument } from "./profile.ts";

await runCommand(async () => {
  const fonts = await fontRules();
  const browser = await chromium.launch({
    executablePath: ensureProgram("chromium"),
    args: chromiumFlags,
  });
  try {
    for (const language of languages) {
      const tab = await browser.newPage();
      await tab.setContent(
        await profileDocument({ language, company: join(root, "content"), fonts }),
      );
      await tab.evaluate("document.fonts.ready");
      const pdf = await tab.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      const file = join("content/public", companyProfile[language]);
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), withoutDate(pdf));
      console.log(`${file}  ${(pdf.length / 1024).toFixed(0)} KB`);
      await tab.close();
    }
  } finally {
    await browser.close();
  }
});

/** The site's fonts as rules that need no other file. */
async function fontRules(): Promise<string> {
  const rules = [400, 600].map(async (weight) => {
    const file = join(root, `web/typeface/be-vietnam-pro-${weight}.woff2`);
    const data = (await readFile(file)).toString("base64");
    return `@font-face { font-family: "Be Vietnam Pro"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format("woff2") }`;
  });
  return (await Promise.all(rules)).join("\n");
}

/** The same content gives the same file, whenever it is made. */
function withoutDate(pdf: Buffer): Buffer {
  const dates = /(\/(?:Creation|Mod)Date \(D:)\d{14}/g;
  return Buffer.from(pdf.toString("latin1").replace(dates, "$120210929000000"), "latin1");
}
