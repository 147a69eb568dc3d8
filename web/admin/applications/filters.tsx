import { Hourglass } from "lucide-react";
import { positions, type Position } from "#content/positions.ts";
import { ApplicationStatus, StatusFilter } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { FilterSelect, SearchBox, SortSelect } from "../list/filters.tsx";
import type { ApplicationsView } from "./queries.ts";
import { statusTexts } from "./status.tsx";

const jobs: readonly Position[] = positions;

/** Search and filters. Each change is passed on; the search waits for a pause. */
export function Filters({
  view,
  onChange,
}: {
  view: ApplicationsView;
  onChange: (change: Partial<ApplicationsView>) => void;
}) {
  const t = useTranslation();
  const { job, overdue, spam, status } = view;
  const isOverdue = overdue !== undefined;
  // An address may name a job that is no position; the filter shows it all the same.
  const isUnknownJob = job !== undefined && !positions.some(({ slug }) => slug === job);
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label={t("applications.search")}
        hint={t("applications.searchHint")}
        value={view.q ?? ""}
        onSearch={(q) => onChange({ q })}
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
          onChange({
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
        onChange={(value) => onChange({ job: value || undefined })}
      />
      <SortSelect value={view.sort} onChange={(sort) => onChange({ sort })} />
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isOverdue}
        className={`max-sm:basis-36 max-sm:grow ${isOverdue ? "border-danger bg-danger-soft text-danger" : "bg-surface"}`}
        onClick={() => onChange({ overdue: isOverdue ? undefined : "true" })}
      >
        <Hourglass aria-hidden="true" className="size-4" />
        {t("applications.overdue")}
      </Button>
    </search>
  );
}
