import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { isLocked, openPdf } from "./open-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";

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
