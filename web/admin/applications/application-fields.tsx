import type { Application } from "#contract/applications.ts";
import { formatDate } from "#web/i18n/format.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { ExternalLink, linkClass, TelephoneLink } from "../links.tsx";
import { Age } from "./age.tsx";

/** The fields of the application form, without the cover letter. */
export function ApplicationFields({ application }: { application: Application }) {
  return (
    <DefinitionList gap="gap-x-6 gap-y-2">
      <Email application={application} isWide />
      <Telephone application={application} />
      <FormAnswers application={application} />
      <EmptyFields application={application} />
    </DefinitionList>
  );
}

export function CoverLetter({ application: { cover_letter: text } }: { application: Application }) {
  const t = useTranslation();
  if (text === null) return null;
  return (
    <section>
      <h2 className="text-sm font-semibold text-muted">{t("form.coverLetter")}</h2>
      <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </section>
  );
}

const links = [
  ["portfolio_url", "form.portfolio"],
  ["linkedin_url", "form.linkedin"],
  ["github_url", "form.github"],
] as const;

/** The names of the optional fields that were left empty, in one line. */
export function EmptyFields({ application }: { application: Application }) {
  const t = useTranslation();
  const optional = [
    ["available_start_date", "form.startDate"],
    ...links,
    ["cover_letter", "form.coverLetter"],
  ] as const;
  const empty = optional.filter(([name]) => application[name] === null);
  if (empty.length === 0) return null;
  return (
    <Definition term={t("form.notProvided")} isWide>
      <span className="text-sm text-muted">{empty.map(([, term]) => t(term)).join(", ")}</span>
    </Definition>
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

/** The answers of the application form that were given. */
export function FormAnswers({ application }: { application: Application }) {
  const { t, language } = useI18n();
  const { available_start_date: startDate } = application;
  return (
    <>
      <Definition term={t("details.applied")}>
        <Timestamp iso={application.created_at} withTime />
        <Age application={application} />
      </Definition>
      <Definition term={t("form.experience")}>
        {t(`experience.${application.experience_level}`)}
      </Definition>
      {startDate !== null && (
        <Definition term={t("form.startDate")}>{formatDate(startDate, language)}</Definition>
      )}
      <Origin application={application} />
      <Definition term={t("language.label")}>{t(`language.${application.language}`)}</Definition>
      <Definition term={t("details.receipt")}>{application.receipt_number}</Definition>
      <ConsentGiven application={application} />
      {application.talent_pool_until !== null && (
        <Definition term={t("details.talentPool")}>
          {t("details.talentPoolUntil", {
            day: formatDate(application.talent_pool_until, language),
          })}
        </Definition>
      )}
      {links.map(
        ([name, term]) =>
          application[name] !== null && (
            <Definition key={name} term={t(term)} isWide>
              <ExternalLink href={application[name]} />
            </Definition>
          ),
      )}
    </>
  );
}

/** What the applicant agreed to, and when. */
function ConsentGiven({ application: { consent_record: consent } }: { application: Application }) {
  const t = useTranslation();
  if (consent === null) return null;
  return (
    <Definition term={t("details.consent")} isWide>
      <details>
        <summary className="min-h-6 cursor-pointer">
          <span>{t("details.consentGiven", { version: consent.version })}</span>
          {consent.withdrawn_at !== null && (
            <>
              {" "}
              <Badge tone="red">{t("details.consentWithdrawn")}</Badge>
            </>
          )}
        </summary>
        <p lang={consent.language} className="mt-1 text-sm text-muted">
          {consent.text ?? t("details.consentUnknown")}
        </p>
        <p className="text-sm text-muted">
          <Timestamp iso={consent.given_at} withTime />
        </p>
      </details>
    </Definition>
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

/** Why an application was rejected, where somebody has said it. */
export function Reason({
  application: { rejection_reason: reason },
}: {
  application: Application;
}) {
  const t = useTranslation();
  if (reason === null) return null;
  return (
    <span className="mt-1 block text-sm text-muted">{`${t("details.reason")}: ${t(`reason.${reason}`)}`}</span>
  );
}

export function Telephone({ application: { phone } }: { application: Application }) {
  const t = useTranslation();
  return (
    <Definition term={t("form.phone")}>
      {phone === null ? (
        <span className="text-muted">{t("form.notProvided")}</span>
      ) : (
        <TelephoneLink phone={phone} />
      )}
    </Definition>
  );
}
