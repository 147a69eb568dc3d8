import { User, type UpdateUser } from "#contract/users.ts";
import { updateUser } from "#web/api/users.ts";
import { fillField } from "#web/forms/form-texts.ts";
import { useConflict, type Base } from "#web/forms/use-conflict.ts";
import { useDialogForm, type Sent } from "#web/forms/use-dialog-form.ts";
import { useOpening } from "#web/forms/use-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import {
  changesIn,
  editedFields,
  EditRules,
  newUserTexts,
  textsOf,
  type EditedField,
} from "./form-values.ts";
import { useReloadUsers } from "./queries.ts";

/** Saves what was changed in the form of a user, and nothing else. */
export function useEditForm(user: User | undefined, onClose: () => void) {
  const t = useTranslation();
  const reload = useReloadUsers();
  const opening = useOpening({ kind: "edit", about: user?.name, onClose });
  const { base, conflict, save, keepMine, takeTheirs } = useConflict({
    base: user && baseOf(user),
    fields: editedFields,
    baseOf,
    parse: (current) => User.safeParse(current).data,
    typed: opening.typed,
  });
  const read = base?.read ?? newUserTexts;

  async function send(edited: UpdateUser): Promise<Sent> {
    if (user === undefined) return "undecided";
    if (Object.keys(changesIn(edited, read)).length === 0) {
      toast({ title: t("form.unchanged") });
      return "undecided";
    }
    const saved = await save(textsOf(edited), ({ read, version }) =>
      updateUser(user.id, changesIn(edited, read), version),
    ).finally(() => void reload());
    if (saved === null) return "undecided";
    toast({ title: t("toast.user.updated"), tone: "success" });
    return "done";
  }

  const form = useDialogForm({
    opening,
    rules: EditRules,
    send,
    failed: "toast.user.updateFailed",
    read,
  });

  return {
    form,
    read,
    conflict,
    keepMine: () => {
      keepMine();
      form.element.current?.requestSubmit();
    },
    takeTheirs: () => {
      for (const { field, theirs } of takeTheirs()) {
        fillField(form.element.current, field, theirs);
      }
    },
  };
}

const baseOf = (user: User): Base<EditedField> => ({
  read: textsOf(user),
  version: user.updatedAt,
});
