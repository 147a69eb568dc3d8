import { useMutation } from "@tanstack/react-query";
import type { ApplicationStatus } from "#contract/applications.ts";
import type { BulkAnswer } from "#contract/bulk.ts";
import { changeApplications, undoApplications } from "#web/api/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import type { Selection } from "../list/selection.ts";
import { useUndoToast } from "../list/use-undo-toast.ts";
import { useReloadApplications } from "./queries.ts";
import { statusTexts } from "./status.tsx";

type StatusChange = { status: ApplicationStatus; notify: boolean };

/** What is done to the chosen applications. `onDone` comes when nothing is left to choose for. */
export function useBulk(selection: Selection, onDone: () => void) {
  const t = useTranslation();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const showUndo = useUndoToast();
  const ids = Array.from(selection.ids);

  async function finish({ done, refused }: BulkAnswer): Promise<void> {
    const [first] = refused;
    if (first !== undefined) {
      const title = t("bulk.refused", { count: refused.length });
      toast({ title, description: first.message, tone: "error" });
    }
    selection.drop([...done, ...refused.map(({ id }) => id)]);
    onDone();
    await reload();
  }

  const undo = useMutation({
    mutationFn: undoApplications,
    onSuccess: async (answer) => {
      toast({ title: t("bulk.undone", { count: answer.done.length }), tone: "success" });
      await finish(answer);
    },
    onError: (failure) => {
      showFailure("toast.undoFailed", failure);
      return reload();
    },
  });

  const setStatus = useMutation({
    mutationFn: (change: StatusChange) => changeApplications({ action: "status", ids, ...change }),
    onSuccess: async (answer, { status }) => {
      const { undo_id: undoId } = answer;
      const title = t("bulk.changed", {
        count: answer.done.length,
        status: t(statusTexts[status]),
      });
      if (undoId === null) toast({ title, tone: "success" });
      else showUndo(title, () => undo.mutate(undoId));
      await finish(answer);
    },
    onError: (failure) => {
      showFailure("toast.updateFailed", failure);
      return reload();
    },
  });

  const remove = useMutation({
    mutationFn: () => changeApplications({ action: "delete", ids }),
    onSuccess: async (answer) => {
      toast({ title: t("bulk.deleted", { count: answer.done.length }), tone: "success" });
      await finish(answer);
    },
    onError: (failure) => {
      showFailure("toast.deleteFailed", failure);
      return reload();
    },
  });

  return { setStatus, remove };
}
