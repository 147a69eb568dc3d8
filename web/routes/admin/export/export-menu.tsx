import { Menu } from "@base-ui/react/menu";
import { ChevronDown, Download } from "lucide-react";
import { useId, useState } from "react";
import { ExportFormat, type ExportKind } from "#contract/export.ts";
import { formatNumber } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Spinner } from "#web/ui/spinner.tsx";
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
  const t = useText();
  const { language } = useLanguage();
  const { mutate: start, isPending } = useExport(kind, query);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const reasonId = useId();
  const isEmpty = total === 0;
  const count =
    total === 1
      ? t("export.count.one")
      : t("export.count", { count: formatNumber(total ?? 0, language) });
  return (
    <div className="inline-flex items-center">
      {isEmpty && (
        <span id={reasonId} className="pr-3 text-sm text-muted">
          {t("export.nothing")}
        </span>
      )}
      <Menu.Root>
        <Menu.Trigger
          className={buttonLook({ look: "secondary", size: "small" })}
          disabled={isEmpty || total === undefined || isPending}
          aria-busy={isPending}
          aria-describedby={isEmpty ? reasonId : undefined}
        >
          {isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4" />}
          {t(isPending ? "export.busy" : "export.open")}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Menu.Trigger>
        <span ref={setPlace} />
        {/* Beside the button, so that the menu is part of a landmark. */}
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={6} className="z-30">
            <Menu.Popup className="w-56 rounded-md border border-line bg-surface p-1.5 text-ink shadow-raised outline-none">
              <Menu.Group>
                <Menu.GroupLabel className="flex justify-between gap-3 px-3 py-2 text-[0.8125rem] text-muted tabular-nums">
                  <span>{t("export.choose")}</span>
                  <span>{count}</span>
                </Menu.GroupLabel>
                {ExportFormat.options.map((format) => (
                  <Menu.Item key={format} className={itemLook} onClick={() => start(format)}>
                    {t(`export.${format}`)}
                  </Menu.Item>
                ))}
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

const itemLook =
  "flex min-h-11 w-full cursor-default items-center rounded-sm px-3 text-[0.9375rem] -outline-offset-2 select-none data-highlighted:bg-grey-soft";
