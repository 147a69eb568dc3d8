/** Markup, which is not escaped again. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | undefined | readonly Part[];

/** Markup from a template; strings in it are escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(write)));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "string") return escape(part);
  if (part === undefined) return "";
  return part.map(write).join("");
}

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
