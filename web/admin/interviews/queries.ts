import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { bulkLimits } from "#contract/bulk.ts";
import { fetchInterviews, undoInterview } from "#web/api/interviews.ts";
import { useAction } from "#web/forms/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

export const interviewsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ["applications", "interviews", applicationId],
    queryFn: ({ signal }) => fetchInterviews(applicationId, signal),
  });

/** Reports a change in a toast that can undo it, and loads what shows interviews again. */
export function useReport() {
  const t = useTranslation();
  const client = useQueryClient();
  const reload = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ["applications"] }),
      client.invalidateQueries({ queryKey: ["interviews"] }),
    ]);
  };
  const { mutate: undo } = useAction({
    mutationFn: undoInterview,
    done: "interviews.undone",
    failed: "interviews.undoFailed",
    onSettled: reload,
  });
  return {
    reload,
    report: (id: string, title: TextKey) => {
      toast({
        title: t(title),
        tone: "success",
        action: { label: t("list.undo"), run: () => undo(id) },
        durationMs: bulkLimits.undoSeconds * 1_000,
      });
      return reload();
    },
  };
}
