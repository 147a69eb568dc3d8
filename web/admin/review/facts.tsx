import type { Application } from "#contract/applications.ts";
import { formatDate } from "#web/i18n/format.ts";
import { Timestamp, useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Age } from "../applications/age.tsx";
import { Fact, factLinkLook, ForeignLink } from "../fact.tsx";

/** What the applicant wrote into the form, the cover letter last. */
export function Facts({ application }: { application: Application }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { email, phone, available_start_date: day, cover_letter: letter } = application;
  const links = [
    ["details.portfolio", application.portfolio_url],
    ["details.linkedin", application.linkedin_url],
    ["details.github", application.github_url],
  ] as const;
  const missing = <span className="text-muted">{t("details.notProvided")}</span>;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t("form.email")} isWide>
          <a href={`mailto:${email}`} className={factLinkLook}>
            {email.slice(0, email.indexOf("@"))}
            <wbr />
            {email.slice(email.indexOf("@"))}
          </a>
          {application.applied_times > 1 && (
            <Link
              to={`/admin?${new URLSearchParams({ tab: "applications", q: email }).toString()}`}
              className={`block text-sm ${factLinkLook}`}
            >
              {t("details.appliedTimes", { times: application.applied_times })}
            </Link>
          )}
        </Fact>
        <Fact name={t("form.phone")}>
          {phone === null ? (
            missing
          ) : (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={factLinkLook}>
              {phone}
            </a>
          )}
        </Fact>
        <Fact name={t("details.experience")}>
          {t(`experience.${application.experience_level}`)}
        </Fact>
        <Fact name={t("details.startDate")}>
          {day === null ? missing : formatDate(day, language)}
        </Fact>
        <Fact name={t("details.language")}>{t(`details.language.${application.language}`)}</Fact>
        <Fact name={t("details.applied")}>
          <Timestamp iso={application.created_at} withTime />
          <Age application={application} />
        </Fact>
        <Fact name={t("details.receipt")}>{application.receipt_number}</Fact>
        {links.map(
          ([name, address]) =>
            address !== null && (
              <Fact key={name} name={t(name)} isWide>
                <ForeignLink address={address} mayBePlain={false} />
              </Fact>
            ),
        )}
      </dl>
      <h2 className="mt-4 text-sm text-muted">{t("details.coverLetter")}</h2>
      {letter === null ? (
        <p className="mt-0.5 text-muted">{t("review.noLetter")}</p>
      ) : (
        <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{letter}</p>
      )}
    </>
  );
}
