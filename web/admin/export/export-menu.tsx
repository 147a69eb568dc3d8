import { ChevronDown, Download } from "lucide-react";
import { useId } from "react";
import { ExportFormat, type ExportKind } from "#contract/export.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Menu, menuItemClass } from "#web/ui/menu.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useExport, type ExportQuery } from "./use-export.ts";

/**
 * The Export button of a list (spec §2) and its choice of formats. `query` holds the list's filters
 * under the names of its call; `total` how many rows they let through, undefined while nobody knows.
 */
export function ExportMenu({
  kind,
  query,
  total,
}: {
  kind: ExportKind;
  query: ExportQuery;
  total: number | undefined;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { mutate: start, isPending } = useExport(kind, query);
  const reasonId = useId();
  const labelId = useId();
  const isEmpty = total === 0;
  const count = t("export.count", { count: formatNumber(total ?? 0, language) });
  return (
    <div className="inline-flex items-center">
      {isEmpty && (
        <span id={reasonId} className="pr-3 text-sm text-muted">
          {t("export.nothing")}
        </span>
      )}
      <Menu
        className="mt-1.5 w-56 sm:right-0"
        button={{
          className: buttonClass({ variant: "secondary", size: "small" }),
          disabled: isEmpty || total === undefined || isPending,
          "aria-busy": isPending,
          "aria-describedby": isEmpty ? reasonId : undefined,
          children: (
            <>
              {isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4" />}
              {t(isPending ? "export.busy" : "export.open")}
              <ChevronDown aria-hidden="true" className="size-4" />
            </>
          ),
        }}
      >
        <fieldset aria-labelledby={labelId}>
          <p
            id={labelId}
            className="flex justify-between gap-3 px-3 py-2 text-[0.8125rem] text-muted tabular-nums"
          >
            <span>{t("export.choose")}</span>
            <span>{count}</span>
          </p>
          {ExportFormat.options.map((format) => (
            <button
              type="button"
              className={menuItemClass}
              key={format}
              onClick={() => start(format)}
            >
              {t(`export.${format}`)}
            </button>
          ))}
        </fieldset>
      </Menu>
    </div>
  );
}
