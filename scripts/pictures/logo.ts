import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { themeIn, type Colours } from "#server/mail/theme.ts";
import { drawText } from "#server/site/social-preview.ts";
import { findPictures, type Picture } from "./pictures.ts";

/** The company's logo, or a circle with the first letter of its name while `logo` has no file. */
export async function logoOf(
  company: string,
  pictures: readonly Picture[],
  cache: string,
): Promise<Picture> {
  const own = pictures.find(({ name }) => name === "logo");
  if (own !== undefined) return own;
  const facts: { company: { name: string } } = await import(
    pathToFileURL(join(company, "company.ts")).href
  );
  // Builds of several companies may run at once.
  const folder = join(cache, "letters", encodeURIComponent(facts.company.name));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "logo.svg"),
    await drawLetter(facts.company.name, themeIn(company).light),
  );
  const [drawn] = await findPictures(folder);
  if (drawn === undefined) throw new Error(`${folder} has no logo.svg`);
  return drawn;
}

async function drawLetter(name: string, colours: Colours): Promise<string> {
  const [letter = ""] = Array.from(name.toLocaleUpperCase());
  const drawn = await drawText(letter, { size: 150, colour: colours["on-inverse"], width: 256 });
  const place = `x="${(256 - drawn.width) / 2}" y="${(256 - drawn.height) / 2}" width="${drawn.width}" height="${drawn.height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">` +
    `<circle cx="128" cy="128" r="128" fill="${colours.inverse}"/>` +
    `<image ${place} href="data:image/png;base64,${drawn.data.toString("base64")}"/></svg>\n`
  );
}
