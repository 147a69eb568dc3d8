import type { RefObject } from "react";
import type { Application } from "#contract/applications.ts";
import { formatDate } from "#web/i18n/format.ts";
import { Timestamp, useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { Age } from "../applications/status.tsx";
import { ExternalLink, linkClass } from "../external-link.tsx";

/** The name of the applicant and the position. */
export function ApplicationHeader({
  application,
  heading,
}: {
  application: Application;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const t = useTranslation();
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere outline-none">
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
  );
}

/** The fields of the application form, the cover letter last. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { email, phone, available_start_date: day, cover_letter: coverLetter } = application;
  const links = [
    ["details.portfolio", application.portfolio_url],
    ["details.linkedin", application.linkedin_url],
    ["details.github", application.github_url],
  ] as const;
  const missing = <span className="text-muted">{t("details.notProvided")}</span>;
  return (
    <>
      <DefinitionList gap="gap-x-6 gap-y-3">
        <Definition term={t("form.email")} isWide>
          <a href={`mailto:${email}`} className={linkClass}>
            {email.slice(0, email.indexOf("@"))}
            <wbr />
            {email.slice(email.indexOf("@"))}
          </a>
          {application.applied_times > 1 && (
            <Link
              to={`/admin?${new URLSearchParams({ tab: "applications", q: email }).toString()}`}
              className={`block text-sm ${linkClass}`}
            >
              {t("details.appliedTimes", { times: application.applied_times })}
            </Link>
          )}
        </Definition>
        <Definition term={t("form.phone")}>
          {phone === null ? (
            missing
          ) : (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={linkClass}>
              {phone}
            </a>
          )}
        </Definition>
        <Definition term={t("details.experience")}>
          {t(`experience.${application.experience_level}`)}
        </Definition>
        <Definition term={t("details.startDate")}>
          {day === null ? missing : formatDate(day, language)}
        </Definition>
        <Definition term={t("details.language")}>
          {t(`details.language.${application.language}`)}
        </Definition>
        <Definition term={t("details.applied")}>
          <Timestamp iso={application.created_at} withTime />
          <Age application={application} />
        </Definition>
        <Definition term={t("details.receipt")}>{application.receipt_number}</Definition>
        {links.map(
          ([name, address]) =>
            address !== null && (
              <Definition key={name} term={t(name)} isWide>
                <ExternalLink href={address} allowHttp={false} />
              </Definition>
            ),
        )}
      </DefinitionList>
      <h2 className="mt-4 text-sm text-muted">{t("details.coverLetter")}</h2>
      {coverLetter === null ? (
        <p className="mt-0.5 text-muted">{t("review.noCoverLetter")}</p>
      ) : (
        <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{coverLetter}</p>
      )}
    </>
  );
}
