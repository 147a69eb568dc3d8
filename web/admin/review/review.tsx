import { Pencil } from "lucide-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApplicationStatus } from "#contract/applications.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useLeaveGuard } from "#web/forms/leave-guard.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ApplicationFields, CoverLetter, Reason } from "../applications/application-fields.tsx";
import { DeleteApplication } from "../applications/delete-application.tsx";
import { DisownedNotice } from "../applications/applicant-link.tsx";
import { Marks, SpamNotice } from "../applications/marks.tsx";
import {
  applicationQuery,
  useApplicationsView,
  hasResume,
  useDownloadResume,
  resumeQuery,
  timelineQuery,
  usePrefetch,
} from "../applications/queries.ts";
import { UpdateDialog } from "../applications/update-dialog.tsx";
import { InterviewNote } from "../interviews/interview-note.tsx";
import { Interviews } from "../interviews/interviews.tsx";
import { Unanswered } from "../messages/unanswered.tsx";
import { SentFiles } from "../messages/attachments.tsx";
import { TeamNotes } from "#web/admin/team-notes/team-notes.tsx";
import { useWriteDialog, WriteButton } from "../messages/write-dialog.tsx";
import { matchPanel } from "../routes.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { type Drafts, HrNotes } from "./hr-notes.tsx";
import { ResumePane, zoomed, type ZoomStep } from "./resume-pane.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { QueueBar } from "./queue-bar.tsx";
import { ShortcutsDialog, statusKeys, useShortcuts } from "./shortcuts.tsx";
import { Timeline } from "./timeline.tsx";
import { useStatusDecision } from "./use-status-decision.ts";
import { useKeptKey } from "./use-kept-key.ts";
import { useQueue, useReviewAddress } from "./use-queue.ts";

