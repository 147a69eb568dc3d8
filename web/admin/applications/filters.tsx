import { Hourglass } from "lucide-react";
import { positions, type Position } from "#content/positions.ts";
import { ApplicationStatus, StatusFilter } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { FilterSelect, SearchBox, SortSelect } from "../list/filters.tsx";
import type { useApplicationsView } from "./queries.ts";
import { statusTexts } from "./status.tsx";

const jobs: readonly Position[] = positions;

/** Search, filters and order. */
export function Filters({
  view,
  show,
}: Pick<ReturnType<typeof useApplicationsView>, "view" | "show">) {
  const t = useTranslation();
  const { job, overdue, spam, status } = view;
  const isOverdue = overdue !== undefined;
  // The address may name a job that is not a position.
  const isUnknownJob = job !== undefined && !positions.some(({ slug }) => slug === job);
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label={t("applications.search")}
        hint={t("applications.searchHint")}
        value={view.q ?? ""}
        onSearch={(q) => show({ q }, { replace: true })}
      />
      <FilterSelect
        label={t("form.status")}
        value={spam === undefined ? status : "spam"}
        options={[
          ["", t("applications.allStatus")],
          ...ApplicationStatus.options.map((one) => [one, t(statusTexts[one])] as const),
          ["pending", t("applications.pending")],
          ["withdrawn", t("details.withdrawn")],
          ["spam", t("applications.spam")],
        ]}
        onChange={(value) =>
          show({
            status: StatusFilter.safeParse(value).data,
            spam: value === "spam" ? "true" : undefined,
          })
        }
      />
      <FilterSelect
        label={t("applications.job")}
        value={job}
        options={[
          ["", t("applications.allJobs")],
          ...jobs.map(({ slug, title, label }) => [slug, title ?? label] as const),
          ...(isUnknownJob ? [[job, job] as const] : []),
        ]}
        onChange={(value) => show({ job: value || undefined })}
      />
      <SortSelect value={view.sort} onChange={(sort) => show({ sort })} />
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isOverdue}
        className={`max-sm:basis-36 max-sm:grow ${isOverdue ? "border-danger bg-danger-soft text-danger" : "bg-surface"}`}
        onClick={() => show({ overdue: isOverdue ? undefined : "true" })}
      >
        <Hourglass aria-hidden="true" className="size-4" />
        {t("applications.overdue")}
      </Button>
    </search>
  );
}
