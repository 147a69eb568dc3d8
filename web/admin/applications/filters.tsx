import { ContactRound, Hourglass, X } from "lucide-react";
import type { ComponentProps } from "react";
import { defaultSort } from "#contract/applications.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { IconButton, SmallButton } from "#web/ui/button.tsx";
import { FilterSelect, SortSelect } from "../list/filters.tsx";
import { ListFilters } from "../list/list.tsx";
import { usePositions } from "../positions/queries.ts";
import type { useApplicationsView } from "./queries.ts";
import { useStatusOptions } from "./status.tsx";

/** The search and the filters of the list of applications. */
export function ApplicationFilters({
  view,
  form,
  show,
}: Pick<ComponentProps<typeof ListFilters>, "form"> &
  Pick<ReturnType<typeof useApplicationsView>, "view" | "show">) {
  const { t, language } = useI18n();
  const statusOptions = useStatusOptions();
  const { status, spam, overdue, to_review, other_times, job, source, q } = view;
  const { closed_undecided, unanswered, never_told, talent_pool } = view;
  const special = [
    ["to_review", to_review],
    ["unanswered", unanswered],
    ["never_told", never_told],
    ["other_times", other_times],
    ["closed_undecided", closed_undecided],
    ["talent_pool", talent_pool],
  ] as const;
  const { data: positions = [] } = usePositions();
  const isContactsOnly = view.in !== undefined;
  const isOverdue = overdue !== undefined;
  const jobs = positions
    .filter(({ state, applications }) => state !== "draft" || applications > 0)
    .map(({ slug, title }) => [slug, title[language] || title.en] as const);
  // The address may name a job that is not a position.
  const isUnknownJob = job !== undefined && !jobs.some(([slug]) => slug === job);
  return (
    <ListFilters
      form={form}
      count={
        [status ?? spam, job, source, overdue, ...special.map(([, value]) => value)].filter(Boolean)
          .length
      }
      label={t("applications.search")}
      hint={t("applications.searchHint")}
      value={q ?? ""}
      onSearch={(q) => show({ q }, { replace: true })}
    >
      {/* Always there, or the row would jump while one types. */}
      <IconButton
        label={t("applications.contactsOnly")}
        Icon={ContactRound}
        aria-pressed={isContactsOnly}
        disabled={q === undefined && !isContactsOnly}
        className={`border ${isContactsOnly ? "border-primary bg-primary-soft text-primary" : "border-edge bg-surface"}`}
        onClick={() => show({ in: isContactsOnly ? undefined : "contacts" })}
      />
      <FilterSelect
        label={t("form.status")}
        value={talent_pool === undefined ? (spam === undefined ? status : "spam") : "talent_pool"}
        all={t("list.allStatus")}
        options={[
          ...statusOptions,
          ["pending", t("status.pending")],
          ["withdrawn", t("details.withdrawn")],
          ["spam", t("spam.title")],
          ["talent_pool", t("applications.talent_pool")],
        ]}
        onChange={(value) =>
          show({
            status: value === "spam" || value === "talent_pool" ? undefined : value,
            spam: value === "spam" ? "true" : undefined,
            talent_pool: value === "talent_pool" ? "true" : undefined,
          })
        }
      />
      <FilterSelect
        label={t("applications.job")}
        value={job}
        all={t("applications.allJobs")}
        options={isUnknownJob ? [...jobs, [job, job]] : jobs}
        onChange={(job) => show({ job })}
      />
      <FilterSelect
        label={t("applications.source")}
        value={source}
        all={t("applications.allSources")}
        options={ApplicationSource.options.map((one) => [one, t(`source.${one}`)])}
        onChange={(source) => show({ source })}
      />
      <SortSelect
        value={view.sort}
        onChange={(sort) => show({ sort: sort === defaultSort(view) ? undefined : sort })}
      />
      <SmallButton
        Icon={Hourglass}
        aria-pressed={isOverdue}
        className={`max-sm:basis-36 max-sm:grow ${isOverdue ? "border-danger bg-danger-soft text-danger" : "bg-surface"}`}
        onClick={() => show({ overdue: isOverdue ? undefined : "true", sort: undefined })}
      >
        {t("applications.overdue")}
      </SmallButton>
      {special.map(
        ([name, value]) =>
          value !== undefined && (
            <SmallButton
              key={name}
              Icon={X}
              aria-pressed="true"
              className="border-primary bg-primary-soft text-primary max-sm:grow"
              onClick={() => show({ [name]: undefined })}
            >
              {t(`applications.${name}`)}
            </SmallButton>
          ),
      )}
    </ListFilters>
  );
}
