import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { trust } from "#web/document/trusted.ts";

/** What every browser can hold in one canvas. */
const maxPixels = 16_000_000;

/**
 * Draws a page and lays its words over the picture, so that they can be selected and read out. What
 * the host showed before stays until the page is ready. Rejects when it cannot be drawn.
 */
export async function drawPage(
  page: PDFPageProxy,
  scale: number,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({ scale });
  const ratio = Math.min(
    devicePixelRatio,
    Math.sqrt(maxPixels / (viewport.width * viewport.height)),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  canvas.className = "block size-full";
  canvas.ariaHidden = "true";
  const drawing = page.render({
    canvas,
    viewport,
    transform: [ratio, 0, 0, ratio, 0, 0],
    // What was filled into a form is drawn as part of the page. No link and no field comes of it.
    annotationMode: AnnotationMode.ENABLE,
  });

  adoptTextLayerStyle();
  const words = document.createElement("div");
  words.className = textLayerClass;
  words.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport,
  });

  const cancel = () => {
    drawing.cancel();
    layer.cancel();
  };
  signal.addEventListener("abort", cancel, { once: true });
  await Promise.all([drawing.promise, layer.render()]);
  signal.removeEventListener("abort", cancel);
  if (!signal.aborted) host.replaceChildren(canvas, words);
}

// The program that reads PDF, in a worker of its own.
const [worker] = Object.values(
  import.meta.glob<string>("/node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs", {
    query: "?url",
    import: "default",
    eager: true,
    exhaustive: true,
  }),
);
const workerAddress = worker ?? "";
GlobalWorkerOptions.workerSrc = workerAddress;
// The library starts its worker by a text. This one address may become a program, and no other.
trust("default", {
  createScriptURL: (address: string) => {
    if (address !== workerAddress) throw new TypeError(`${address} is no program of this site`);
    return address;
  },
});

/** More than a page scanned at 600 dots an inch; beyond it a picture is left blank. */
const maxPicturePixels = 48_000_000;

/** A PDF being read in a worker of its own, which `close` ends. */
type OpeningPdf = { document: Promise<PDFDocumentProxy>; close: () => void };

/** Opens a PDF. Nothing in it runs, and it can ask the network for nothing. */
export function openPdf(bytes: ArrayBuffer): OpeningPdf {
  const task = getDocument({
    // The worker takes the bytes away; those at hand are kept.
    data: new Uint8Array(bytes.slice(0)),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    maxImageSize: maxPicturePixels,
    BinaryDataFactory: PdfFiles,
    useWorkerFetch: false,
  });
  return { document: task.promise, close: () => void task.destroy() };
}

export const isLocked = (failure: unknown) => failure instanceof PasswordException;

// What some PDFs need and most do not: the meaning of Asian codes, the fonts that every reader of PDF
// has, and two ways to pack scanned pictures. Each is a file of the build, asked for when it is needed.
const files = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "/node_modules/pdfjs-dist/cmaps/LICENSE",
    "/node_modules/pdfjs-dist/standard_fonts/*",
    "/node_modules/pdfjs-dist/wasm/jbig2.wasm",
    "/node_modules/pdfjs-dist/wasm/openjpeg.wasm",
    "/node_modules/pdfjs-dist/wasm/LICENSE_*",
  ],
  { query: "?url", import: "default", eager: true, exhaustive: true },
);

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address]),
);

/** Brings the files of the library to its worker, which may ask the network for nothing. */
class PdfFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`There is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} was answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

const textLayerClass = "pdf-words";

// The properties with two dashes are those that the library sets on the layer and on each of its
// words. The style comes with the code that needs it: no other page is to carry it.
const rules = `
.pdf-words {
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  position: absolute;
  inset: 0;
  overflow: hidden;
  line-height: 1;
  color-scheme: light;
  transform-origin: 0 0;
  text-size-adjust: none;
}
.pdf-words[data-main-rotation="90"] { transform: rotate(90deg) translateY(-100%); }
.pdf-words[data-main-rotation="180"] { transform: rotate(180deg) translate(-100%, -100%); }
.pdf-words[data-main-rotation="270"] { transform: rotate(270deg) translateX(-100%); }
.pdf-words > * {
  position: absolute;
  white-space: pre;
  color: transparent;
  cursor: text;
  transform-origin: 0 0;
  font-size: calc(var(--font-height, 0px) * var(--total-scale-factor) * var(--min-font-size, 1));
  transform:
    rotate(var(--rotate, 0deg))
    scaleX(var(--scale-x, 1))
    scale(calc(1 / var(--min-font-size, 1)));
}
.pdf-words ::selection { color: transparent; background: rgb(11 107 93 / 0.3); }
`;

let sheet: CSSStyleSheet | undefined;

function adoptTextLayerStyle(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
