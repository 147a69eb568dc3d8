import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { drawPage } from "./draw-page.ts";

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
