import { BriefcaseBusiness, Plus, QrCode } from "lucide-react";
import { useOpenedByLink } from "#web/router/router.tsx";
import { useState } from "react";
import * as z from "zod/mini";
import { PositionState, type StaffPosition } from "#contract/positions.ts";
import { normalizeText, searchWords } from "#contract/search.ts";
import { EmptyState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Skeleton } from "#web/ui/loading.tsx";
import { FilterSelect } from "../list/filters.tsx";
import { ListBody, ListFilters, ListHeader } from "../list/list.tsx";
import { useClearFilters } from "../list/no-match.tsx";
import { optionally, searchText, useSearchState } from "../list/use-search-state.ts";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { newAddress } from "./position.tsx";
import { usePositions } from "./queries.ts";
import { PositionTable } from "./position-table.tsx";
import { ShareDialog } from "./share-dialog.tsx";

const View = z.object({ state: optionally(PositionState), q: searchText });
type View = z.output<typeof View>;

/** The Positions tab: every position in the order of the site. */
export default function Positions() {
  const t = useTranslation();
  const query = usePositions("adminPositions.loadFailed");
  const { view, show } = useSearchState<View>(View);
  const heading = useHeadingFocus(useOpenedByLink());
  const filterForm = useClearFilters<View>(heading, show);
  const [shared, setShared] = useState<string>();
  const shown = (query.data ?? []).filter((position) => isShown(position, view));
  const countOf = (state: PositionState) =>
    query.data?.filter((one) => one.state === state).length ?? 0;

  return (
    <>
      <ListHeader
        title={t("adminPositions.title")}
        heading={heading}
        totals={
          query.data &&
          t("adminPositions.total", {
            open: countOf("open"),
            draft: countOf("draft"),
            closed: countOf("closed"),
          })
        }
      >
        <SmallButton Icon={QrCode} onClick={() => setShared("")}>
          {t("share.open")}
        </SmallButton>
        <Link to={newAddress()} className={buttonClass({ size: "small" })}>
          <Plus className="size-4" />
          {t("adminPositions.new")}
        </Link>
      </ListHeader>
      <ListFilters
        form={filterForm}
        count={view.state === undefined ? 0 : 1}
        label={t("adminPositions.search")}
        hint={t("adminPositions.searchHint")}
        value={view.q ?? ""}
        onSearch={(q) => show({ q }, { replace: true })}
      >
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
      </ListFilters>
      <ListBody
        query={query}
        failed={t("adminPositions.loadFailed")}
        isEmpty={query.data !== undefined && shown.length === 0}
        noMatch={t("adminPositions.noMatch")}
        onClear={
          query.data?.length === 0
            ? undefined
            : () => filterForm.clear({ state: undefined, q: undefined })
        }
        empty={
          <EmptyState
            Icon={BriefcaseBusiness}
            title={t("adminPositions.empty")}
            text={t("adminPositions.emptyText")}
          />
        }
      >
        {query.data === undefined ? (
          <Skeleton className="h-160 w-full" />
        ) : (
          <PositionTable positions={shown} total={query.data.length} onShare={setShared} />
        )}
      </ListBody>
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
