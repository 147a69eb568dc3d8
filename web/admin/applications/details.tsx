import { Download } from "lucide-react";
import { useId, useRef } from "react";
import type { Application } from "#contract/applications.ts";
import { restoreApplication, updateApplication } from "#web/api/applications.ts";
import { useMay } from "#web/admin/permissions.ts";
import { useAction } from "#web/data/use-action.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { DetailsDialog } from "#web/admin/list/record-dialogs.tsx";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { InterviewNote } from "../interviews/interview-note.tsx";
import { StatusBadge } from "./status.tsx";
import { Interviews } from "../interviews/interviews.tsx";
import { TeamNotes } from "#web/admin/team-notes/team-notes.tsx";
import { WriteButton } from "../messages/write-dialog.tsx";
import { ReviewLink } from "../review/review-link.tsx";
import { useFocusAfter } from "#web/ui/focus.ts";
import { Email, FormAnswers, Missing } from "./application-fields.tsx";
import {
  type useApplication,
  useApplicationCache,
  hasResume,
  notesOf,
  useDownloadResume,
} from "./queries.ts";

/** Everything about one application (spec §2), at an address to share. */
export function Details({
  id,
  query,
  open,
  onClose,
}: {
  id: string;
  query: ReturnType<typeof useApplication>;
  open: (id: string, dialog: "edit" | "write") => void;
  onClose: () => void;
}) {
  const { t, language } = useI18n();
  const { mutate: download, isPending: isDownloading } = useDownloadResume();
  const isAdmin = useMay("application.hold");
  const application = query.data;
  return (
    <DetailsDialog
      onClose={onClose}
      title={t("details.title")}
      actions={
        <>
          <ReviewLink id={id} size="medium" />
          {application !== undefined && hasResume(application) && (
            <Button
              variant="secondary"
              Icon={Download}
              isBusy={isDownloading}
              onClick={() => download(application)}
            >
              {t("details.download")}
            </Button>
          )}
          {application !== undefined && (
            <WriteButton application={application} onClick={() => open(id, "write")} />
          )}
          {application !== undefined && (
            <Button onClick={() => open(id, "edit")}>{t("details.edit")}</Button>
          )}
        </>
      }
    >
      <QueryState
        query={query}
        failed={t("toast.loadFailed")}
        loading={<LoadingText text={t("details.loading")} className="py-10" />}
      >
        {(application) => (
          <>
            <SpamNotice application={application} />
            <DefinitionList>
              <Definition term={t("form.fullName")}>{application.full_name}</Definition>
              <Definition term={t("form.status")}>
                <StatusBadge status={application.status} />
                <InterviewNote interview={application.interview} />
                {application.withdrawn_at !== null && (
                  <span className="mt-1 block text-sm text-muted">
                    {t("details.withdrawn")} <Timestamp iso={application.withdrawn_at} />
                  </span>
                )}
              </Definition>
              <Email application={application} />
              <Definition term={t("form.phone")}>{application.phone ?? <Missing />}</Definition>
              <Definition term={t("details.job")}>
                {application.job_title}
                <span className="block text-sm text-muted">
                  {t("applications.jobId", { id: application.job_id })}
                </span>
              </Definition>
              <FormAnswers application={application} />
              <Definition term={t("details.cv")} isWide>
                {application.cv_original_name ?? (
                  <span className="text-muted">{t("applications.noCv")}</span>
                )}
                {application.cv_size_bytes !== null && (
                  <span className="block text-sm text-muted">
                    {[
                      formatFileSize(application.cv_size_bytes, language),
                      application.cv_content_type,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                )}
              </Definition>
              {(
                [
                  ["form.coverLetter", application.cover_letter],
                  ["form.notes", notesOf(application)],
                ] as const
              ).map(
                ([term, text]) =>
                  text && (
                    <Definition key={term} term={t(term)} isWide>
                      <p className="whitespace-pre-wrap">{text}</p>
                    </Definition>
                  ),
              )}
            </DefinitionList>
            {isAdmin && <LegalHold application={application} />}
            <div className="mt-6 grid gap-6">
              <Interviews application={application} />
              <TeamNotes id={id} />
            </div>
          </>
        )}
      </QueryState>
    </DetailsDialog>
  );
}

/** The reason why an application is suspected spam, and a button that restores it. */
export function SpamNotice({ application }: { application: Application }) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const place = useRef<HTMLDivElement>(null);
  const restoring = useAction({
    mutationFn: () => restoreApplication(application.id),
    onSuccess: reload,
    done: "toast.restored",
    failed: "toast.updateFailed",
  });
  const reason = application.spam_reason;
  useFocusAfter(place, restoring.isSuccess, reason);
  return (
    // It stays for the focus when the notice has gone.
    <div ref={place} tabIndex={-1} className="outline-none">
      {reason !== null && (
        <Alert tone="warning" title={t("spam.title")} className="mb-6">
          <p>{t(`spam.${reason}`)}</p>
          <p className="mt-1">{t("spam.noEmails")}</p>
          <SmallButton
            className="mt-3"
            isBusy={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            {t("spam.restore")}
          </SmallButton>
        </Alert>
      )}
    </div>
  );
}

/** Switches the legal hold: nothing deletes a held application, not even the retention time. */
function LegalHold({ application }: { application: Application }) {
  const t = useTranslation();
  const id = useId();
  const { reload } = useApplicationCache();
  const { id: applicationId, legal_hold: isHeld, updated_at: updatedAt } = application;
  const { mutate, isPending, variables } = useAction({
    mutationFn: (legal_hold: boolean) =>
      updateApplication(applicationId, { legal_hold }, updatedAt),
    done: ({ legal_hold }) => (legal_hold ? "toast.held" : "toast.released"),
    failed: "toast.updateFailed",
    onSettled: reload,
  });
  return (
    <div className="mt-6 flex items-start gap-4 rounded-md border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {t("details.hold")}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-sm text-muted">
          {t("details.holdText")}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={isPending ? variables : isHeld}
        // A disabled switch would lose the focus.
        onChange={({ target }) => {
          if (!isPending) mutate(target.checked);
        }}
      />
    </div>
  );
}
