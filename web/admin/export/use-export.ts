import { useMutation } from "@tanstack/react-query";
import type { ExportRequest, ExportFormat, ExportKind } from "#contract/export.ts";
import { readExport, startExport } from "#web/api/export.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { saveFile } from "#web/api/signed-in.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** The filters of a list under the names its call has; undefined filters are dropped. */
export type ExportQuery = Readonly<Record<string, string | undefined>>;

/**
 * Saves a whole filtered list as a file. The page fetches it, so that it can show the cause of a
 * failure.
 */
export function useExport(kind: ExportKind, query: ExportQuery) {
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
