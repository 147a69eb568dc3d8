import { AnnotationMode, TextLayer, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { textLayerClass, adoptTextLayerStyle } from "./text-layer-style.ts";

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
