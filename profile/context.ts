import sharp from "sharp";
import type { Language } from "#contract/languages.ts";
import { openFor } from "../scripts/pictures/pictures.ts";
import { html, type Html } from "./html.ts";
import type { FindText, Translate } from "./texts.ts";

/** What each page of the profile is made from. */
export type Context = {
  language: Language;
  t: Translate;
  find: FindText;
  /** The files of the company's pictures, by name. */
  pictures: ReadonlyMap<string, string>;
};

/** A picture of the company at the width of its place, or an empty area. */
export async function picture(
  { pictures }: Context,
  name: string,
  millimetres: number,
  className = "",
): Promise<Html> {
  const file = pictures.get(name);
  if (file === undefined) return html`<span class="plain ${className}"></span>`;
  const pixelsPerMillimetre = 8;
  const width = millimetres * pixelsPerMillimetre;
  const resized = (await openFor(file, width))
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const { isOpaque } = await sharp(file).stats();
  const [type, data] = isOpaque
    ? ["jpeg", await resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer()]
    : ["png", await resized.png({ palette: true }).toBuffer()];
  return html`<img
    class="${className}"
    alt=""
    src="data:image/${type};base64,${data.toString("base64")}"
  />`;
}
