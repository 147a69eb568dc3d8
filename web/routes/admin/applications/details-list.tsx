import type { ReactNode } from "react";
import type { Application } from "#contract/applications.ts";
import { formatFileSize } from "#web/format-file-size.ts";
import { formatDate } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Instant } from "#web/instant.tsx";
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
  const t = useText();
  const { language } = useLanguage();
  const { findAll } = useActions();
  const missing = <span className="text-muted">{t("details.notProvided")}</span>;
  const day = application.available_start_date;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Entry name={t("details.fullName")}>{application.full_name}</Entry>
      <Entry name={t("details.status")}>
        <StatusBadge status={application.status} />
        {application.withdrawn_at !== null && (
          <span className="mt-1 block text-sm text-muted">
            {t("details.withdrawn")} <Instant iso={application.withdrawn_at} />
          </span>
        )}
      </Entry>
      <Entry name={t("details.email")}>
        <a href={`mailto:${application.email}`} className={linkLook}>
          {application.email}
        </a>
        {application.applied_times > 1 && (
          <button
            type="button"
            onClick={() => findAll(application)}
            className={`block text-sm ${linkLook}`}
          >
            {t("details.appliedTimes", { times: application.applied_times })}
          </button>
        )}
      </Entry>
      <Entry name={t("details.phone")}>{application.phone ?? missing}</Entry>
      <Entry name={t("details.job")}>
        {application.job_title}
        <span className="block text-sm text-muted">
          {t("applications.jobId", { id: application.job_id })}
        </span>
      </Entry>
      <Entry name={t("details.applied")}>
        <Instant iso={application.created_at} withTime />
      </Entry>
      <Entry name={t("details.experience")}>
        {t(experienceTexts[application.experience_level])}
      </Entry>
      <Entry name={t("details.startDate")}>
        {day === null ? missing : formatDate(day, language)}
      </Entry>
      <Entry name={t("details.portfolio")}>
        <WebLink address={application.portfolio_url} />
      </Entry>
      <Entry name={t("details.linkedin")}>
        <WebLink address={application.linkedin_url} />
      </Entry>
      <Entry name={t("details.github")}>
        <WebLink address={application.github_url} />
      </Entry>
      <Entry name={t("details.language")}>{t(`details.language.${application.language}`)}</Entry>
      <Entry name={t("details.cv")} isWide>
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
      </Entry>
      {application.cover_letter && (
        <Entry name={t("details.coverLetter")} isWide>
          <Prose text={application.cover_letter} />
        </Entry>
      )}
      {application.notes && (
        <Entry name={t("details.notes")} isWide>
          {application.notes === application.cover_letter ? (
            <span className="text-muted">{t("details.notesUnchanged")}</span>
          ) : (
            <Prose text={application.notes} />
          )}
        </Entry>
      )}
    </dl>
  );
}

function Entry({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${isWide ? "sm:col-span-2" : ""}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Prose({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

/** An applicant's link, in a new tab that knows nothing of this one. Only the web is linked to. */
function WebLink({ address }: { address: string | null }) {
  const t = useText();
  if (address === null) return <span className="text-muted">{t("details.notProvided")}</span>;
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={linkLook}>
      {address}
      <span className="sr-only">{` ${t("details.newTab")}`}</span>
    </a>
  );
}

const linkLook = "text-jade underline underline-offset-2 hover:text-jade-strong";
