import { ChevronDown, Download } from "lucide-react";
import { useId } from "react";
import { ExportFormat, type ExportKind, type ExportRequest } from "#contract/export.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Menu, menuItemClass } from "#web/ui/menu.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useMutation } from "@tanstack/react-query";
import { readExport, startExport } from "#web/api/export.ts";
import { saveFile } from "#web/api/signed-in.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

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

/** The filters of a list under the names its call has; undefined filters are dropped. */
type ExportQuery = Readonly<Record<string, string | undefined>>;

/**
 * Saves a whole filtered list as a file. The page fetches it, so that it can show the cause of a
 * failure.
 */
function useExport(kind: ExportKind, query: ExportQuery) {
  const t = useTranslation();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const response = await startExport({ kind, format, query: setOnly(query) });
      toast({ title: t("export.started"), description: t("export.startedText"), tone: "success" });
      const { file, name } = await readExport(response);
      saveFile(file, name);
    },
    onError: (failure) => showFailure("export.failed", failure),
  });
}

function setOnly(query: ExportQuery): ExportRequest["query"] {
  const set = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === "" ? [] : [[key, value]],
  );
  return Object.fromEntries(set);
}
