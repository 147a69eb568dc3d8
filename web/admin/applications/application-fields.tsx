import type { Application } from "#contract/applications.ts";
import { formatDate } from "#web/i18n/format.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { ExternalLink, linkClass } from "../links.tsx";
import { Age } from "./age.tsx";

/** The fields of the application form, the cover letter last. */
export function ApplicationFields({ application }: { application: Application }) {
  const t = useTranslation();
  const { phone, cover_letter: coverLetter } = application;
  return (
    <>
      <DefinitionList gap="gap-x-6 gap-y-3">
        <Email application={application} isWide />
        <Definition term={t("form.phone")}>
          {phone === null ? (
            <Missing />
          ) : (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={linkClass}>
              {phone}
            </a>
          )}
        </Definition>
        <FormAnswers application={application} isCompact />
      </DefinitionList>
      <h2 className="mt-4 text-sm text-muted">{t("form.coverLetter")}</h2>
      {coverLetter === null ? (
        <p className="mt-0.5 text-muted">{t("review.noCoverLetter")}</p>
      ) : (
        <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{coverLetter}</p>
      )}
    </>
  );
}

/** The email, and a link to all applications that were sent with it. */
export function Email({
  application: { email, applied_times: times },
  isWide = false,
}: {
  application: Application;
  isWide?: boolean;
}) {
  const t = useTranslation();
  const at = email.indexOf("@");
  return (
    <Definition term={t("form.email")} isWide={isWide}>
      <a href={`mailto:${email}`} className={linkClass}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </a>
      {times > 1 && (
        <Link
          to={`/admin?${new URLSearchParams({ tab: "applications", q: email }).toString()}`}
          className={`block text-sm ${linkClass}`}
        >
          {t("details.appliedTimes", { times })}
        </Link>
      )}
    </Definition>
  );
}

/** The answers of the application form, as both the details and the review show them. */
export function FormAnswers({
  application,
  isCompact = false,
}: {
  application: Application;
  /** Shows only the links that were sent, each on its own line. */
  isCompact?: boolean;
}) {
  const { t, language } = useI18n();
  const { available_start_date: startDate } = application;
  const links = [
    ["form.portfolio", application.portfolio_url],
    ["form.linkedin", application.linkedin_url],
    ["form.github", application.github_url],
  ] as const;
  return (
    <>
      <Definition term={t("details.applied")}>
        <Timestamp iso={application.created_at} withTime />
        <Age application={application} />
      </Definition>
      <Definition term={t("form.experience")}>
        {t(`experience.${application.experience_level}`)}
      </Definition>
      <Definition term={t("form.startDate")}>
        {startDate === null ? <Missing /> : formatDate(startDate, language)}
      </Definition>
      {links
        .filter(([, href]) => href !== null || !isCompact)
        .map(([term, href]) => (
          <Definition key={term} term={t(term)} isWide={isCompact}>
            {href === null ? <Missing /> : <ExternalLink href={href} />}
          </Definition>
        ))}
      <Origin application={application} />
      <Definition term={t("language.label")}>{t(`language.${application.language}`)}</Definition>
      <Definition term={t("details.receipt")}>{application.receipt_number}</Definition>
    </>
  );
}

/** Where an application comes from, and who sent or added it on what consent. */
function Origin({ application }: { application: Application }) {
  const t = useTranslation();
  const { source, source_detail: detail, consent } = application;
  return (
    <Definition term={t("applications.source")}>
      <span>{t(`source.${source}`)}</span>
      {detail !== null && <span className="block text-sm wrap-anywhere text-muted">{detail}</span>}
      {consent !== null && (
        <span className="block text-sm text-muted">
          {`${t("origin.added")} · ${t(`consent.${consent}`)}`}
        </span>
      )}
    </Definition>
  );
}

export function Missing() {
  const t = useTranslation();
  return <span className="text-muted">{t("form.notProvided")}</span>;
}
