import { Download, FileX, type LucideIcon, Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import type { ShownResume } from "#web/api/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { ErrorBoundary } from "react-error-boundary";
import { LoadError } from "#web/layout/load-error.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { hasResume } from "../applications/use-download.ts";
import { useResume, useViewNote } from "./queries.ts";
import { WordFrame } from "./word-frame.tsx";

// The reader of PDF is larger than the whole panel, and comes with the first PDF.
const PdfViewer = lazy(() => import("./pdf-viewer.tsx"));

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
  const { language } = useLanguage();
  const { cv_original_name: name, cv_size_bytes: bytes } = application;
  const isHere = hasResume(application);
  const title = t("review.resume.title", { name: application.full_name });
  const zoomBy = (step: ZoomStep) => onZoom(zoomed(zoom, step));
  return (
    <div
      // On a wide screen it stays in sight while the column beside it scrolls.
      className="flex max-h-[80dvh] min-h-60 min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface lg:sticky lg:top-34 lg:h-[calc(100dvh-9.5rem)] lg:max-h-none lg:min-h-0"
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
            <IconButton
              label={t("review.resume.zoomOut")}
              Icon={ZoomOut}
              onClick={() => zoomBy("out")}
            />
            <IconButton
              label={t("review.resume.zoomFit")}
              Icon={Maximize2}
              onClick={() => zoomBy("fit")}
            />
            <IconButton
              label={t("review.resume.zoomIn")}
              Icon={ZoomIn}
              onClick={() => zoomBy("in")}
            />
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
        <NoPreview Icon={FileX} title={t("review.resume.none")} />
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
      <NoPreview Icon={FileX} title={t(`review.resume.${fault}`)}>
        {t("review.resume.brokenText")}
      </NoPreview>
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

function NoPreview({
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

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export type ZoomStep = "in" | "out" | "fit";

/** The next zoom in a direction; 1 is as wide as there is room. */
export function zoomed(zoom: number, step: ZoomStep): number {
  if (step === "fit") return 1;
  const next =
    step === "in" ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom);
  return next ?? zoom;
}
