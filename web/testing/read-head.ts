/** The head of a document, parsed from its HTML. */
export type ReadHead = {
  language: string;
  titles: string[];
  canonical: string[];
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  /** Every value of a meta tag, by its name or property. */
  meta: (name: string) => string[];
  data: unknown[];
};

export function readHead(html: string): ReadHead {
  const links = tagsOf(html, "link");
  const metas = tagsOf(html, "meta");
  return {
    language: tagsOf(html, "html")[0]?.["lang"] ?? "",
    titles: Array.from(html.matchAll(/<title>(.*?)<\/title>/gs), ([, text = ""]) => plain(text)),
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => href),
    alternates: Object.fromEntries(
      links.flatMap(({ hreflang, href }) =>
        hreflang === undefined || href === undefined ? [] : [[hreflang, href]],
      ),
    ),
    meta: (name) =>
      metas
        .filter((tag) => (tag["name"] ?? tag["property"]) === name)
        .map(({ content = "" }) => content),
    data: Array.from(
      html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ([, json = ""]): unknown => JSON.parse(json),
    ),
  };
}

/** The attributes of every tag with this name. */
function tagsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"));
  return Array.from(tags, ([, attributes = ""]) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = "", value = ""]) => [
        key,
        plain(value),
      ]),
    ),
  );
}

function plain(text: string): string {
  const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? "");
}
