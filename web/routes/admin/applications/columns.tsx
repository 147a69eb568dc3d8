import type { Application } from "#contract/applications.ts";
import type { TextKey } from "#web/dictionaries.ts";
import { useText } from "#web/language.tsx";
import type { Column } from "../list/data-table.tsx";
import { ApplicantCell, AppliedCell, CvCell, JobCell, SummaryCell } from "./cells.tsx";
import { RowActions } from "./row-actions.tsx";
import { StatusCell } from "./status.tsx";

const applicant: Column<Application> = {
  id: "applicant",
  header: <Words text="applications.column.applicant" />,
  cell: (application) => <ApplicantCell application={application} />,
};

/** The columns of spec §2. */
export const columns: readonly Column<Application>[] = [
  { ...applicant, width: "min(33vw - 7.5rem, 24rem)" },
  {
    id: "job",
    header: <Words text="applications.column.job" />,
    cell: (application) => <JobCell application={application} />,
    width: "clamp(8.5rem, 15vw, 14rem)",
  },
  {
    id: "status",
    header: <Words text="applications.column.status" />,
    cell: (application) => <StatusCell application={application} />,
    width: "clamp(8.25rem, 11vw, 8.75rem)",
  },
  {
    id: "cv",
    header: <Words text="applications.column.cv" />,
    cell: (application) => <CvCell application={application} />,
  },
  {
    id: "applied",
    header: <Words text="applications.column.applied" />,
    cell: (application) => <AppliedCell application={application} />,
    width: "clamp(8rem, 12vw, 11rem)",
  },
  {
    id: "actions",
    header: <Words text="applications.column.actions" />,
    cell: (application) => <RowActions application={application} />,
    hasIcons: true,
  },
];

/** The same in one column, for a phone. */
export const narrowColumns: readonly Column<Application>[] = [
  { ...applicant, cell: (application) => <SummaryCell application={application} /> },
];

function Words({ text }: { text: TextKey }) {
  return useText()(text);
}
