import type { Language } from "#contract/languages.ts";

/**
 * The picture that social networks show for a page, one per page and language. `npm run art` makes
 * them.
 */
export function previewPath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}${language === "vi" ? "-vi" : ""}.png`;
}
