import { positions } from "#content/positions.ts";
import { ApplicationStatus } from "#contract/applications.ts";
import { useText } from "#web/language.tsx";
import { Select } from "#web/ui/select.tsx";
import type { ApplicationsView } from "./address.ts";
import { SearchBox } from "./search-box.tsx";
import { statusTexts } from "./status.tsx";

/** Search and filters. Each change is passed on; the search waits for a pause. */
export function Filters({
  view,
  onChange,
}: {
  view: ApplicationsView;
  onChange: (change: Partial<Pick<ApplicationsView, "status" | "spam" | "job" | "q">>) => void;
}) {
  const t = useText();
  // An address may ask for a job that is no position of ours; the filter shows it all the same.
  const isUnknownJob = view.job !== undefined && !positions.some(({ slug }) => slug === view.job);
  return (
    <search className="grid gap-3 md:grid-cols-[1fr_11rem_15rem]">
      <SearchBox value={view.q ?? ""} onSearch={(q) => onChange({ q })} />
      <Select
        aria-label={t("applications.status")}
        value={view.spam === undefined ? (view.status ?? "") : "spam"}
        onChange={({ target: { value } }) =>
          onChange({
            status: ApplicationStatus.safeParse(value).data,
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
        <option value="spam">{t("applications.spam")}</option>
      </Select>
      <Select
        aria-label={t("applications.job")}
        value={view.job ?? ""}
        onChange={({ target }) => onChange({ job: target.value || undefined })}
      >
        <option value="">{t("applications.allJobs")}</option>
        {positions.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
        {isUnknownJob && <option value={view.job}>{view.job}</option>}
      </Select>
    </search>
  );
}
