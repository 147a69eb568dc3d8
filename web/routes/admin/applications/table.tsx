import { useTable } from "@tanstack/react-table";
import type { MouseEvent } from "react";
import type { Application } from "#contract/applications.ts";
import { useText } from "#web/language.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import { columns, features, narrowColumns } from "./columns.tsx";
import { pageSize } from "./queries.ts";
import { useActions } from "./row-actions.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";

const widths: Record<string, string> = {
  applicant: "lg:w-[24%]",
  job: "w-[16%]",
  status: "w-34",
  cv: "",
  applied: "w-31",
  actions: "w-30 text-right sm:w-44 sm:pointer-coarse:w-52",
};

const none: Application[] = [];

/** The page of applications. While the first one is on its way its rows are held by skeletons. */
export function ApplicationsTable({
  applications,
  isStale,
}: {
  applications: Application[] | undefined;
  /** The rows of another page or filter, until the right ones have come. */
  isStale: boolean;
}) {
  const t = useText();
  const { view } = useActions();
  const isNarrow = useIsNarrow();
  const table = useTable({
    features,
    columns: isNarrow ? narrowColumns : columns,
    data: applications ?? none,
    getRowId: ({ id }) => id,
  });
  const headers = table.getLeafHeaders();

  return (
    <Table
      label={t("applications.table")}
      aria-busy={applications === undefined || isStale}
      className={`table-fixed transition-opacity ${isStale ? "opacity-60" : ""}`}
    >
      <thead>
        <tr>
          {headers.map((header) => (
            <HeadCell key={header.id} className={widths[header.column.id] ?? ""}>
              <table.FlexRender header={header} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row
            key={row.id}
            className="cursor-pointer focus-within:bg-paper"
            onClick={(event) => {
              if (!meansSomethingElse(event)) view(row.original);
            }}
          >
            {row.getAllCells().map((cell) => (
              <Cell key={cell.id} className="h-15 overflow-hidden max-lg:align-top">
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
          </Row>
        ))}
        {applications === undefined &&
          Array.from({ length: pageSize }, (_, row) => (
            <Row key={row}>
              {headers.map((header) => (
                <Cell key={header.id} className="h-15">
                  <Skeleton className="h-4 w-4/5" />
                </Cell>
              ))}
            </Row>
          ))}
      </tbody>
    </Table>
  );
}

// A click on a control inside the row, or the end of marking text, opens nothing.
function meansSomethingElse({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest("a, button") !== null;
  return isOnControl || getSelection()?.isCollapsed === false;
}
