import { Download } from "lucide-react";
import type { Application, ListedApplication, SearchMatch } from "#contract/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Highlight, lineClass, Mark, RowActions, RowName, SummaryCell } from "../list/cells.tsx";
import type { Column } from "../list/data-table.tsx";
import { Age } from "./age.tsx";
import { StatusCell } from "./status.tsx";
import { hasResume, useDownloadResume } from "./queries.ts";

const secondLineClass = `text-[0.8125rem] text-muted ${lineClass}`;

function ApplicantCell({ id, full_name, email, phone, match }: ListedApplication) {
  return (
    <>
      <RowName id={id} name={full_name} />
      {/* A long email truncates, the phone does not. */}
      <span className="text-[0.8125rem] text-muted xl:flex">
        <span className={lineClass} title={email}>
          <Highlight text={email} />
        </span>
        {phone !== null && (
          <>
            <span className="whitespace-pre max-xl:hidden">{" · "}</span>
            <span className="shrink-0 max-xl:block">
              <Highlight text={phone} isPhone />
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
      <span className={secondLineClass}>{t("applications.jobId", { id: job_id })}</span>
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
      <span className={lineClass} title={cv_original_name}>
        <Highlight text={cv_original_name} />
      </span>
      <span className={secondLineClass}>{formatFileSize(cv_size_bytes ?? 0, language)}</span>
    </>
  );
}

function AppliedCell(application: Application) {
  return (
    <>
      <Timestamp iso={application.created_at} />
      <Age application={application} />
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
  return (
    <SummaryCell actions={<ApplicationActions {...application} />}>
      <div>
        <ApplicantCell {...application} />
      </div>
      <div>
        <JobCell {...application} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusCell {...application} />
        <span className="inline-flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
          <AppliedCell {...application} />
        </span>
      </div>
      <div>
        <CvCell {...application} />
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
  { header: "form.status", Cell: StatusCell, width: "clamp(8.25rem, 11vw, 8.75rem)" },
  { header: "details.cv", Cell: CvCell },
  { header: "details.applied", Cell: AppliedCell, width: "clamp(8rem, 12vw, 11rem)" },
  { header: "list.actions", Cell: ApplicationActions, hasIcons: true },
];
