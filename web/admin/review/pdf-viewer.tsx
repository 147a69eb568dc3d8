import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingText } from "#web/data/query-state.tsx";
import { drawPage, isLocked, openPdf } from "./pdf.ts";

/** The pages of a PDF in a column. Zoom 1 fits the width. */
export default function PdfViewer({
  bytes,
  zoom,
  onShown,
  onFailed,
}: {
  bytes: ArrayBuffer;
  zoom: number;
  onShown: () => void;
  onFailed: (reason: "locked" | "broken") => void;
}) {
  const t = useTranslation();
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [room, setRoom] = useState(0);

  const fail = useEffectEvent((error: unknown) => onFailed(isLocked(error) ? "locked" : "broken"));
  useEffect(() => {
    let isCurrent = true;
    const task = openPdf(bytes);
    task.promise
      .then((opened) => isCurrent && setPdf(opened))
      .catch((error: unknown) => isCurrent && fail(error));
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [bytes]);

  useEffect(() => {
    if (area === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(area);
    return () => observer.disconnect();
  }, [area]);

  const root = area?.parentElement;
  return (
    <div ref={setArea} className="grid min-w-0 gap-4">
      {pdf === undefined || room === 0 || !root ? (
        <LoadingText text={t("review.resume.loading")} />
      ) : (
        Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPage
            // A page that failed in one document says nothing about another.
            key={`${pdf.loadingTask.docId} ${index}`}
            pdf={pdf}
            number={index + 1}
            width={Math.floor(room * zoom)}
            root={root}
            onDrawn={onShown}
          />
        ))
      )}
    </div>
  );
}

/** The height of A4 by its width, assumed until the page has loaded. */
const assumedRatio = Math.SQRT2;

/** A page of a PDF, drawn while it is near the viewport. */
function PdfPage({
  pdf,
  number,
  width,
  root,
  onDrawn,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  width: number;
  /** The element that scrolls the pages. */
  root: Element;
  onDrawn: () => void;
}) {
  const t = useTranslation();
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [isNear, setNear] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (section.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root, rootMargin: "100% 0px" },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    if (!isNear) return;
    pdf.getPage(number).then(setPage, () => setFailed(true));
  }, [pdf, number, isNear]);

  const reportDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const target = host.current;
    if (page === undefined || target === null) return undefined;
    if (!isNear) {
      // Frees the memory of a distant page.
      target.replaceChildren();
      return undefined;
    }
    const stop = new AbortController();
    drawPage(page, width / page.getViewport({ scale: 1 }).width, target, stop.signal).then(
      () => reportDrawn(),
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [page, isNear, width]);

  const size = page?.getViewport({ scale: 1 });
  const height = Math.round(width * (size ? size.height / size.width : assumedRatio));
  return (
    <section
      ref={section}
      aria-label={t("list.page", { page: number, pages: pdf.numPages })}
      className="relative mx-auto bg-[white] shadow-raised"
      style={{ width, height }}
    >
      {hasFailed && (
        <p role="alert" className="p-6 text-[black]">
          {t("review.resume.pageFailed")}
        </p>
      )}
      <div ref={host} className="absolute inset-0" />
    </section>
  );
}
