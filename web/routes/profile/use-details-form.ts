import { useState } from "react";
import { UpdateProfile, type Profile } from "#contract/account.ts";
import { fetchProfile, updateProfile } from "#web/api/account.ts";
import { CallFailure } from "#web/api/failure.ts";
import { useText } from "#web/language.tsx";
import { useSession } from "#web/session/session.tsx";
import type { SessionUser } from "#web/session/stored-user.ts";
import { useEntryForm } from "#web/session/use-entry-form.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import {
  changesIn,
  contestedFields,
  valuesBy,
  valuesOf,
  type FieldOf,
  type Values,
} from "./fields.ts";

/** The profile was changed elsewhere, in fields that say otherwise in the form. */
export type Conflict = { values: Values; saved: Profile; fields: FieldOf[] };

/** Saves what was changed in the form. A change made elsewhere meanwhile is never overwritten unasked. */
export function useDetailsForm(user: SessionUser, profile: Profile) {
  const t = useText();
  const { takeUser } = useSession();
  const showFailure = useFailureToast();
  const [base, setBase] = useState(profile);
  // The fields are the browser's own; another version begins them anew.
  const [shown, setShown] = useState({ version: 0, values: valuesOf(profile) });
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function save(values: Values, against: Profile): Promise<void> {
    const change = changesIn(values, against);
    if (Object.keys(change).length === 0) {
      setBase(against);
      toast({ title: t("account.unchanged") });
      return;
    }
    try {
      const saved = await updateProfile(change, against.updatedAt);
      setBase(saved);
      setConflict(null);
      await takeUser({ ...user, name: saved.name });
      toast({ title: t("account.saved"), tone: "success" });
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.status !== 409) throw failure;
      const saved = await fetchProfile();
      const fields = contestedFields(values, against, saved);
      // The other change was to other fields, or to the same values.
      if (fields.length === 0) return save(values, saved);
      setConflict({ values, saved, fields });
    }
  }

  const form = useEntryForm({
    rules: async () => UpdateProfile,
    send: (change) =>
      save(
        valuesBy(({ name }) => change[name] ?? ""),
        base,
      ),
    onFailure: (failure) => {
      const isOfFields = failure instanceof CallFailure && Object.keys(failure.fields).length > 0;
      if (!isOfFields) showFailure("account.failed", failure);
    },
  });

  return {
    form,
    shown,
    conflict,
    leaveConflict: () => setConflict(null),

    /** Saves what the form holds over what was saved elsewhere. */
    keepMine: async ({ values, saved }: Conflict) => {
      try {
        await save(values, saved);
      } catch (failure) {
        setConflict(null);
        showFailure("account.failed", failure);
      }
    },

    /** Puts what was saved elsewhere into the form; other changes in it stay, still to be saved. */
    takeTheirs: ({ values, saved, fields }: Conflict) => {
      const theirs = valuesOf(saved);
      setBase(saved);
      setConflict(null);
      setShown(({ version }) => ({
        version: version + 1,
        values: valuesBy((field) => (fields.includes(field) ? theirs : values)[field.name]),
      }));
    },
  };
}
