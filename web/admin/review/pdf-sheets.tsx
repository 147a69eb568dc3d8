import { useEffect, useEffectEvent, useRef } from "react";
import { drawPage, openPdf } from "./pdf.ts";

/** The width of a drawn page in CSS pixels: about 150 dpi on A4. */
const drawnWidth = 1_200;

/** All pages of a PDF, each on a sheet of paper of its own. */
export default function PdfSheets({
  bytes,
  onReady,
  onFailed,
}: {
  bytes: ArrayBuffer;
  onReady: () => void;
  onFailed: () => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const area = host.current;
    if (area === null) return undefined;
    const stop = new AbortController();
    const task = openPdf(bytes);
    draw(task, area, stop.signal).then(
      () => stop.signal.aborted || ready(),
      () => stop.signal.aborted || fail(),
    );
    return () => {
      stop.abort();
      area.replaceChildren();
      void task.destroy();
    };
  }, [bytes]);
  return <div ref={host} data-sheets />;
}

async function draw(
  { promise }: ReturnType<typeof openPdf>,
  area: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const pdf = await promise;
  for (let number = 1; number <= pdf.numPages && !signal.aborted; number += 1) {
    // One after the other: the pages of a scan are large.
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const sheet = document.createElement("div");
    sheet.className =
      "relative mx-auto mt-4 max-h-[262mm] max-w-full bg-[white] break-before-page break-inside-avoid";
    sheet.style.aspectRatio = `${width} / ${height}`;
    area.append(sheet);
    await drawPage(page, drawnWidth / width, sheet, signal);
    // The text above the picture, for selection, is as wide as it was drawn.
    sheet.querySelector(".pdf-text")?.remove();
    page.cleanup();
  }
}
