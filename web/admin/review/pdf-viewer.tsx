import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { drawPage, isLocked, openPdf } from "./pdf.ts";

/** The pages of a PDF below one another. With zoom 1 they are as wide as there is room. */
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

  const tellFailure = useEffectEvent((failure: unknown) =>
    onFailed(isLocked(failure) ? "locked" : "broken"),
  );
  useEffect(() => {
    let isCurrent = true;
    const { document, close } = openPdf(bytes);
    document.then(
      (opened) => {
        if (isCurrent) setPdf(opened);
      },
      (failure: unknown) => {
        if (isCurrent) tellFailure(failure);
      },
    );
    return () => {
      isCurrent = false;
      close();
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
        <p className="flex items-center gap-3 text-muted">
          <Spinner />
          {t("review.resume.loading")}
        </p>
      ) : (
        Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPage
            key={index}
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

/** Height by width of A4, until the page says otherwise. */
const usualShape = Math.SQRT2;

/** A page of a PDF, drawn while it is near what can be seen. */
export function PdfPage({
  pdf,
  number,
  width,
  root,
  onDrawn,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  width: number;
  /** What the pages are scrolled in. */
  root: Element;
  onDrawn: () => void;
}) {
  const t = useTranslation();
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [isNear, setNear] = useState(false);
  const [isLost, setLost] = useState(false);

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
    pdf.getPage(number).then(setPage, () => setLost(true));
  }, [pdf, number, isNear]);

  const tellDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const target = host.current;
    if (page === undefined || target === null) return undefined;
    if (!isNear) {
      // A page far away holds no picture in memory.
      target.replaceChildren();
      return undefined;
    }
    const stop = new AbortController();
    drawPage(page, width / page.getViewport({ scale: 1 }).width, target, stop.signal).then(
      () => tellDrawn(),
      () => {
        if (!stop.signal.aborted) setLost(true);
      },
    );
    return () => stop.abort();
  }, [page, isNear, width]);

  const shape = page?.getViewport({ scale: 1 });
  const height = Math.round(width * (shape ? shape.height / shape.width : usualShape));
  return (
    <section
      ref={section}
      aria-label={t("review.resume.page", { page: number, pages: pdf.numPages })}
      className="relative mx-auto bg-[white] shadow-raised"
      style={{ width, height }}
    >
      {isLost && (
        <p role="alert" className="p-6 text-[black]">
          {t("review.resume.pageFailed")}
        </p>
      )}
      <div ref={host} className="absolute inset-0" />
    </section>
  );
}
