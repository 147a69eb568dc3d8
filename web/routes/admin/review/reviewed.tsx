import type { RefObject } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { useText } from "#web/language.tsx";
import { SpamNotice } from "../applications/spam-notice.tsx";
import { StatusCell } from "../applications/status.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { Facts } from "./facts.tsx";
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
  isDownloading: boolean;
  onDownload: () => void;
  onShown: () => void;
}) {
  const t = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 pt-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <header className="lg:col-start-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-2xl font-semibold wrap-anywhere outline-none"
        >
          {application.full_name}
        </h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusCell application={application} />
          <p className="text-[0.9375rem] text-muted">
            {`${application.job_title} · ${t("applications.jobId", { id: application.job_id })}`}
          </p>
        </div>
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ResumePane
          application={application}
          zoom={zoom}
          onZoom={onZoom}
          isDownloading={isDownloading}
          onDownload={onDownload}
          onShown={onShown}
        />
      </div>
      <div className="grid gap-7 text-[0.9375rem] lg:col-start-2">
        <DecisionBar application={application} isBusy={isDeciding} onDecide={onDecide} />
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