/** Shows the applications of the list in the address, one at a time. */
export default function Review() {
  const t = useTranslation();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const { id, show } = useReviewAddress();
  const { view } = useApplicationsView();
  const queue = useQueue(view, id);
  const { data: application, error } = useQuery(applicationQuery(id));
  const resume = useQuery({
    ...resumeQuery(id),
    enabled: application !== undefined && hasResume(application),
  });
  // The application on the screen loads first.
  usePrefetch(application === undefined || resume.isLoading ? undefined : queue.next);

  const [isHelpOpen, setHelpOpen] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [drafts] = useState<Drafts>(() => new Map());
  const changes = useLeaveGuard({
    isDirty: () => drafts.size > 0,
    survives: (to) => matchPanel(to.pathname)?.route.id === "application",
  });
  const goNext = () => queue.goTo("next");
  // An application outside the list has no next one.
  const decision = useStatusDecision(() => queue.position !== undefined && goNext());
  const { pending, setPending, decide } = decision;
  const { mutate: startDownload, isPending: isDownloading } = useDownloadResume();
  const notes = useRef<HTMLTextAreaElement>(null);
  const teamNote = useRef<HTMLTextAreaElement>(null);
  const offerButton = useRef<HTMLButtonElement>(null);
  const writing = useWriteDialog(application);
  const [isCorrecting, setCorrecting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const loadedId = application?.id;
  useEffect(() => {
    if (loadedId === undefined) return;
    scrollTo({ top: 0, behavior: "instant" });
    // The buttons of the queue keep the focus.
    if (!document.activeElement?.closest("[data-queue-buttons]")) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [loadedId]);

  function decideByKey(status: ApplicationStatus): void {
    if (application !== undefined) decide(application, status);
  }

  function download(): void {
    if (application === undefined || !hasResume(application)) return;
    startDownload(application, {
      onSuccess: () => void client.invalidateQueries({ queryKey: timelineQuery(id).queryKey }),
    });
  }

  const goPrevious = () => queue.goTo("previous");
  const goBack = () => show(undefined, view.page);
  const zoomBy = (step: ZoomStep) => setZoom(zoomed(zoom, step));
  const keysOfApplication = useKeptKey(loadedId, {
    [statusKeys.submitted]: () => decideByKey("submitted"),
    [statusKeys.reviewing]: () => decideByKey("reviewing"),
    [statusKeys.accepted]: () => decideByKey("accepted"),
    [statusKeys.rejected]: () => decideByKey("rejected"),
    n: () => notes.current?.focus(),
    t: () => teamNote.current?.focus(),
    w: writing.open,
    i: () => offerButton.current?.click(),
    d: download,
  });
  const keys = useShortcuts(
    {
      j: goNext,
      ArrowRight: goNext,
      k: goPrevious,
      ArrowLeft: goPrevious,
      ...keysOfApplication,
      "+": () => zoomBy("in"),
      "=": () => zoomBy("in"),
      "-": () => zoomBy("out"),
      "0": () => zoomBy("fit"),
      Escape: goBack,
      "?": () => setHelpOpen(true),
    },
    {
      areOff:
        isHelpOpen || isCorrecting || pending !== undefined || writing.isOpen || changes.isAsking,
    },
  );

  return (
    <div className="page-width pb-32 lg:pb-10">
      <QueueBar
        id={application?.id}
        queue={queue}
        onBack={goBack}
        onHelp={() => setHelpOpen(true)}
      />
      {application !== undefined ? (
        <div
          // No state of one application stays on the screen of another.
          key={id}
          className="group/application grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 pt-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]"
        >
          <header>
            <div className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
              <h1
                ref={heading}
                tabIndex={-1}
                className="min-w-0 grow heading-4 max-sm:basis-full wrap-anywhere outline-none"
              >
                {application.full_name}
              </h1>
              <WriteButton
                application={application}
                size="small"
                aria-keyshortcuts="w"
                onClick={writing.open}
              />
              <SmallButton Icon={Pencil} onClick={() => setCorrecting(true)}>
                {t("correct.open")}
              </SmallButton>
            </div>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              {application.withdrawn_at !== null && (
                <Badge tone="outline">{t("details.withdrawn")}</Badge>
              )}
              <InterviewNote interview={application.interview} />
              <Reason application={application} />
              <p className="text-[0.9375rem] text-muted">
                {`${application.job_title} · ${t("applications.jobId", { id: application.job_id })}`}
              </p>
            </div>
          </header>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-stretch">
            <ResumePane
              application={application}
              resume={resume}
              zoom={zoom}
              onZoom={zoomBy}
              isDownloading={isDownloading}
              onDownload={download}
            />
          </div>
          <div className="grid gap-4 text-[0.9375rem]">
            <DecisionBar application={application} decision={decision} />
            <Unanswered application={application} onAnswer={writing.open} />
            <div>
              <SpamNotice application={application} />
              <DisownedNotice application={application} />
              <ApplicationFields application={application} />
            </div>
            <TeamNotes id={id} field={teamNote} />
            <CoverLetter application={application} />
            <Interviews application={application} offerButton={offerButton} />
            <SentFiles applicationId={id} />
            <HrNotes application={application} drafts={drafts} field={notes} />
            <Timeline id={id} />
            <Marks application={application} />
            <DeleteApplication application={application} onDeleted={goBack} />
          </div>
        </div>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="sr-only">
            {t("review.open")}
          </h1>
          {error === null ? (
            // As tall as an application, or the footer would flash between two of them.
            <output
              className="flex flex-wrap content-start items-center gap-3 pt-16 text-muted"
              style={{ minHeight: "100dvh" }}
            >
              <Spinner />
              {t("details.loading")}
            </output>
          ) : (
            <Alert tone="error" title={t("review.gone")}>
              {messageOf(error)}
            </Alert>
          )}
        </>
      )}
      {pending !== undefined && (
        <UpdateDialog
          key={`${pending.application.id} ${pending.status}`}
          application={pending.application}
          initialStatus={pending.status}
          happened={pending.happened}
          onClose={() => setPending(undefined)}
          onSaved={() => decision.advance(pending.application.id)}
          onWrite={() => {
            setPending(undefined);
            writing.open();
          }}
        />
      )}
      {writing.dialog}
      {isCorrecting && application !== undefined && (
        <CorrectDialog key={id} application={application} onClose={() => setCorrecting(false)} />
      )}
      {changes.question}
      {isHelpOpen && <ShortcutsDialog keys={keys} onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
