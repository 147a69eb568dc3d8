import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { Download, FileX, Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import type { ExcludedContent } from "#contract/review.ts";
import { recordResumeView, type ResumePreview } from "#web/api/applications.ts";
import { adoptStyles } from "#web/browser/adopt-styles.ts";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton, SmallButton } from "#web/ui/button.tsx";
import { hasResume, resumeQuery, timelineQuery } from "../applications/queries.ts";
import { LazyPart } from "../lazy-part.tsx";
import { resumePolicy } from "./resume-html.ts";

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
  const [pdfError, setPdfError] = useState<{ of: ArrayBuffer; reason: "locked" | "broken" }>();
  const isRecorded = useRef(false);
  const { mutate: recordView } = useMutation({
    mutationFn: () => recordResumeView(id),
    retry: 2,
    onSuccess: () => client.invalidateQueries({ queryKey: timelineQuery(id).queryKey }),
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
      className="flex max-h-[80dvh] min-h-60 min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface lg:sticky lg:top-[calc(var(--header)+3.5rem)] lg:h-[calc(100dvh-var(--header)-4.5rem)] lg:max-h-none lg:min-h-0"
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
              <span>{t("form.download")}</span>
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
                ) : pdfError?.of === loaded.bytes ? (
                  <NoPreview
                    title={t(`review.resume.${pdfError.reason}`)}
                    onRetry={() => {
                      setPdfError(undefined);
                      void client.resetQueries(resumeQuery(id));
                    }}
                  >
                    {t("review.resume.brokenText")}
                  </NoPreview>
                ) : (
                  <LazyPart loading={loading}>
                    <PdfViewer
                      bytes={loaded.bytes}
                      zoom={zoom}
                      onShown={recordOnce}
                      onFailed={(reason) => setPdfError({ of: loaded.bytes, reason })}
                    />
                  </LazyPart>
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

function NoPreview({
  title,
  onRetry,
  children,
}: {
  title: string;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <output className="flex grow flex-col items-center justify-center p-8 text-center">
      <FileX className="size-8 text-muted" />
      <span className="mt-3 font-semibold">{title}</span>
      <span className="text-muted">{children}</span>
      {onRetry !== undefined && (
        <SmallButton className="mt-3" onClick={onRetry}>
          {t("common.retry")}
        </SmallButton>
      )}
    </output>
  );
}

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export type ZoomStep = "in" | "out" | "fit";

/** The next zoom in a direction; 1 fits the width. */
export function zoomed(zoom: number, step: ZoomStep): number {
  if (step === "fit") return 1;
  const next =
    step === "in"
      ? levels.find((level) => level > zoom)
      : [...levels].reverse().find((level) => level < zoom);
  return next ?? zoom;
}

// Light in both themes, like a sheet of paper.
const styles = `
:root { color-scheme: light; background: white; color: #1a1a1a; }
body { margin: 0; padding: 2rem clamp(1rem, 6%, 4rem); font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; margin: 1.2em 0 0.4em; }
p { margin: 0 0 0.6em; }
img { max-width: 100%; height: auto; }
header, footer { color: #555555; }
header { border-bottom: 1px solid #cccccc; margin-bottom: 1.2em; }
footer { border-top: 1px solid #cccccc; margin-top: 1.2em; padding-top: 0.6em; }
table { border-collapse: collapse; max-width: 100%; }
td > :last-child, th > :last-child { margin-bottom: 0; }
td, th { border: 1px solid #cccccc; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }
`;

/**
 * A Word resume as HTML in a sandboxed frame. It runs and loads nothing: the server has sanitized it, and
 * its CSP and the sandbox forbid the rest. The frame has our origin, so that the shortcuts work in it and
 * its height follows its content.
 */
function WordFrame({
  html,
  excluded,
  title,
  zoom,
  language,
  onShown,
}: {
  html: string;
  excluded: readonly ExcludedContent[];
  title: string;
  zoom: number;
  /** The language of the application, and probably of the resume. */
  language: string;
  onShown: () => void;
}) {
  const t = useTranslation();
  const kinds = excluded.map((kind) => t(`review.resume.excluded.${kind}`));
  const frame = useRef<HTMLIFrameElement>(null);
  const [isStyled, setStyled] = useState(false);
  const [height, setHeight] = useState(400);

  function styleAndWatch(): void {
    const shown = frame.current?.contentDocument;
    const window = shown?.defaultView;
    // The empty document also fires the event.
    if (shown?.URL !== "about:srcdoc" || !window) return;
    adoptStyles(shown, styles);
    shown.documentElement.lang = language;
    window.addEventListener("keydown", (event) => {
      dispatchEvent(new KeyboardEvent("keydown", event));
    });
    setStyled(true);
    onShown();
  }

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isStyled || !page) return undefined;
    page.documentElement.style.fontSize = `${zoom * 100}%`;
    const observer = new ResizeObserver(() => setHeight(page.body.offsetHeight));
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [isStyled, zoom]);

  // React would set a plain string, which Trusted Types refuses.
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = resumePolicy.createHTML(html);
  }, [html]);

  return (
    <div>
      <p className="mb-3 text-sm text-muted">
        <span>{t("review.resume.simple")}</span>
        {excluded.length > 0 && (
          <span>{` ${t("review.resume.excluded", { kinds: kinds.join(", ") })}`}</span>
        )}
      </p>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        onLoad={styleAndWatch}
        className="block w-full bg-[white] shadow-raised"
        style={{ height }}
      />
    </div>
  );
}
