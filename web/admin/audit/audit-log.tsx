import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText, X } from "lucide-react";
import { useRef } from "react";
import * as z from "zod/mini";
import { AuditGroup, type AuditQuery, type AuditRecord } from "#contract/audit.ts";
import { Id } from "#contract/fields.ts";
import { fetchAudit } from "#web/api/panel.ts";
import { fromVietnamField } from "#web/i18n/format.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { EmptyState, LoadMore } from "#web/data/query-state.tsx";
import { DayField, FilterSelect } from "../list/filters.tsx";
import { ListBody, ListFilters } from "../list/list.tsx";
import { useClearFilters } from "../list/no-match.tsx";
import { optionally, searchText, useSearchState } from "../list/use-search-state.ts";
import { Entries } from "./entries.tsx";

/** The audit log: each entry has an actor, an action, a time and a network. */
export default function AuditLog() {
  const t = useTranslation();
  const { view, show } = useSearchState<View>(View);
  const log = useAuditEntries(view);
  // The review loads the next resume before it is opened. That is no view.
  const entries = log.data?.pages
    .flatMap((page) => page.entries)
    .filter(({ action }) => action !== "resume_fetched");
  const isFiltered = Object.values(view).some((one) => one !== undefined);
  const isTooWide = log.data?.pages[0]?.isTooWide === true;
  const heading = useRef<HTMLHeadingElement>(null);
  const filterForm = useClearFilters<Partial<View>>(heading, show);

  return (
    <section aria-labelledby="audit-log">
      <h3 ref={heading} id="audit-log" tabIndex={-1} className="heading-5 outline-none">
        {t("audit.title")}
      </h3>
      <p className="mt-0.5 mb-5 max-w-2xl text-muted">{t("audit.text")}</p>
      <ListFilters
        form={filterForm}
        count={[view.group, view.from, view.to].filter(Boolean).length}
        label={t("audit.search")}
        hint={t("users.searchHint")}
        value={view.q ?? ""}
        onSearch={(q) => show({ q }, { replace: true })}
      >
        <FilterSelect
          label={t("audit.group")}
          className="grow basis-40 xl:grow-0"
          value={view.group}
          all={t("audit.group.all")}
          options={AuditGroup.options.map((group) => [group, t(`audit.group.${group}`)])}
          onChange={(group) => show({ group })}
        />
        <div className="flex grow flex-wrap gap-2 xl:grow-0">
          {(["from", "to"] as const).map((name) => (
            <label key={name} className="flex grow items-center gap-2 xl:grow-0">
              <span className="min-w-16 shrink-0 text-sm whitespace-nowrap text-muted">
                {t(`audit.${name}`)}
              </span>
              <DayField
                day={view[name] ?? ""}
                min={name === "to" ? view.from : undefined}
                max={name === "from" ? view.to : undefined}
                onDay={(day) => show({ [name]: day })}
              />
            </label>
          ))}
        </div>
      </ListFilters>
      {view.person !== undefined && (
        <p className="mt-3 inline-flex max-w-full items-center gap-1 rounded-full bg-primary-soft pl-3.5 text-sm font-semibold text-primary">
          <span className="min-w-0 wrap-anywhere">
            {t("audit.person", { name: nameOf(view.person, entries) ?? t("audit.thisPerson") })}
          </span>
          <IconButton
            label={t("audit.showAll")}
            Icon={X}
            onClick={() => filterForm.clear({ person: undefined })}
          />
        </p>
      )}
      <ListBody
        query={log}
        failed={t("audit.failed")}
        isEmpty={entries?.length === 0}
        noMatch={t(isTooWide ? "audit.tooWide" : "audit.noMatch")}
        noMatchText={t(isTooWide ? "audit.tooWideText" : "list.noMatchText")}
        onClear={isFiltered ? () => filterForm.clear(noFilters) : undefined}
        empty={<EmptyState Icon={ScrollText} title={t("audit.none")} text={t("audit.noneText")} />}
      >
        <Entries
          entries={entries}
          isStale={log.isPlaceholderData}
          onPerson={(person) => filterForm.clear({ person, q: undefined })}
        />
      </ListBody>
      <LoadMore query={log} className="mt-4" />
    </section>
  );
}

/** The matching entries, page by page. Those of the previous filters stay until these have loaded. */
function useAuditEntries({ from, to, ...filter }: View) {
  const query: AuditQuery = {
    ...filter,
    from: from && startOfDay(from),
    to: to && startOfDay(to, 1),
  };
  return useInfiniteQuery({
    queryKey: ["audit", query],
    queryFn: ({ pageParam, signal }) => fetchAudit({ ...query, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

function nameOf(id: string, entries: readonly AuditRecord[] = []): string | null | undefined {
  const parties = entries.flatMap(({ actor, target }) => [actor, target]);
  const people = parties.filter((party) => party !== null && "id" in party);
  return people.find((person) => person.id === id && person.name !== null)?.name;
}

const Day = optionally(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/),
    z.refine((day) => !Number.isNaN(Date.parse(day))),
  ),
);

/** The filters in the address. Days are those of the company, like the times in the list. */
const View = z.object({
  group: optionally(AuditGroup),
  person: optionally(Id),
  q: searchText,
  from: Day,
  to: Day,
});
type View = z.output<typeof View>;

const noFilters: View = z.parse(View, { group: "", person: "", q: "", from: "", to: "" });

/** The instant at which a day of the company begins, or one of the days after it. */
const startOfDay = (day: string, daysLater = 0) =>
  new Date(Date.parse(fromVietnamField(`${day}T00:00`)) + daysLater * dayMs).toISOString();

const dayMs = 86_400_000;
