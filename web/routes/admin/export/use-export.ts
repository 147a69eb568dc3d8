import { useMutation } from "@tanstack/react-query";
import type { AskExport, ExportFormat, ExportKind } from "#contract/export.ts";
import { askExport } from "#web/api/export.ts";
import { useText } from "#web/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";

/** The filters of a list under the names its call has; what is not set falls away. */
export type ExportQuery = Readonly<Record<string, string | undefined>>;

/** Has the browser save all that a list would show, as a file. */
export function useExport(kind: ExportKind, query: ExportQuery) {
  const t = useText();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (format: ExportFormat) => askExport({ kind, format, query: setOnly(query) }),
    onSuccess: ({ url }) => {
      saveFrom(url);
      toast({ title: t("export.started"), description: t("export.startedText"), tone: "success" });
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

/** The page stays: what the address answers is saved, under the name the server gives it. */
function saveFrom(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
