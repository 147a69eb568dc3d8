import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText, SearchX, X } from "lucide-react";
import { useRef, useState } from "react";
import { AuditGroup, type AuditQuery, type AuditRecord } from "#contract/audit.ts";
import { fetchAudit } from "#web/api/panel.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { EmptyState, LoadError } from "#web/ui/query-state.tsx";
import { SearchBox } from "../list/filters.tsx";
import { Entries } from "./entries.tsx";
import { Input, Select } from "#web/ui/controls.tsx";
import * as z from "zod/mini";
import { Id } from "#contract/fields.ts";
import { optionally, searchText, useSearchState } from "../list/use-search-state.ts";

/** The audit log (design §9): who did what, when and from where. Its filters stand in the address. */
export default function AuditLog() {
  const t = useTranslation();
  const showFailure = useFailureToast();
  const { view, show } = useAuditView();
  const log = useAuditEntries(view);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const isFiltered = Object.values(view).some((one) => one !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const [clears, setClears] = useState(0);
  /** The button that had the focus goes by it, and so does a search that is typed and not sent. */
  function drop(filters: Partial<AuditView>): void {
    show(filters);
    setClears(clears + 1);
    heading.current?.focus();
  }

  async function showMore(): Promise<void> {
    const { isFetchNextPageError, error } = await log.fetchNextPage();
    if (isFetchNextPageError) showFailure("audit.moreFailed", error);
  }

  return (
    <section aria-labelledby="audit-log">
      <h3 ref={heading} id="audit-log" tabIndex={-1} className="text-lg font-semibold outline-none">
        {t("audit.title")}
      </h3>
      <p className="mt-0.5 mb-5 max-w-2xl text-muted">{t("audit.text")}</p>
      <search className="flex flex-wrap gap-2">
        <div className="grow basis-60">
          <SearchBox
            key={clears}
            label={t("audit.search")}
            hint={t("audit.searchHint")}
            value={view.q ?? ""}
            onSearch={(q) => show({ q }, { replace: true })}
          />
        </div>
        <Filters view={view} onChange={(change) => show(change)} />
      </search>
      {view.person !== undefined && (
        <PersonChip
          name={nameOf(view.person, entries) ?? t("audit.thisPerson")}
          onClear={() => drop({ person: undefined })}
        />
      )}
      <div className="mt-3">
        {log.error !== null && entries === undefined ? (
          <LoadError
            title={t("audit.failed")}
            error={log.error}
            onRetry={() => void log.refetch()}
          />
        ) : entries?.length === 0 ? (
          <NoEntries
            isTooWide={log.data?.pages[0]?.isTooWide === true}
            onClear={isFiltered ? () => drop(noFilters) : undefined}
          />
        ) : (
          <Entries
            entries={entries}
            isStale={log.isPlaceholderData}
            onPerson={(person) => {
              show({ person, q: undefined });
              setClears(clears + 1);
            }}
          />
        )}
      </div>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          isBusy={log.isFetchingNextPage}
          onClick={() => void showMore()}
        >
          {t(log.isFetchingNextPage ? "audit.moreBusy" : "audit.more")}
        </Button>
      )}
    </section>
  );
}

/** The entries these filters let through, page by page. Those before stay until the right ones have come. */
function useAuditEntries(view: AuditView) {
  const query = queryOf(view);
  return useInfiniteQuery({
    queryKey: ["audit", query],
    queryFn: ({ pageParam, signal }) => fetchAudit({ ...query, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

function nameOf(id: string, entries: readonly AuditRecord[] = []): string | null {
  const parties = entries.flatMap(({ actor, target }) => [actor, target]);
  for (const party of parties) {
    if (party !== null && "id" in party && party.id === id && party.name !== null)
      return party.name;
  }
  return null;
}

function PersonChip({ name, onClear }: { name: string; onClear: () => void }) {
  const t = useTranslation();
  return (
    <p className="mt-3 inline-flex max-w-full items-center gap-1 rounded-full bg-primary-soft pl-3.5 text-sm font-semibold text-primary">
      <span className="min-w-0 wrap-anywhere">{t("audit.person", { name })}</span>
      <button
        type="button"
        aria-label={t("audit.allPeople")}
        title={t("audit.allPeople")}
        onClick={onClear}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-surface pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}

function NoEntries({
  isTooWide,
  onClear,
}: {
  isTooWide: boolean;
  /** Undefined where nothing is filtered. */
  onClear: (() => void) | undefined;
}) {
  const t = useTranslation();
  if (onClear === undefined) {
    return <EmptyState Icon={ScrollText} title={t("audit.none")} text={t("audit.noneText")} />;
  }
  return (
    <EmptyState
      Icon={SearchX}
      title={t(isTooWide ? "audit.tooWide" : "audit.noMatch")}
      text={t(isTooWide ? "audit.tooWideText" : "audit.noMatchText")}
    >
      <Button variant="secondary" onClick={onClear}>
        {t("audit.clear")}
      </Button>
    </EmptyState>
  );
}

/** What the log is narrowed down to: kinds of actions and days. */
export function Filters({
  view,
  onChange,
}: {
  view: AuditView;
  onChange: (change: Partial<AuditView>) => void;
}) {
  const t = useTranslation();
  return (
    <>
      <Select
        isDense
        className="grow basis-40 xl:grow-0"
        aria-label={t("audit.group")}
        value={view.group ?? ""}
        onChange={({ target }) => onChange({ group: AuditGroup.safeParse(target.value).data })}
      >
        <option value="">{t("audit.group.all")}</option>
        {AuditGroup.options.map((group) => (
          <option key={group} value={group}>
            {t(`audit.group.${group}`)}
          </option>
        ))}
      </Select>
      <div className="flex grow flex-wrap gap-2 xl:grow-0">
        <Day
          label={t("audit.from")}
          value={view.from}
          max={view.to}
          onChange={(from) => onChange({ from })}
        />
        <Day
          label={t("audit.to")}
          value={view.to}
          min={view.from}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </>
  );
}

function Day({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  return (
    <label className="flex grow items-center gap-2 xl:grow-0">
      <span className="min-w-16 shrink-0 text-sm whitespace-nowrap text-muted">{label}</span>
      <Input
        isDense
        type="date"
        value={value ?? ""}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </label>
  );
}

const DayText = optionally(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/),
    z.refine((day) => !Number.isNaN(midnight(day).getTime())),
  ),
);

const View = z.object({
  group: optionally(AuditGroup),
  person: optionally(Id),
  q: searchText,
  from: DayText,
  to: DayText,
});

/** The filters of the audit log. Its keys are those of the address; days are in the reader's time zone. */
export type AuditView = z.output<typeof View>;

export const noFilters: AuditView = {
  group: undefined,
  person: undefined,
  q: undefined,
  from: undefined,
  to: undefined,
};

/** Reads the filters from the address and changes them there. */
export const useAuditView = () => useSearchState<AuditView>(View);

/** The API query for these filters: whole days in the reader's time zone, as instants. */
export function queryOf({ group, person, q, from, to }: AuditView): AuditQuery {
  return {
    group,
    person,
    q,
    from: from === undefined ? undefined : midnight(from).toISOString(),
    to: to === undefined ? undefined : midnight(to, 1).toISOString(),
  };
}

/** The instant a day begins in the reader's time zone, or one some days later. */
function midnight(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater);
}
