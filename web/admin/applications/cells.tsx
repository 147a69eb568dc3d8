import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Application, ListedApplication, SearchMatch } from "#contract/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Highlight, lineClass, Mark, RowActions, RowName, SummaryCell } from "../list/cells.tsx";
import type { Column } from "../list/data-table.tsx";
import { TelephoneLink } from "../links.tsx";
import { Age } from "./age.tsx";
import { StatusBadge, StatusCell, StatusNotes } from "./status.tsx";
import { hasResume, useDownloadResume } from "./queries.ts";

const secondLineClass = `text-xs text-muted ${lineClass}`;

const ApplicantCell = (application: ListedApplication) => <Applicant application={application} />;

/** Name and contact. `aside` stands beside the name. */
function Applicant({ application, aside }: { application: ListedApplication; aside?: ReactNode }) {
  const t = useTranslation();
  const { id, full_name, email, phone, match } = application;
  const isUnseen = application.looked_at === null && application.withdrawn_at === null;
  return (
    <>
      <span className="flex items-center gap-1.5">
        {isUnseen && (
          <span
            data-dot
            title={t("applications.unseen")}
            className="size-2 shrink-0 rounded-full bg-accent"
          >
            <span className="sr-only">{t("applications.unseen")}</span>
          </span>
        )}
        <RowName id={id} name={full_name} />
        {aside}
      </span>
      {/* A long email truncates, the phone does not. */}
      <span className="text-[0.8125rem] leading-4.5 text-muted max-sm:flex xl:flex">
        <span className={lineClass} title={email}>
          <Highlight text={email} />
        </span>
        {phone !== null && (
          <>
            <span className="whitespace-pre sm:max-xl:hidden">{" · "}</span>
            <span className="shrink-0 sm:max-xl:block">
              <TelephoneLink phone={phone}>
                <Highlight text={phone} isPhone />
              </TelephoneLink>
            </span>
          </>
        )}
      </span>
      {match !== null && <MatchLine match={match} />}
    </>
  );
}

/** What a search found in the resume or the cover letter, on at most three lines. */
function MatchLine({ match: { field, snippet } }: { match: SearchMatch }) {
  const t = useTranslation();
  return (
    <span className="mt-0.5 line-clamp-3 text-[0.8125rem] wrap-anywhere text-muted [&_mark]:text-ink">
      <span className="font-semibold">{t(`applications.match.${field}`)}</span>{" "}
      {snippet.map(({ text, marked }, index) => (marked ? <Mark key={index}>{text}</Mark> : text))}
    </span>
  );
}

function JobCell({ job_id, job_title }: Application) {
  const t = useTranslation();
  return (
    <>
      <span className={lineClass} title={job_title}>
        <Highlight text={job_title} />
      </span>
      <span className={secondLineClass} title={t("applications.jobId", { id: job_id })}>
        {t("applications.jobId", { id: job_id })}
      </span>
    </>
  );
}

function CvCell({ cv_original_name, cv_size_bytes }: Application) {
  const { t, language } = useI18n();
  if (cv_original_name === null) {
    return <span className="text-muted">{t("applications.noCv")}</span>;
  }
  return (
    <>
      <span className={`text-[0.8125rem] ${lineClass}`} title={cv_original_name}>
        <Highlight text={cv_original_name} />
      </span>
      <span className={secondLineClass}>{formatFileSize(cv_size_bytes ?? 0, language)}</span>
    </>
  );
}

function AppliedCell(application: Application) {
  const t = useTranslation();
  return (
    <>
      <Timestamp iso={application.created_at} />
      <Age application={application} />
      <span className={secondLineClass}>{t(`source.${application.source}`)}</span>
    </>
  );
}

function ApplicationActions(application: Application) {
  const t = useTranslation();
  const { mutate: download, isPending } = useDownloadResume();
  const name = application.full_name;
  return (
    <RowActions id={application.id} name={name}>
      <IconButton
        label={t("applications.download", { name })}
        Icon={Download}
        isBusy={isPending}
        disabled={!hasResume(application)}
        onClick={() => download(application)}
      />
    </RowActions>
  );
}

/** A whole row on a phone. */
export function ApplicationSummary(application: ListedApplication) {
  const { t, language } = useI18n();
  const name = application.cv_original_name;
  const age = <Age application={application} />;
  return (
    <SummaryCell
      actions={<ApplicationActions {...application} />}
      note={
        <>
          <StatusNotes {...application} />
          {age}
        </>
      }
    >
      <div>
        <Applicant
          application={application}
          aside={
            <span className="ml-auto max-w-40 shrink-0 sm:hidden">
              <StatusBadge status={application.status} />
            </span>
          }
        />
      </div>
      <div className="max-sm:flex max-sm:items-baseline max-sm:gap-2 max-sm:[&>:first-child]:shrink-0">
        <JobCell {...application} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 max-sm:hidden">
        <StatusCell {...application} />
        {age}
      </div>
      <div className="truncate text-xs leading-4.5 text-muted">
        <Timestamp iso={application.created_at} />
        <span>{` · ${t(`source.${application.source}`)} · `}</span>
        <span>{name === null ? t("applications.noCv") : <Highlight text={name} />}</span>
        {name !== null && (
          <span>{` · ${formatFileSize(application.cv_size_bytes ?? 0, language)}`}</span>
        )}
      </div>
    </SummaryCell>
  );
}

/** The columns of spec §2. */
export const applicationColumns: readonly Column<ListedApplication>[] = [
  {
    header: "applications.column.applicant",
    Cell: ApplicantCell,
    width: "min(33vw - 7.5rem, 24rem)",
  },
  { header: "applications.job", Cell: JobCell, width: "clamp(8.5rem, 15vw, 14rem)" },
  { header: "form.status", Cell: StatusCell, width: "clamp(8.25rem, 12.5vw, 11rem)" },
  { header: "details.cv", Cell: CvCell },
  { header: "details.applied", Cell: AppliedCell, width: "clamp(8rem, 14.5vw, 12.5rem)" },
  { header: "list.actions", Cell: ApplicationActions, hasIcons: true },
];
