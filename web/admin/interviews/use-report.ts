import { useQueryClient } from "@tanstack/react-query";
import { undoInterview } from "#web/api/interviews.ts";
import { useAction } from "#web/data/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useUndoToast } from "../undo-toast.ts";
import { interviewsKey } from "./queries.ts";
import { applicationsKey } from "../applications/queries.ts";

/** Reports a change in a toast that can undo it, and loads what shows interviews again. */
export function useReport() {
  const t = useTranslation();
  const showUndo = useUndoToast();
  const client = useQueryClient();
  const reload = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: applicationsKey }),
      client.invalidateQueries({ queryKey: interviewsKey }),
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
      showUndo(t(title), () => undo(id));
      return reload();
    },
  };
}
