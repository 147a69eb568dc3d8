import { Download } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { useLanguage, useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureToast, useFailureWords } from "#web/forms/use-failure-toast.ts";
import { ReviewLink } from "../review/review-link.tsx";
import { hasResume, useDownload } from "./use-download.ts";
import { formatDate } from "#web/i18n/format.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { ExternalLink, linkClass } from "../external-link.tsx";
import { Age, StatusBadge } from "./status.tsx";
import { notesOf } from "./use-update.ts";
import { useMutation } from "@tanstack/react-query";
import { restoreApplication, updateApplication } from "#web/api/applications.ts";
import { toast } from "#web/ui/toast.ts";
import { useReloadApplications } from "./queries.ts";
import { useId } from "react";
import { Switch } from "#web/ui/controls.tsx";

/** Everything about one application (spec §2). Its address can be sent to a colleague. */
export function Details({
  id,
  application,
  error,
  onEdit,
  onFindAll,
  onClose,
}: {
  id: string;
  /** Undefined until it has come. */
  application: Application | undefined;
  /** Why it does not. */
  error: Error | null;
  onEdit: (application: Application) => void;
  onFindAll: (application: Application) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const { mutate: download, isPending: isDownloading } = useDownload();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("details.title")}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          <ReviewLink id={id} size="medium" />
          {application !== undefined && hasResume(application) && (
            <Button
              variant="secondary"
              isBusy={isDownloading}
              onClick={() => download(application)}
            >
              {!isDownloading && <Download aria-hidden="true" className="size-5" />}
              {t("details.download")}
            </Button>
          )}
          {application !== undefined && (
            <Button onClick={() => onEdit(application)}>{t("details.edit")}</Button>
          )}
        </>
      }
    >
      {application !== undefined ? (
        <>
          <SpamNotice application={application} />
          <DetailsList application={application} onFindAll={onFindAll} />
          <LegalHold application={application} />
        </>
      ) : error === null ? (
        <p className="flex items-center gap-3 py-10 text-muted">
          <Spinner />
          {t("details.loading")}
        </p>
      ) : (
        <Alert tone="error" title={t("toast.loadFailed")}>
          {wordsFor(error)}
        </Alert>
      )}
    </Dialog>
  );
}

const experienceTexts = {
  intern: "experience.intern",
  entry: "experience.entry",
  mid: "experience.mid",
  senior: "experience.senior",
} as const;

/** The fields of an application, as the applicant and HR wrote them. */
function DetailsList({
  application,
  onFindAll,
}: {
  application: Application;
  onFindAll: (application: Application) => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const missing = <span className="text-muted">{t("details.notProvided")}</span>;
  const day = application.available_start_date;
  const notes = notesOf(application);
  return (
    <DefinitionList>
      <Definition term={t("details.fullName")}>{application.full_name}</Definition>
      <Definition term={t("form.status")}>
        <StatusBadge status={application.status} />
        {application.withdrawn_at !== null && (
          <span className="mt-1 block text-sm text-muted">
            {t("details.withdrawn")} <Timestamp iso={application.withdrawn_at} />
          </span>
        )}
      </Definition>
      <Definition term={t("form.email")}>
        <a href={`mailto:${application.email}`} className={linkClass}>
          {application.email}
        </a>
        {application.applied_times > 1 && (
          <button
            type="button"
            onClick={() => onFindAll(application)}
            className={`block text-sm ${linkClass}`}
          >
            {t("details.appliedTimes", { times: application.applied_times })}
          </button>
        )}
      </Definition>
      <Definition term={t("form.phone")}>{application.phone ?? missing}</Definition>
      <Definition term={t("details.job")}>
        {application.job_title}
        <span className="block text-sm text-muted">
          {t("applications.jobId", { id: application.job_id })}
        </span>
      </Definition>
      <Definition term={t("details.applied")}>
        <Timestamp iso={application.created_at} withTime />
        <Age application={application} />
      </Definition>
      <Definition term={t("details.experience")}>
        {t(experienceTexts[application.experience_level])}
      </Definition>
      <Definition term={t("details.startDate")}>
        {day === null ? missing : formatDate(day, language)}
      </Definition>
      <Definition term={t("details.portfolio")}>
        <WebLink address={application.portfolio_url} />
      </Definition>
      <Definition term={t("details.linkedin")}>
        <WebLink address={application.linkedin_url} />
      </Definition>
      <Definition term={t("details.github")}>
        <WebLink address={application.github_url} />
      </Definition>
      <Definition term={t("details.language")}>
        {t(`details.language.${application.language}`)}
      </Definition>
      <Definition term={t("details.receipt")}>{application.receipt_number}</Definition>
      <Definition term={t("details.cv")} isWide>
        {application.cv_original_name ?? (
          <span className="text-muted">{t("applications.noCv")}</span>
        )}
        {application.cv_size_bytes !== null && (
          <span className="block text-sm text-muted">
            {[formatFileSize(application.cv_size_bytes, language), application.cv_content_type]
              .filter(Boolean)
              .join(" · ")}
          </span>
        )}
      </Definition>
      {application.cover_letter && (
        <Definition term={t("details.coverLetter")} isWide>
          <Prose text={application.cover_letter} />
        </Definition>
      )}
      {notes !== "" && (
        <Definition term={t("form.notes")} isWide>
          <Prose text={notes} />
        </Definition>
      )}
    </DefinitionList>
  );
}

function Prose({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

function WebLink({ address }: { address: string | null }) {
  const t = useTranslation();
  if (address === null) return <span className="text-muted">{t("details.notProvided")}</span>;
  return <ExternalLink href={address} allowHttp />;
}

/** Says why an application was kept aside, and brings it back with one click. */
export function SpamNotice({ application }: { application: Application }) {
  const t = useTranslation();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const { mutate: restore, isPending } = useMutation({
    mutationFn: () => restoreApplication(application.id),
    onSuccess: async () => {
      toast({ title: t("toast.restored"), tone: "success" });
      await reload();
    },
    onError: (failure) => showFailure("toast.updateFailed", failure),
  });
  const reason = application.spam_reason;
  if (reason === null) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning" title={t("spam.title")}>
        <p>{t(`spam.${reason}`)}</p>
        <p className="mt-1">{t("spam.noLetters")}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          isBusy={isPending}
          onClick={() => restore()}
        >
          {t("spam.restore")}
        </Button>
      </Alert>
    </div>
  );
}

/** Keeps an application in spite of the retention time and from every deletion, until it is switched off. */
function LegalHold({ application }: { application: Application }) {
  const t = useTranslation();
  const id = useId();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const { id: applicationId, legal_hold: isHeld, updated_at: updatedAt } = application;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (legal_hold: boolean) =>
      updateApplication(applicationId, { legal_hold }, updatedAt),
    onSuccess: async ({ legal_hold }) => {
      toast({ title: t(legal_hold ? "toast.held" : "toast.released"), tone: "success" });
      await reload();
    },
    onError: async (failure) => {
      showFailure("toast.updateFailed", failure);
      await reload();
    },
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
        // Not disabled meanwhile, which would take the focus away.
        onChange={({ target }) => {
          if (!isPending) mutate(target.checked);
        }}
      />
    </div>
  );
}
