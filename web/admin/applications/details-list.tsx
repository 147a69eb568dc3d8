import type { Application } from "#contract/applications.ts";
import { formatDate } from "#web/i18n/format.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Fact, factLinkLook, ForeignLink } from "../fact.tsx";
import { Age } from "./age.tsx";
import { notesOf } from "./notes-of.ts";
import { useActions } from "./row-actions.tsx";
import { StatusBadge } from "./status.tsx";

const experienceTexts = {
  intern: "experience.intern",
  entry: "experience.entry",
  mid: "experience.mid",
  senior: "experience.senior",
} as const;

/** The fields of an application, as the applicant and HR wrote them. */
export function DetailsList({ application }: { application: Application }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { findAll } = useActions();
  const missing = <span className="text-muted">{t("details.notProvided")}</span>;
  const day = application.available_start_date;
  const notes = notesOf(application);
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={t("details.fullName")}>{application.full_name}</Fact>
      <Fact name={t("form.status")}>
        <StatusBadge status={application.status} />
        {application.withdrawn_at !== null && (
          <span className="mt-1 block text-sm text-muted">
            {t("details.withdrawn")} <Timestamp iso={application.withdrawn_at} />
          </span>
        )}
      </Fact>
      <Fact name={t("form.email")}>
        <a href={`mailto:${application.email}`} className={factLinkLook}>
          {application.email}
        </a>
        {application.applied_times > 1 && (
          <button
            type="button"
            onClick={() => findAll(application)}
            className={`block text-sm ${factLinkLook}`}
          >
            {t("details.appliedTimes", { times: application.applied_times })}
          </button>
        )}
      </Fact>
      <Fact name={t("form.phone")}>{application.phone ?? missing}</Fact>
      <Fact name={t("details.job")}>
        {application.job_title}
        <span className="block text-sm text-muted">
          {t("applications.jobId", { id: application.job_id })}
        </span>
      </Fact>
      <Fact name={t("details.applied")}>
        <Timestamp iso={application.created_at} withTime />
        <Age application={application} />
      </Fact>
      <Fact name={t("details.experience")}>{t(experienceTexts[application.experience_level])}</Fact>
      <Fact name={t("details.startDate")}>
        {day === null ? missing : formatDate(day, language)}
      </Fact>
      <Fact name={t("details.portfolio")}>
        <WebLink address={application.portfolio_url} />
      </Fact>
      <Fact name={t("details.linkedin")}>
        <WebLink address={application.linkedin_url} />
      </Fact>
      <Fact name={t("details.github")}>
        <WebLink address={application.github_url} />
      </Fact>
      <Fact name={t("details.language")}>{t(`details.language.${application.language}`)}</Fact>
      <Fact name={t("details.receipt")}>{application.receipt_number}</Fact>
      <Fact name={t("details.cv")} isWide>
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
      </Fact>
      {application.cover_letter && (
        <Fact name={t("details.coverLetter")} isWide>
          <Prose text={application.cover_letter} />
        </Fact>
      )}
      {notes !== "" && (
        <Fact name={t("form.notes")} isWide>
          <Prose text={notes} />
        </Fact>
      )}
    </dl>
  );
}

function Prose({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

function WebLink({ address }: { address: string | null }) {
  const t = useTranslation();
  if (address === null) return <span className="text-muted">{t("details.notProvided")}</span>;
  return <ForeignLink address={address} mayBePlain />;
}
