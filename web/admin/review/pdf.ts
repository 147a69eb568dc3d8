import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { adoptStyles } from "#web/browser/adopt-styles.ts";
import { createTrustedPolicy } from "#web/browser/trusted.ts";

/** The largest canvas that every browser supports. */
const maxPixels = 16_000_000;

/**
 * Draws a page, with transparent text above it for selection and screen readers. The previous content of
 * the host stays until the page is ready. Rejects when it cannot be drawn.
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
    // Draws filled form fields as part of the page, without links or inputs.
    annotationMode: AnnotationMode.ENABLE,
  });

  const text = document.createElement("div");
  text.className = "pdf-text";
  text.style.setProperty("--total-scale-factor", String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });

  const cancel = () => {
    drawing.cancel();
    layer.cancel();
  };
  signal.addEventListener("abort", cancel, { once: true });
  await Promise.all([drawing.promise, hasTextStyles && layer.render()]);
  signal.removeEventListener("abort", cancel);
  if (!signal.aborted) host.replaceChildren(canvas, ...(hasTextStyles ? [text] : []));
}

// pdf.js parses PDFs in a worker.
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
// pdf.js starts its worker by a plain string. Only this one address is trusted as a script.
createTrustedPolicy("default", {
  createScriptURL: (address: string) => {
    if (address !== workerAddress) throw new TypeError(`${address} is not the PDF worker`);
    return address;
  },
});

/** More than a page scanned at 600 dpi. Larger images stay blank. */
const maxImagePixels = 48_000_000;

/** Opens a PDF in a worker. Its scripts do not run, and it has no access to the network. */
export const openPdf = (bytes: ArrayBuffer) =>
  getDocument({
    // A copy, because the worker takes the bytes over.
    data: new Uint8Array(bytes.slice(0)),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    maxImageSize: maxImagePixels,
    BinaryDataFactory: PdfFiles,
    useWorkerFetch: false,
  });

export const isLocked = (error: unknown) => error instanceof PasswordException;

// Files that only some PDFs need: character maps of Asian encodings, the standard fonts, and decoders of
// scanned images. pdf.js loads each of them on demand.
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

/** Fetches files for the worker, which has no access to the network. */
class PdfFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`Unknown pdf.js file: ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

// pdf.js sets the custom properties on the layer and its spans. The styles load with this module, so that
// no other page carries them.
const textLayerStyles = `
.pdf-text {
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
.pdf-text[data-main-rotation="90"] { transform: rotate(90deg) translateY(-100%); }
.pdf-text[data-main-rotation="180"] { transform: rotate(180deg) translate(-100%, -100%); }
.pdf-text[data-main-rotation="270"] { transform: rotate(270deg) translateX(-100%); }
.pdf-text > * {
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
.pdf-text ::selection { color: transparent; background: rgb(11 107 93 / 0.3); }
`;

/** Without its styles the text would lie over the picture of the page. */
const hasTextStyles = adoptStyles(document, textLayerStyles);
