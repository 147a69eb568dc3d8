import { filterIn, filterValues, isShown, positionFilters } from "#contract/position-filters.ts";
import { usePagePositions } from "#web/head/site-data.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Link, useLinks } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

// The shared Select would add the chunk of the forms, 1.8 KB, to the careers page.
const selectClass =
  "block min-h-11 w-full cursor-pointer rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink hover:border-muted focus:border-primary";

/** Fewer positions need no filter. */
const fewPositions = 12;

/** Filters the positions by kind, skill and workplace. It is a plain form, so it works without JavaScript. */
export function PositionFilters() {
  const { t, findText } = useI18n();
  const { localizeHref } = useLinks();
  const { cards = [] } = usePagePositions();
  const [query] = useSearchParams();
  if (cards.length <= fewPositions) return null;
  const values = filterValues(cards);
  const filter = filterIn(query, cards);
  const shown = cards.filter((card) => isShown(card, filter)).length;
  return (
    <search className="page-width pt-16">
      <form
        method="get"
        action={`${localizeHref("/careers")}#positions`}
        className="flex flex-wrap items-end gap-4 rounded-lg border border-line bg-surface p-6"
      >
        {positionFilters.map((name) => (
          <label key={name} className="grid min-w-16 grow gap-1.5 text-sm font-semibold">
            {t(`position.filter.${name}`)}
            {/* The key shows the filter of a new address, as after "clear". */}
            <select
              key={filter[name] ?? ""}
              name={name}
              defaultValue={filter[name] ?? ""}
              className={selectClass}
            >
              <option value="">{t("position.filter.all")}</option>
              {values[name].map((value) => (
                <option key={value} value={value}>
                  {findText(`position.${name}.${value}`) ?? value}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className={buttonClass({ variant: "primary" })}>
          {t("position.filter.apply")}
        </button>
        {Object.keys(filter).length > 0 && (
          <Link to="/careers#positions" className={buttonClass({ variant: "secondary" })}>
            {t("position.filter.clear")}
          </Link>
        )}
        <p className="w-full text-sm text-muted">
          {t("position.filter.shown", { count: shown, total: cards.length })}
        </p>
      </form>
    </search>
  );
}
