import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import {
  filterOf,
  type Loaded,
  totalQuery,
  useApplicationCache,
  type useApplicationsView,
} from "./queries.ts";

/** Offers to show the applications that have come since the list was read. The list itself does not move. */
export function NewApplications({
  view,
  show,
  loaded,
}: Pick<ReturnType<typeof useApplicationsView>, "view" | "show"> & { loaded: Loaded }) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const { data: total } = useQuery(totalQuery(filterOf(view), loaded));
  const count = total - loaded.total;
  return (
    <output>
      {count > 0 && (
        <span className="mb-2 flex items-center justify-between gap-3 rounded-md bg-info-soft py-1 pr-1 pl-3 text-sm">
          <span>{t("applications.new", { count })}</span>
          <SmallButton
            onClick={() => {
              show({ sort: "newest", page: 1 });
              void reload();
            }}
          >
            {t("applications.showNew")}
          </SmallButton>
        </span>
      )}
    </output>
  );
}
