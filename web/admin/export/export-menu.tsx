import { ChevronDown, Download } from "lucide-react";
import { useId } from "react";
import { ExportFormat, type ExportKind } from "#contract/export.ts";
import { readExport, startExport } from "#web/api/panel.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Spinner } from "#web/ui/loading.tsx";
import { Menu, menuItemClass } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.ts";
import { useMayExport } from "../permissions.ts";

type ExportMenuProps = {
  kind: ExportKind;
  /** The filters, under the names of the list's API call. */
  query: Readonly<Record<string, string | undefined>>;
  /** The number of rows; undefined until it is loaded. */
  total: number | undefined;
};

/** The Export button of a list (spec §2), for users who may export it. */
export function ExportMenu(props: ExportMenuProps) {
  return useMayExport(props.kind) && <ExportButton {...props} />;
}

/** It saves the whole filtered list as a file. */
function ExportButton({ kind, query, total }: ExportMenuProps) {
  const t = useTranslation();
  const reasonId = useId();
  const labelId = useId();
  const isEmpty = total === 0;
  const { mutate: start, isPending } = useAction({
    mutationFn: async (format: ExportFormat, onProgress) => {
      const filters: Record<string, string> = {};
      for (const [key, value] of Object.entries(query)) if (value) filters[key] = value;
      const response = await startExport({ kind, format, query: filters });
      toast({ title: t("export.started"), description: t("export.startedText"), tone: "success" });
      const { file, name } = await readExport(response, onProgress);
      saveFile(file, name);
    },
    failed: "export.failed",
  });
  return (
    <div className="inline-flex items-center">
      {isEmpty && (
        <span id={reasonId} className="pr-3 text-sm text-muted">
          {t("export.nothing")}
        </span>
      )}
      <Menu
        className="right-0 mt-1.5 w-56"
        button={{
          className: buttonClass({ variant: "secondary", size: "small" }),
          disabled: isEmpty || total === undefined || isPending,
          "aria-busy": isPending,
          "aria-describedby": isEmpty ? reasonId : undefined,
          children: (
            <>
              {isPending ? <Spinner /> : <Download className="size-4" />}
              <span className="max-sm:sr-only">{t(isPending ? "export.busy" : "export.open")}</span>
              <ChevronDown className="size-4 max-sm:hidden" />
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
            <span>{t("export.count", { count: total ?? 0 })}</span>
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
