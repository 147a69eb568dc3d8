import type { RefObject } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SpamNotice } from "../applications/spam-notice.tsx";
import { useIsNarrow } from "../list/use-is-narrow.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { Facts } from "./facts.tsx";
import { measuresOf } from "./measures.ts";
import { Notes } from "./notes.tsx";
import { ResumePane } from "./resume-pane.tsx";
import { TimelineList } from "./timeline.tsx";
import type { Drafts } from "./use-notes.ts";

/** An application beside its resume; one below the other where there is no room. */
export function Reviewed({
  application,
  heading,
  notes,
  drafts,
  zoom,
  onZoom,
  isDeciding,
  onDecide,
  goesOn,
  onGoesOn,
  isDownloading,
  onDownload,
  onShown,
}: {
  application: Application;
  heading: RefObject<HTMLHeadingElement | null>;
  notes: RefObject<HTMLTextAreaElement | null>;
  drafts: Drafts;
  zoom: number;
  onZoom: (zoom: number) => void;
  isDeciding: boolean;
  onDecide: (status: ApplicationStatus) => void;
  /** Whether a decision leads to the next application. */
  goesOn: boolean;
  onGoesOn: (isOn: boolean) => void;
  isDownloading: boolean;
  onDownload: () => void;
  onShown: () => void;
}) {
  const t = useTranslation();
  const measures = measuresOf(useIsNarrow());
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 pt-3"
      style={measures.columns}
    >
      <header>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold wrap-anywhere outline-none"
        >
          {application.full_name}
        </h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {application.withdrawn_at !== null && (
            <Badge tone="outline">{t("details.withdrawn")}</Badge>
          )}
          <p className="text-[0.9375rem] text-muted">
            {`${application.job_title} · ${t("applications.jobId", { id: application.job_id })}`}
          </p>
        </div>
      </header>
      <div className="min-w-0" style={measures.beside}>
        <ResumePane
          application={application}
          zoom={zoom}
          onZoom={onZoom}
          isDownloading={isDownloading}
          onDownload={onDownload}
          onShown={onShown}
        />
      </div>
      <div className="grid gap-5 text-[0.9375rem]">
        <div>
          <DecisionBar application={application} isBusy={isDeciding} onDecide={onDecide} />
          <label className="flex min-h-9 cursor-pointer items-center gap-2 pt-1 text-sm text-muted pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={goesOn}
              onChange={({ target }) => onGoesOn(target.checked)}
              className="size-4.5 accent-primary"
            />
            {t("review.goOn")}
          </label>
        </div>
        <div>
          <SpamNotice application={application} />
          <Facts application={application} />
        </div>
        <Notes application={application} drafts={drafts} field={notes} />
        <TimelineList id={application.id} />
      </div>
    </div>
  );
}
