import { useMutation } from "@tanstack/react-query";
import type { AskExport, ExportFormat, ExportKind } from "#contract/export.ts";
import { askExport, fetchExport } from "#web/api/export.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { saveFile } from "#web/api/signed-in.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** The filters of a list under the names its call has; what is not set falls away. */
export type ExportQuery = Readonly<Record<string, string | undefined>>;

/**
 * Has the browser save all that a list would show, as a file. The page fetches it by itself: a link
 * that fails tells nobody why.
 */
export function useExport(kind: ExportKind, query: ExportQuery) {
  const t = useTranslation();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const ticket = await askExport({ kind, format, query: setOnly(query) });
      toast({ title: t("export.started"), description: t("export.startedText"), tone: "success" });
      const { file, name } = await fetchExport(ticket);
      saveFile(file, name);
    },
    onError: (failure) => showFailure("export.failed", failure),
  });
}

function setOnly(query: ExportQuery): AskExport["query"] {
  const set = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === "" ? [] : [[key, value]],
  );
  return Object.fromEntries(set);
}
