import { Hourglass } from "lucide-react";
import { positions, type Position } from "#content/positions.ts";
import { ApplicationStatus, StatusFilter } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { filterLook, searchLook } from "../list/filter-look.ts";
import { SearchBox } from "../list/search-box.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ApplicationsView } from "./address.ts";
import { statusTexts } from "./status.tsx";

const jobs: readonly Position[] = positions;

/** Search and filters. Each change is passed on; the search waits for a pause. */
export function Filters({
  view,
  onChange,
}: {
  view: ApplicationsView;
  onChange: (change: Partial<Omit<ApplicationsView, "page" | "application">>) => void;
}) {
  const t = useTranslation();
  const isOverdue = view.overdue !== undefined;
  // An address may ask for a job that is no position of ours; the filter shows it all the same.
  const isUnknownJob = view.job !== undefined && !positions.some(({ slug }) => slug === view.job);
  return (
    <search className="flex flex-wrap gap-2">
      <div className={searchLook}>
        <SearchBox
          label={t("applications.search")}
          hint={t("applications.searchHint")}
          value={view.q ?? ""}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Select
        isDense
        className={filterLook}
        aria-label={t("form.status")}
        value={view.spam === undefined ? (view.status ?? "") : "spam"}
        onChange={({ target: { value } }) =>
          onChange({
            status: StatusFilter.safeParse(value).data,
            spam: value === "spam" ? "true" : undefined,
          })
        }
      >
        <option value="">{t("applications.allStatus")}</option>
        {ApplicationStatus.options.map((status) => (
          <option key={status} value={status}>
            {t(statusTexts[status])}
          </option>
        ))}
        <option value="pending">{t("applications.pending")}</option>
        <option value="withdrawn">{t("details.withdrawn")}</option>
        <option value="spam">{t("applications.spam")}</option>
      </Select>
      <Select
        isDense
        className={filterLook}
        aria-label={t("applications.job")}
        value={view.job ?? ""}
        onChange={({ target }) => onChange({ job: target.value || undefined })}
      >
        <option value="">{t("applications.allJobs")}</option>
        {jobs.map(({ slug, title, label }) => (
          <option key={slug} value={slug}>
            {title ?? label}
          </option>
        ))}
        {isUnknownJob && <option value={view.job}>{view.job}</option>}
      </Select>
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
