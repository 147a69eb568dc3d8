import { Download } from "lucide-react";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n } from "#web/i18n/i18n.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { DetailsDialog } from "#web/admin/list/record-dialogs.tsx";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { InterviewNote } from "../interviews/interview-note.tsx";
import { StatusBadge } from "./status.tsx";
import { Interviews } from "../interviews/interviews.tsx";
import { DisownedNotice } from "./applicant-link.tsx";
import { Marks, SpamNotice } from "./marks.tsx";
import { TeamNotes } from "#web/admin/team-notes/team-notes.tsx";
import { Unanswered } from "../messages/unanswered.tsx";
import { SentFiles } from "../messages/attachments.tsx";
import { WriteButton } from "../messages/write-dialog.tsx";
import { ReviewLink } from "../review/review-link.tsx";
import { Email, EmptyFields, FormAnswers, Reason, Telephone } from "./application-fields.tsx";
import { type useApplication, hasResume, notesOf, useDownloadResume } from "./queries.ts";

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
  const application = query.data;
  return (
    <DetailsDialog
      onClose={onClose}
      title={t("details.title")}
      actions={
        <>
          <ReviewLink id={id} text="details.open" />
          {application !== undefined && hasResume(application) && (
            <SmallButton
              Icon={Download}
              isBusy={isDownloading}
              onClick={() => download(application)}
            >
              {t("details.download")}
            </SmallButton>
          )}
          {application !== undefined && (
            <WriteButton application={application} size="small" onClick={() => open(id, "write")} />
          )}
          {application !== undefined && (
            <Button size="small" onClick={() => open(id, "edit")}>
              {t("details.edit")}
            </Button>
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
            <DisownedNotice application={application} />
            <div className="not-empty:mb-6">
              <Unanswered application={application} onAnswer={() => open(id, "write")} />
            </div>
            <DefinitionList>
              <Definition term={t("form.fullName")}>
                <span className="text-lg leading-6 font-semibold">{application.full_name}</span>
              </Definition>
              <Definition term={t("form.status")}>
                <StatusBadge status={application.status} />
                <InterviewNote interview={application.interview} />
                <Reason application={application} />
                {application.withdrawn_at !== null && (
                  <span className="mt-1 block text-sm text-muted">
                    {t("details.withdrawn")} <Timestamp iso={application.withdrawn_at} />
                  </span>
                )}
              </Definition>
              <Email application={application} />
              <Telephone application={application} />
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
              <EmptyFields application={application} />
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
            <div className="mt-6 grid gap-6">
              <Interviews application={application} />
              <SentFiles applicationId={id} />
              <TeamNotes id={id} />
              <Marks application={application} />
            </div>
          </>
        )}
      </QueryState>
    </DetailsDialog>
  );
}
