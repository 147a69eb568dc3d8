import { Download, Eye, Pencil, Trash2 } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Highlight, lineStyle, RowName } from "../list/cells.tsx";
import type { Column } from "../list/data-table.tsx";
import { Age, StatusCell } from "./status.tsx";
import { hasResume, useDownload } from "./use-download.ts";

const secondLine = `text-[0.8125rem] text-muted ${lineStyle}`;

/** What can be done with one application of the list. */
export type Actions = Record<"view" | "edit" | "remove", (application: Application) => void>;

type Props = { application: Application };

/** Name, email and phone. */
function ApplicantCell({ application, view }: Props & Pick<Actions, "view">) {
  const { id, full_name, email, phone } = application;
  return (
    <>
      <RowName id={id} name={full_name} onOpen={() => view(application)} />
      {/* Beside a long email the phone stays whole. */}
      <span className="text-[0.8125rem] text-muted xl:flex">
        <span className={lineStyle} title={email}>
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

function JobCell({ application: { job_id, job_title } }: Props) {
  const t = useTranslation();
  return (
    <>
      <span className={lineStyle} title={job_title}>
        <Highlight text={job_title} />
      </span>
      <span className={secondLine}>{t("applications.jobId", { id: job_id })}</span>
    </>
  );
}

function CvCell({ application: { cv_original_name, cv_size_bytes } }: Props) {
  const t = useTranslation();
  const { language } = useLanguage();
  if (cv_original_name === null) {
    return <span className="text-muted">{t("applications.noCv")}</span>;
  }
  return (
    <>
      <span className={lineStyle} title={cv_original_name}>
        <Highlight text={cv_original_name} />
      </span>
      <span className={secondLine}>{formatFileSize(cv_size_bytes ?? 0, language)}</span>
    </>
  );
}

function RowActions({ application, view, edit, remove }: Props & Actions) {
  const t = useTranslation();
  const { mutate: download, isPending } = useDownload();
  const name = application.full_name;
  return (
    <div className="-mr-2 flex justify-end">
      <IconButton
        label={t("applications.view", { name })}
        Icon={Eye}
        onClick={() => view(application)}
      />
      <IconButton
        label={t("applications.edit", { name })}
        Icon={Pencil}
        onClick={() => edit(application)}
      />
      <IconButton
        label={t("applications.download", { name })}
        Icon={Download}
        isBusy={isPending}
        disabled={!hasResume(application)}
        onClick={() => download(application)}
      />
      <IconButton
        label={t("applications.delete", { name })}
        Icon={Trash2}
        onClick={() => remove(application)}
      />
    </div>
  );
}

/** A whole row in one cell, for screens too narrow for columns. */
function SummaryCell({ application, ...actions }: Props & Actions) {
  return (
    <div className="py-1 sm:flex">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <div>
          <ApplicantCell application={application} view={actions.view} />
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
      <RowActions application={application} {...actions} />
    </div>
  );
}

/** The columns of spec §2, or one column for a phone. */
export function columnsOf(actions: Actions, isNarrow: boolean): readonly Column<Application>[] {
  const header = "applications.column.applicant";
  if (isNarrow) {
    const cell = (application: Application) => (
      <SummaryCell application={application} {...actions} />
    );
    return [{ id: "applicant", header, cell }];
  }
  return [
    {
      id: "applicant",
      header,
      cell: (application) => <ApplicantCell application={application} view={actions.view} />,
      width: "min(33vw - 7.5rem, 24rem)",
    },
    {
      id: "job",
      header: "applications.column.job",
      cell: (application) => <JobCell application={application} />,
      width: "clamp(8.5rem, 15vw, 14rem)",
    },
    {
      id: "status",
      header: "form.status",
      cell: (application) => <StatusCell application={application} />,
      width: "clamp(8.25rem, 11vw, 8.75rem)",
    },
    {
      id: "cv",
      header: "applications.column.cv",
      cell: (application) => <CvCell application={application} />,
    },
    {
      id: "applied",
      header: "applications.column.applied",
      cell: (application) => (
        <>
          <Timestamp iso={application.created_at} />
          <Age application={application} />
        </>
      ),
      width: "clamp(8rem, 12vw, 11rem)",
    },
    {
      id: "actions",
      header: "applications.column.actions",
      cell: (application) => <RowActions application={application} {...actions} />,
      hasIcons: true,
    },
  ];
}
