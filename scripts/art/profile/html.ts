import sharp from "sharp";

/** A piece of a document that is written already, and not to be escaped again. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | readonly Piece[];

/** Writes a piece of a document; texts put into it are escaped. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(String.raw({ raw: parts }, ...pieces.map(write)));
}

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === "string") return escape(piece);
  if (typeof piece === "number") return String(piece);
  return piece.map(write).join("");
}

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A drawing as a picture without words: each keeps the names inside it to itself. */
export function drawing(svg: string, className = ""): Html {
  const data = Buffer.from(svg).toString("base64");
  return html`<img class="${className}" alt="" src="data:image/svg+xml;base64,${data}" />`;
}

/** A drawing of so many strokes that a photograph of it is smaller. */
export async function photographOf(svg: string, width: number): Promise<Html> {
  const photograph = sharp(Buffer.from(svg), { density: 144 }).resize(width);
  const data = (await photograph.jpeg({ quality: 78, mozjpeg: true }).toBuffer()).toString(
    "base64",
  );
  return html`<img alt="" src="data:image/jpeg;base64,${data}" />`;
}
