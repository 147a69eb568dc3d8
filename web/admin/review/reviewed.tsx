import type { RefObject } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { useLanguage, useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SpamNotice } from "../applications/details.tsx";
import { DecisionBar } from "./review-bar.tsx";
import { type Drafts, Notes } from "./notes.tsx";
import { ResumePane } from "./resume-pane.tsx";
import { TimelineList } from "./timeline.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { Link } from "#web/router/link.tsx";
import { Age } from "../applications/status.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { ExternalLink, linkClass } from "../external-link.tsx";

/** An application beside its resume; one below the other where there is no room. */
export function Reviewed({
  application,
  heading,
  notes,
  drafts,
  zoom,
  onZoom,
  isDeciding,
  onDecide,
  goesOn,
  onGoesOn,
  isDownloading,
  onDownload,
  onShown,
}: {
  application: Application;
  heading: RefObject<HTMLHeadingElement | null>;
  notes: RefObject<HTMLTextAreaElement | null>;
  drafts: Drafts;
  zoom: number;
  onZoom: (zoom: number) => void;
  isDeciding: boolean;
  onDecide: (status: ApplicationStatus) => void;
  /** Whether a decision leads to the next application. */
  goesOn: boolean;
  onGoesOn: (isOn: boolean) => void;
  isDownloading: boolean;
  onDownload: () => void;
  onShown: () => void;
}) {
  const t = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 pt-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <header>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold wrap-anywhere outline-none"
        >
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
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-stretch">
        <ResumePane
          application={application}
          zoom={zoom}
          onZoom={onZoom}
          isDownloading={isDownloading}
          onDownload={onDownload}
          onShown={onShown}
        />
      </div>
      <div className="grid gap-5 text-[0.9375rem]">
        <div>
          <DecisionBar application={application} isBusy={isDeciding} onDecide={onDecide} />
          <label className="flex min-h-9 cursor-pointer items-center gap-2 pt-1 text-sm text-muted pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={goesOn}
              onChange={({ target }) => onGoesOn(target.checked)}
              className="size-4.5 accent-primary"
            />
            {t("review.goOn")}
          </label>
        </div>
        <div>
          <SpamNotice application={application} />
          <Facts application={application} />
        </div>
        <Notes application={application} drafts={drafts} field={notes} />
        <TimelineList id={application.id} />
      </div>
    </div>
  );
}

/** What the applicant wrote into the form, the cover letter last. */
function Facts({ application }: { application: Application }) {
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
      {letter === null ? (
        <p className="mt-0.5 text-muted">{t("review.noLetter")}</p>
      ) : (
        <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{letter}</p>
      )}
    </>
  );
}
