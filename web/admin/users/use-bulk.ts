import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BulkAnswer } from "#contract/bulk.ts";
import type { BulkUsers, UserList } from "#contract/users.ts";
import { changeUsers, undoUsers } from "#web/api/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import type { Selection } from "../list/selection.ts";
import { useUndoToast } from "../list/use-undo-toast.ts";
import { useReloadUsers } from "./queries.ts";

const doneTexts = {
  activate: "usersBulk.activated",
  deactivate: "usersBulk.deactivated",
  delete: "usersBulk.deleted",
} as const;

/** Somebody for whom it was not done, and why. */
export type Refusal = { id: string; name: string; message: string };

/** Does something to all chosen users, says what came of it and, where that is possible, offers to take it back. */
export function useBulk(selection: Selection) {
  const t = useTranslation();
  const reload = useReloadUsers();
  const showFailure = useFailureToast();
  const showUndo = useUndoToast();
  const namesOf = useKnownNames();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const unknown = t("usersBulk.unknown");

  const noteRefusals = ({ refused }: BulkAnswer, names: ReadonlyMap<string, string>) =>
    setRefusals(refused.map((one) => ({ ...one, name: names.get(one.id) ?? unknown })));

  const { mutate: undo } = useMutation({
    mutationFn: undoUsers,
    onSuccess: (answer) => {
      noteRefusals(answer, namesOf());
      const count = answer.done.length;
      if (count > 0) toast({ title: t("usersBulk.undone", { count }), tone: "success" });
    },
    onError: (failure) => showFailure("usersBulk.undoFailed", failure),
    onSettled: reload,
  });

  const {
    mutate: change,
    isPending,
    variables,
  } = useMutation({
    // The names of those who are gone afterwards are known before alone.
    mutationFn: async (action: BulkUsers["action"]) => {
      const names = namesOf();
      return { names, answer: await changeUsers({ action, ids: Array.from(selection.ids) }) };
    },
    onSuccess: ({ answer, names }, action) => {
      noteRefusals(answer, names);
      if (action === "delete") selection.drop(answer.done);
      else selection.clear();
      const count = answer.done.length;
      if (count === 0) return;
      const title = t(doneTexts[action], { count });
      const { undo_id } = answer;
      if (undo_id === null) toast({ title, tone: "success" });
      else showUndo(title, () => undo(undo_id));
    },
    onError: (failure, action) => {
      const isDeletion = action === "delete";
      showFailure(isDeletion ? "toast.user.deleteFailed" : "toast.user.updateFailed", failure);
    },
    onSettled: reload,
  });

  return {
    change,
    /** What is being done. */
    busyWith: isPending ? variables : undefined,
    refusals,
    forgetRefusals: () => setRefusals([]),
    /** The chosen users by name. */
    chosenUsers: () => {
      const names = namesOf();
      const ids = Array.from(selection.ids);
      return ids.map((id) => ({ id, name: names.get(id) ?? unknown }));
    },
  };
}

/** The names of everybody the list has shown. */
function useKnownNames(): () => ReadonlyMap<string, string> {
  const client = useQueryClient();
  return () => {
    const pages = client.getQueriesData<UserList>({ queryKey: ["users", "list"] });
    return new Map(
      pages.flatMap(([, page]) => page?.users.map(({ id, name }) => [id, name] as const) ?? []),
    );
  };
}
