import type { Application } from "#contract/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Highlight } from "../list/highlight.tsx";
import { moveBetweenRows } from "../list/row-keys.ts";
import { Age } from "./age.tsx";
import { RowActions, useActions } from "./row-actions.tsx";
import { StatusCell } from "./status.tsx";

// One line in a column; on a phone, where a row is a card, as many as it takes.
const lineLook = "block wrap-anywhere lg:truncate";
const secondLook = `text-[0.8125rem] text-muted ${lineLook}`;

type Props = { application: Application };

/** Name, email and phone. The name is the keyboard's way into the row. */
export function ApplicantCell({ application }: Props) {
  const { view } = useActions();
  const { full_name, email, phone } = application;
  return (
    <>
      <button
        type="button"
        data-opens-row={application.id}
        onClick={() => view(application)}
        onKeyDown={moveBetweenRows}
        className={`max-w-full rounded-sm text-left font-semibold hover:text-primary ${lineLook}`}
      >
        <Highlight text={full_name} />
      </button>
      {/* Beside a long email the phone stays whole. */}
      <span className="text-[0.8125rem] text-muted xl:flex">
        <span className={lineLook} title={email}>
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
    </>
  );
}

export function JobCell({ application: { job_id, job_title } }: Props) {
  const t = useTranslation();
  return (
    <>
      <span className={lineLook} title={job_title}>
        <Highlight text={job_title} />
      </span>
      <span className={secondLook}>{t("applications.jobId", { id: job_id })}</span>
    </>
  );
}

export function CvCell({ application: { cv_original_name, cv_size_bytes } }: Props) {
  const t = useTranslation();
  const { language } = useLanguage();
  if (cv_original_name === null) {
    return <span className="text-muted">{t("applications.noCv")}</span>;
  }
  return (
    <>
      <span className={lineLook} title={cv_original_name}>
        <Highlight text={cv_original_name} />
      </span>
      <span className={secondLook}>{formatFileSize(cv_size_bytes ?? 0, language)}</span>
    </>
  );
}

/** When it came, and how long it has waited against what applicants are promised. */
export function AppliedCell({ application }: Props) {
  return (
    <>
      <Timestamp iso={application.created_at} />
      <Age application={application} />
    </>
  );
}

/** A whole row in one cell, for screens too narrow for columns. */
export function SummaryCell({ application }: Props) {
  return (
    <div className="py-1 sm:flex">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <div>
          <ApplicantCell application={application} />
        </div>
        <div>
          <JobCell application={application} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusCell application={application} />
          <span className="inline-flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
            <Timestamp iso={application.created_at} />
            <Age application={application} />
          </span>
        </div>
        <div>
          <CvCell application={application} />
        </div>
      </div>
      <RowActions application={application} />
    </div>
  );
}
