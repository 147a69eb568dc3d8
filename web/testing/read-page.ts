type Attributes = Readonly<Record<string, string>>;
type Link = { text: string; href: string; opensTab: boolean };

/** The content of a page, parsed from its HTML. */
export type ReadPage = {
  headings: { level: number; text: string }[];
  links: Link[];
  /** Every text, including labels and alternative texts. */
  texts: string[];
  /** All texts in one line. */
  text: string;
  /** The site's own files that the page shows or links to. */
  files: string[];
};

export function readPage(html: string): ReadPage {
  const shown = html
    .replace(/^.*?<\/head>/s, "")
    .replaceAll(/<!--.*?-->|<(script|style|svg)\b[^>]*>.*?<\/\1>/gs, "");
  const tags = attributesIn(shown);
  const labels = tags.flatMap(({ alt, title, "aria-label": label }) => [alt, title, label]);
  const texts = [...shown.split(/<[^>]*>/).map(decoded), ...labels.map((label = "") => label)]
    .map((text) => text.trim())
    .filter((text) => text !== "");
  return {
    headings: Array.from(
      shown.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs),
      ([, level, inner = ""]) => ({ level: Number(level), text: textOf(inner) }),
    ),
    links: Array.from(shown.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs), ([, head = "", inner = ""]) => {
      const { href = "", target } = attributesOf(head);
      return { text: textOf(inner), href, opensTab: target === "_blank" };
    }),
    texts,
    text: texts.join(" "),
    files: Array.from(new Set(tags.flatMap(filesOf))),
  };
}

function filesOf({ src, srcset, poster, href = "" }: Attributes): string[] {
  const sources = srcset?.split(", ").map((source) => source.split(" ")[0]) ?? [];
  const named = [src, poster, ...sources].filter((file) => file !== undefined);
  return [...named, ...(/\.\w+$/.test(href) ? [href] : [])].filter((file) => file.startsWith("/"));
}

/** The attributes of every element. */
function attributesIn(html: string): Attributes[] {
  return Array.from(html.matchAll(/<\w+([^>]*)>/g), ([, text = ""]) => attributesOf(text));
}

function attributesOf(text: string): Attributes {
  const pairs = text.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(pairs, ([, key = "", value = ""]) => [key.toLowerCase(), decoded(value)]),
  );
}

const textOf = (html: string) =>
  decoded(html.replaceAll(/<[^>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();

function decoded(text: string): string {
  const characters: Record<string, string> = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#x27;": "'",
    "&amp;": "&",
  };
  return text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => characters[entity] ?? entity);
}
