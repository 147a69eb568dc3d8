import { Download, FileX, Maximize2, ZoomIn, ZoomOut, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import type { Application } from "#contract/applications.ts";
import type { ShownResume } from "#web/api/review.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { ErrorBoundary } from "react-error-boundary";
import { LoadError } from "#web/layout/load-error.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { hasResume } from "../applications/use-download.ts";
import { useIsNarrow } from "../list/use-is-narrow.ts";

import { measuresOf } from "./measures.ts";
import { useResume, useViewNote } from "./queries.ts";
import { WordFrame } from "./word-frame.tsx";
import { zoomed, type ZoomStep } from "./zoom.ts";

// The reader of PDF is larger than the whole panel, and comes with the first PDF.
const PdfViewer = lazy(() => import("./pdf/pdf-viewer.tsx"));

/** The resume as it can be read here, and the way to have it as it is. */
export function ResumePane({
  application,
  zoom,
  onZoom,
  onDownload,
  isDownloading,
  onShown,
}: {
  application: Application;
  zoom: number;
  onZoom: (zoom: number) => void;
  onDownload: () => void;
  isDownloading: boolean;
  onShown: () => void;
}) {
  const t = useTranslation();
  const isNarrow = useIsNarrow();
  const { language } = useLanguage();
  const { cv_original_name: name, cv_size_bytes: bytes } = application;
  const isHere = hasResume(application);
  const title = t("review.resume.title", { name: application.full_name });
  const zoomBy = (step: ZoomStep) => onZoom(zoomed(zoom, step));
  return (
    <div
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface"
      style={measuresOf(isNarrow).resume}
    >
      {isHere && (
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
          <p className="min-w-0 grow basis-40 text-sm max-sm:basis-full">
            <span className="block truncate font-semibold" title={name ?? ""}>
              {name}
            </span>
            <span className="text-muted tabular-nums">{formatFileSize(bytes ?? 0, language)}</span>
          </p>
          <fieldset aria-label={t("review.resume.zoom")} className="flex max-sm:-ml-3">
            <Tool label={t("review.resume.zoomOut")} Icon={ZoomOut} onClick={() => zoomBy("out")} />
            <Tool
              label={t("review.resume.zoomFit")}
              Icon={Maximize2}
              onClick={() => zoomBy("fit")}
            />
            <Tool label={t("review.resume.zoomIn")} Icon={ZoomIn} onClick={() => zoomBy("in")} />
          </fieldset>
          <Button
            variant="secondary"
            size="small"
            className="max-sm:ml-auto"
            isBusy={isDownloading}
            onClick={onDownload}
          >
            {!isDownloading && <Download aria-hidden="true" className="size-4.5" />}
            {t("review.resume.download")}
          </Button>
        </header>
      )}
      {isHere ? (
        <Resume
          id={application.id}
          title={title}
          zoom={zoom}
          onShown={onShown}
          language={application.language}
        />
      ) : (
        <Nothing Icon={FileX} title={t("review.resume.none")} />
      )}
    </div>
  );
}

function Resume({
  id,
  title,
  zoom,
  language,
  onShown,
}: {
  id: string;
  title: string;
  zoom: number;
  language: string;
  onShown: () => void;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const { data: resume, error, refetch } = useResume(id);
  const { mutate: noteView } = useViewNote(id);
  const isNoted = useRef(false);

  function tellShown(): void {
    if (isNoted.current) return;
    isNoted.current = true;
    noteView();
    onShown();
  }

  return (
    <section
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      data-scrolls
      style={{ scrollbarGutter: "stable both-edges" }}
      className="min-h-0 grow overflow-auto bg-grey-soft p-3 focus-visible:-outline-offset-2 sm:p-4"
    >
      {resume !== undefined ? (
        <Shown resume={resume} title={title} zoom={zoom} language={language} onShown={tellShown} />
      ) : error === null ? (
        <Loading />
      ) : (
        <Alert tone="error" title={t("review.resume.failed")}>
          <p>{wordsFor(error)}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
            {t("review.resume.retry")}
          </Button>
        </Alert>
      )}
    </section>
  );
}

function Shown({
  resume,
  title,
  zoom,
  language,
  onShown,
}: {
  resume: ShownResume;
  title: string;
  zoom: number;
  language: string;
  onShown: () => void;
}) {
  const t = useTranslation();
  const [fault, setFault] = useState<"locked" | "broken">();
  if (resume.kind === "page") {
    return (
      <WordFrame
        html={resume.html}
        leftOut={resume.leftOut}
        title={title}
        zoom={zoom}
        language={language}
        onShown={onShown}
      />
    );
  }
  if (fault !== undefined) {
    return (
      <Nothing Icon={FileX} title={t(`review.resume.${fault}`)}>
        {t("review.resume.brokenText")}
      </Nothing>
    );
  }
  return (
    <ErrorBoundary fallback={<LoadError />}>
      <Suspense fallback={<Loading />}>
        <PdfViewer bytes={resume.bytes} zoom={zoom} onShown={onShown} onFailed={setFault} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  const t = useTranslation();
  return (
    <p className="flex items-center gap-3 text-muted">
      <Spinner />
      {t("review.resume.loading")}
    </p>
  );
}

function Tool({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-9 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}

function Nothing({
  Icon,
  title,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  children?: ReactNode;
}) {
  return (
    <output className="flex grow flex-col items-center justify-center p-8 text-center">
      <Icon aria-hidden="true" className="size-8 text-muted" />
      <p className="mt-3 font-semibold">{title}</p>
      <p className="text-muted">{children}</p>
    </output>
  );
}
