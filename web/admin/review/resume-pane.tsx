import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { Download, FileX, Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { Application } from "#contract/applications.ts";
import { recordResumeView, type ResumePreview } from "#web/api/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { ChunkLoadError } from "#web/layout/load-error.tsx";
import { IconButton, SmallButton } from "#web/ui/button.tsx";
import { LoadingText, QueryState } from "#web/forms/query-state.tsx";
import { hasResume, timelineQuery } from "../applications/queries.ts";
import { WordFrame } from "./word-frame.tsx";

// Larger than the rest of the panel, so it loads with the first PDF.
const PdfViewer = lazy(() => import("./pdf-viewer.tsx"));

const zoomButtons = [
  { step: "out", label: "review.resume.zoomOut", Icon: ZoomOut },
  { step: "fit", label: "review.resume.zoomFit", Icon: Maximize2 },
  { step: "in", label: "review.resume.zoomIn", Icon: ZoomIn },
] as const;

/** The resume, with its zoom and its download. */
export function ResumePane({
  application,
  resume,
  zoom,
  onZoom,
  onDownload,
  isDownloading,
}: {
  application: Application;
  resume: UseQueryResult<ResumePreview>;
  zoom: number;
  onZoom: (step: ZoomStep) => void;
  onDownload: () => void;
  isDownloading: boolean;
}) {
  const { t, language } = useI18n();
  const { id, cv_original_name: name, cv_size_bytes: bytes } = application;
  const client = useQueryClient();
  const [pdfError, setPdfError] = useState<"locked" | "broken">();
  const isRecorded = useRef(false);
  const { mutate: recordView } = useMutation({
    mutationFn: () => recordResumeView(id),
    retry: 2,
    onSuccess: () => client.invalidateQueries(timelineQuery(id)),
  });
  const title = t("review.resume.title", { name: application.full_name });
  const loading = <LoadingText text={t("review.resume.loading")} />;

  // Each page of a PDF calls it.
  function recordOnce(): void {
    if (isRecorded.current) return;
    isRecorded.current = true;
    recordView();
  }

  return (
    <div
      // On a wide screen it stays in sight while the column beside it scrolls.
      className="flex max-h-[80dvh] min-h-60 min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface lg:sticky lg:top-34 lg:h-[calc(100dvh-9.5rem)] lg:max-h-none lg:min-h-0"
    >
      {hasResume(application) ? (
        <>
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
            <p className="min-w-0 grow basis-40 text-sm max-sm:basis-full">
              <span className="block truncate font-semibold" title={name ?? ""}>
                {name}
              </span>
              <span className="text-muted tabular-nums">
                {formatFileSize(bytes ?? 0, language)}
              </span>
            </p>
            <fieldset aria-label={t("review.resume.zoom")} className="flex max-sm:-ml-3">
              {zoomButtons.map(({ step, label, Icon }) => (
                <IconButton key={step} label={t(label)} Icon={Icon} onClick={() => onZoom(step)} />
              ))}
            </fieldset>
            <SmallButton className="max-sm:ml-auto" isBusy={isDownloading} onClick={onDownload}>
              {!isDownloading && <Download className="size-4.5" />}
              {t("review.resume.download")}
            </SmallButton>
          </header>
          <section
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
            tabIndex={0}
            data-scrolls
            style={{ scrollbarGutter: "stable both-edges" }}
            className="min-h-0 grow overflow-auto bg-neutral-soft p-3 focus-visible:-outline-offset-2 sm:p-4"
          >
            <QueryState query={resume} failed={t("review.resume.failed")} loading={loading}>
              {(loaded) =>
                loaded.kind === "page" ? (
                  <WordFrame
                    html={loaded.html}
                    excluded={loaded.excluded}
                    title={title}
                    zoom={zoom}
                    language={application.language}
                    onShown={recordOnce}
                  />
                ) : pdfError !== undefined ? (
                  <NoPreview title={t(`review.resume.${pdfError}`)}>
                    {t("review.resume.brokenText")}
                  </NoPreview>
                ) : (
                  <ErrorBoundary fallback={<ChunkLoadError />}>
                    <Suspense fallback={loading}>
                      <PdfViewer
                        bytes={loaded.bytes}
                        zoom={zoom}
                        onShown={recordOnce}
                        onFailed={setPdfError}
                      />
                    </Suspense>
                  </ErrorBoundary>
                )
              }
            </QueryState>
          </section>
        </>
      ) : (
        <NoPreview title={t("review.resume.none")} />
      )}
    </div>
  );
}

function NoPreview({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <output className="flex grow flex-col items-center justify-center p-8 text-center">
      <FileX className="size-8 text-muted" />
      <p className="mt-3 font-semibold">{title}</p>
      <p className="text-muted">{children}</p>
    </output>
  );
}

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export type ZoomStep = "in" | "out" | "fit";

/** The next zoom in a direction; 1 fits the width. */
export function zoomed(zoom: number, step: ZoomStep): number {
  if (step === "fit") return 1;
  const next =
    step === "in" ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom);
  return next ?? zoom;
}
