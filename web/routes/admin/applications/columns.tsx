import { createColumnHelper, tableFeatures } from "@tanstack/react-table";
import type { Application } from "#contract/applications.ts";
import type { TextKey } from "#web/dictionaries.ts";
import { useText } from "#web/language.tsx";
import { Instant } from "#web/instant.tsx";
import { ApplicantCell, CvCell, JobCell, SummaryCell } from "./cells.tsx";
import { RowActions } from "./row-actions.tsx";
import { StatusCell } from "./status.tsx";

export const features = tableFeatures({});

const helper = createColumnHelper<typeof features, Application>();

const applicant = helper.display({
  id: "applicant",
  header: () => <Words text="applications.column.applicant" />,
  cell: ({ row }) => <ApplicantCell application={row.original} />,
});

const actions = helper.display({
  id: "actions",
  header: () => <Words text="applications.column.actions" />,
  cell: ({ row }) => <RowActions application={row.original} />,
});

/** The columns of spec §2. */
export const columns = helper.columns([
  applicant,
  helper.display({
    id: "job",
    header: () => <Words text="applications.column.job" />,
    cell: ({ row }) => <JobCell application={row.original} />,
  }),
  helper.display({
    id: "status",
    header: () => <Words text="applications.column.status" />,
    cell: ({ row }) => <StatusCell application={row.original} />,
  }),
  helper.display({
    id: "cv",
    header: () => <Words text="applications.column.cv" />,
    cell: ({ row }) => <CvCell application={row.original} />,
  }),
  helper.display({
    id: "applied",
    header: () => <Words text="applications.column.applied" />,
    cell: ({ row }) => <Instant iso={row.original.created_at} />,
  }),
  actions,
]);

/** The same in two columns, for a phone. */
export const narrowColumns = helper.columns([
  { ...applicant, cell: ({ row }) => <SummaryCell application={row.original} /> },
  actions,
]);

function Words({ text }: { text: TextKey }) {
  return useText()(text);
}
