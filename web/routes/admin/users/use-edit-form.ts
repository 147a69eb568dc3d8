import { useRef, useState } from "react";
import { User, type UpdateUser } from "#contract/users.ts";
import { updateUser } from "#web/api/users.ts";
import { useText } from "#web/language.tsx";
import { useEntryForm } from "#web/session/use-entry-form.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { conflictsOf, currentIn, type Conflict } from "../list/conflict.ts";
import {
  changesIn,
  editedFields,
  EditRules,
  textsOf,
  type EditedField,
  type FormTexts,
} from "./form-values.ts";
import { useReloadUsers } from "./queries.ts";

/** What a change is made to: the texts it is measured by, and the state of the record. */
type Base = { read: FormTexts; stamp: string };

/** What somebody else has saved meanwhile, where the form says otherwise. */
export type EditConflict = Pick<Base, "read"> & { now: User; fields: Conflict<EditedField>[] };

/**
 * Saves what was changed in the form. What somebody else has changed meanwhile is never overwritten
 * unasked: it is told, and waits for `keepMine` or `takeTheirs`.
 */
export function useEditForm(user: User | undefined, onDone: () => void) {
  const t = useText();
  const reload = useReloadUsers();
  const showFailure = useFailureToast();
  const element = useRef<HTMLFormElement>(null);
  // Another base than the user the form began with, once a conflict is settled.
  const settled = useRef<Base>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);

  async function save(edited: UpdateUser): Promise<void> {
    if (user === undefined) return;
    const { read, stamp } = settled.current ?? baseOf(user);
    const change = changesIn(edited, read);
    if (Object.keys(change).length === 0) return toast({ title: t("userEdit.unchanged") });
    try {
      await updateUser(user.id, change, stamp);
    } catch (failure) {
      const current = User.safeParse(currentIn(failure));
      if (!current.success) throw failure;
      const now = current.data;
      const mine = textsOf(edited);
      const fields = conflictsOf(editedFields, { read, mine, now: textsOf(now) });
      if (fields.length > 0) return setConflict({ read, now, fields });
      // The other change was to something else, such as an address.
      settled.current = { read, stamp: now.updatedAt };
      return save(edited);
    }
    toast({ title: t("toast.user.updated"), tone: "success" });
    onDone();
    await reload();
  }

  const form = useEntryForm({
    rules: async () => EditRules,
    send: save,
    onFailure: (failure) => {
      showFailure("toast.user.updateFailed", failure);
      void reload();
    },
  });

  return {
    element,
    form,
    conflict,

    /** Saves what was changed in the form over what was saved meanwhile. */
    keepMine: ({ read, now }: EditConflict) => {
      settled.current = { read, stamp: now.updatedAt };
      setConflict(null);
      element.current?.requestSubmit();
    },

    /** Puts what was saved meanwhile into the form; other changes in it stay, still to be saved. */
    takeTheirs: ({ now, fields }: EditConflict) => {
      settled.current = baseOf(now);
      setConflict(null);
      for (const { field, theirs } of fields) fillIn(element.current, field, theirs);
    },
  };
}

const baseOf = (user: User): Base => ({ read: textsOf(user), stamp: user.updatedAt });

/** Sets a field of a form that keeps its values itself. */
function fillIn(form: HTMLFormElement | null, name: EditedField, text: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    field.checked = text === "true";
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  ) {
    field.value = text;
  }
}
