import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  Application,
  type ApplicationStatus,
  type UpdateApplication,
} from "#contract/applications.ts";
import { updateApplication } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { conflictsOf, currentIn, type Conflict } from "../list/conflict.ts";
import { useReloadApplications } from "./queries.ts";

export type Edited = { status: ApplicationStatus; notes: string };
type Letter = Pick<UpdateApplication, "notify" | "letter">;

const fields = ["status", "notes", "withdrawn"] as const;
type Field = (typeof fields)[number];

/**
 * Changes an application as it was read. Where somebody else was faster, nothing is sent until its
 * reader has chosen, unless what they have changed leaves nothing to choose.
 */
export function useUpdate(read: Application, status: ApplicationStatus, onDone: () => void) {
  const t = useText();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const [base, setBase] = useState(read);
  const [edited, setEdited] = useState(() => ({ ...editedIn(read), status }));
  const [current, setCurrent] = useState<Application | null>(null);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ letter, ...change }: Edited & { letter: Letter; updatedAt: string }) => {
      const { updatedAt, ...fields } = change;
      return updateApplication(base.id, { ...fields, ...letter }, updatedAt);
    },
    onSuccess: async () => {
      toast({ title: t("toast.updated"), tone: "success" });
      onDone();
      await reload();
    },
    onError: async (failure, change) => {
      const now = Application.safeParse(currentIn(failure)).data;
      if (now === undefined) showFailure("toast.updateFailed", failure);
      else if (conflictsIn(base, edited, now).length > 0) setCurrent(now);
      else
        mutate({ ...merge(base, edited, now), letter: change.letter, updatedAt: now.updated_at });
      await reload();
    },
  });

  function startFrom(now: Application, values: Edited): void {
    setBase(now);
    setEdited(values);
    setCurrent(null);
  }

  return {
    base,
    edited,
    edit: (change: Partial<Edited>) => setEdited((before) => ({ ...before, ...change })),
    isPending,
    conflicts: current === null ? [] : conflictsIn(base, edited, current),
    save: (letter: Letter) => mutate({ ...edited, letter, updatedAt: base.updated_at }),
    keepMine: (letter: Letter) => {
      if (current === null) return;
      const values = merge(base, edited, current);
      startFrom(current, values);
      mutate({ ...values, letter, updatedAt: current.updated_at });
    },
    takeTheirs: () => {
      if (current === null) return;
      const contested = conflictsIn(base, edited, current).map(({ field }) => field);
      const theirs = editedIn(current);
      startFrom(current, {
        status: contested.includes("status") ? theirs.status : edited.status,
        notes: contested.includes("notes") ? theirs.notes : edited.notes,
      });
    },
  };
}

const editedIn = ({ status, notes }: Application): Edited => ({ status, notes: notes ?? "" });

function conflictsIn(base: Application, edited: Edited, now: Application): Conflict<Field>[] {
  const read = valuesOf(base);
  return conflictsOf(fields, { read, mine: { ...read, ...edited }, now: valuesOf(now) });
}

/** That an applicant has withdrawn is nothing to edit, but something to know before one goes on. */
const valuesOf = (application: Application): Record<Field, string> => ({
  ...editedIn(application),
  withdrawn: application.withdrawn_at ?? "",
});

/** What this reader has changed, upon what the record is now. */
function merge(base: Application, edited: Edited, now: Application): Edited {
  const [before, after] = [editedIn(base), editedIn(now)];
  return {
    status: edited.status === before.status ? after.status : edited.status,
    notes: edited.notes === before.notes ? after.notes : edited.notes,
  };
}
