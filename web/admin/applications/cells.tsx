import { Download } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import {
  type Actions,
  Highlight,
  lineClass,
  RowActions,
  RowName,
  SummaryCell,
} from "../list/cells.tsx";
import type { Column } from "../list/data-table.tsx";
import { Age, StatusCell } from "./status.tsx";
import { hasResume, useDownload } from "./use-download.ts";

const secondLineClass = `text-[0.8125rem] text-muted ${lineClass}`;

type Props = { application: Application; actions: Actions<Application> };

/** Name, email and phone. */
function ApplicantCell({ application, actions }: Props) {
  const { id, full_name, email, phone } = application;
  return (
    <>
      <RowName id={id} name={full_name} onOpen={() => actions.view(application)} />
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
    </>
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
  const t = useTranslation();
  const { language } = useLanguage();
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

function ApplicationActions({ application, actions }: Props) {
  const t = useTranslation();
  const { mutate: download, isPending } = useDownload();
  const name = application.full_name;
  return (
    <RowActions kind="applications" name={name} item={application} actions={actions}>
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

/** The columns of spec §2, or one column for a phone. */
export function columnsOf(
  actions: Actions<Application>,
  isNarrow: boolean,
): readonly Column<Application>[] {
  const applicant = { id: "applicant", header: "applications.column.applicant" } as const;
  if (isNarrow) {
    const cell = (application: Application) => (
      <SummaryCell actions={<ApplicationActions application={application} actions={actions} />}>
        <div>
          <ApplicantCell application={application} actions={actions} />
        </div>
        <div>
          <JobCell {...application} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusCell application={application} />
          <span className="inline-flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
            <Timestamp iso={application.created_at} />
            <Age application={application} />
          </span>
        </div>
        <div>
          <CvCell {...application} />
        </div>
      </SummaryCell>
    );
    return [{ ...applicant, cell }];
  }
  return [
    {
      ...applicant,
      cell: (application) => <ApplicantCell application={application} actions={actions} />,
      width: "min(33vw - 7.5rem, 24rem)",
    },
    {
      id: "job",
      header: "applications.column.job",
      cell: (application) => <JobCell {...application} />,
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
      cell: (application) => <CvCell {...application} />,
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
      cell: (application) => <ApplicationActions application={application} actions={actions} />,
      hasIcons: true,
    },
  ];
}
