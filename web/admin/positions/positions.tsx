import { BriefcaseBusiness, Plus, QrCode } from "lucide-react";
import { useOpenedByLink } from "#web/router/router.tsx";
import { useState } from "react";
import * as z from "zod/mini";
import { PositionState, type StaffPosition } from "#contract/positions.ts";
import { normalizeText, searchWords } from "#contract/search.ts";
import { EmptyState, QueryState, useLoadErrorToast } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Skeleton } from "#web/ui/loading.tsx";
import { FilterSelect, SearchBox } from "../list/filters.tsx";
import { NoMatch, useClearFilters } from "../list/no-match.tsx";
import { optionally, searchText, useSearchState } from "../list/use-search-state.ts";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { newAddress, usePositions } from "./position.tsx";
import { PositionTable } from "./position-table.tsx";
import { ShareDialog } from "./share-dialog.tsx";

const View = z.object({ state: optionally(PositionState), q: searchText });
type View = z.output<typeof View>;

/** The Positions tab: every position in the order of the site. */
export default function Positions() {
  const t = useTranslation();
  const query = usePositions();
  const { view, show } = useSearchState<View>(View);
  const heading = useHeadingFocus(useOpenedByLink());
  const filterForm = useClearFilters<View>(heading, show);
  const [shared, setShared] = useState<string>();
  useLoadErrorToast("adminPositions.loadFailed", query);
  const countOf = (state: PositionState) =>
    query.data?.filter((one) => one.state === state).length ?? 0;

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t("adminPositions.title")}
        </h2>
        <output className="text-sm text-muted tabular-nums">
          {query.data !== undefined &&
            t("adminPositions.total", {
              open: countOf("open"),
              draft: countOf("draft"),
              closed: countOf("closed"),
            })}
        </output>
        <SmallButton Icon={QrCode} className="sm:ml-auto" onClick={() => setShared("")}>
          {t("share.open")}
        </SmallButton>
        <Link to={newAddress()} className={buttonClass({ size: "small" })}>
          <Plus className="size-4" />
          {t("adminPositions.new")}
        </Link>
      </div>
      <search key={filterForm.key} className="mb-3 flex flex-wrap gap-2">
        <SearchBox
          label={t("adminPositions.search")}
          hint={t("adminPositions.searchHint")}
          value={view.q ?? ""}
          className="grow basis-60"
          onSearch={(q) => show({ q }, { replace: true })}
        />
        <FilterSelect
          label={t("adminPositions.column.state")}
          value={view.state}
          all={t("adminPositions.allStates")}
          options={PositionState.options.map((state) => [
            state,
            t(`adminPositions.state.${state}`),
          ])}
          onChange={(state) => show({ state })}
        />
      </search>
      <QueryState
        query={query}
        failed={t("adminPositions.loadFailed")}
        loading={<Skeleton className="h-160 w-full" />}
      >
        {(positions) =>
          positions.length === 0 ? (
            <EmptyState
              Icon={BriefcaseBusiness}
              title={t("adminPositions.empty")}
              text={t("adminPositions.emptyText")}
            />
          ) : positions.some((position) => isShown(position, view)) ? (
            <PositionTable
              positions={positions.filter((position) => isShown(position, view))}
              total={positions.length}
              onShare={setShared}
            />
          ) : (
            <NoMatch
              title={t("adminPositions.noMatch")}
              text={t("list.noMatchText")}
              onClear={() => filterForm.clear({ state: undefined, q: undefined })}
            />
          )
        }
      </QueryState>
      {shared !== undefined && (
        <ShareDialog
          positions={query.data ?? []}
          slug={shared}
          onClose={() => setShared(undefined)}
        />
      )}
    </>
  );
}

function isShown({ state, title, skills, slug }: StaffPosition, view: View): boolean {
  const text = normalizeText([title.en, title.vi, slug, ...skills].join(" "));
  const words = searchWords(view.q ?? "");
  return (
    (view.state === undefined || view.state === state) && words.every((word) => text.includes(word))
  );
}
