import { useRef, useState } from "react";
import { Profile, UpdateProfile } from "#contract/account.ts";
import { updateProfile, uploadAvatar } from "#web/api/account.ts";
import { CallFailure } from "#web/api/failure.ts";
import { editedTextsIn, fillField, hasChangedSince, textsIn } from "#web/forms/form-texts.ts";
import { useConflict } from "#web/forms/use-conflict.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { useSession } from "#web/auth/session.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { changesIn, names, valuesBy, valuesOf } from "./fields.ts";
import type { Picture } from "./use-picture.ts";

/** Saves what was changed in the form, and the picture that was chosen. */
export function useDetailsForm(user: SessionUser, profile: Profile, picture: Picture) {
  const t = useTranslation();
  const { takeUser } = useSession();
  const showFailure = useFailureToast();
  const element = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => baseOf(profile));
  const {
    base: { read } = begun,
    conflict,
    ...conflicts
  } = useConflict({
    base: begun,
    fields: names,
    baseOf,
    parse: (current) => Profile.safeParse(current).data,
  });
  const { question } = useUnsavedChanges(
    () =>
      picture.file !== undefined ||
      (element.current !== null && Object.keys(editedTextsIn(element.current, read)).length > 0),
  );

  async function send(change: UpdateProfile, form: HTMLFormElement): Promise<void> {
    const values = valuesBy(({ name }) => change[name] ?? "");
    const isChanged = Object.keys(changesIn(values, read)).length > 0;
    const { file } = picture;
    if (!isChanged && file === undefined) return toast({ title: t("form.unchanged") });

    if (isChanged) {
      const sent = textsIn(form);
      const saved = await conflicts.save(values, (base) =>
        updateProfile(changesIn(values, base.read), base.version),
      );
      if (saved === null) return;
      takeUser({ ...user, name: saved.name });
      // The server may keep a value in another form, such as one without spaces at its ends.
      if (!hasChangedSince(form, sent)) {
        for (const [name, text] of Object.entries(valuesOf(saved))) fillField(form, name, text);
      }
    }
    if (file !== undefined) {
      try {
        takeUser(await uploadAvatar(file));
        picture.discard();
      } catch (failure) {
        return showFailure("account.picture.failed", failure);
      }
    }
    toast({ title: t("account.saved"), tone: "success" });
  }

  const { formProps, ...form } = useEntryForm({
    rules: async () => UpdateProfile,
    send,
    onFailure: (failure) => {
      const isOfFields = failure instanceof CallFailure && Object.keys(failure.fields).length > 0;
      if (!isOfFields) showFailure("account.failed", failure);
    },
  });

  return {
    ...form,
    formProps: { ...formProps, ref: element },
    read,
    question,
    conflict,
    keepMine: () => {
      conflicts.keepMine();
      element.current?.requestSubmit();
    },
    takeTheirs: () => {
      for (const { field, theirs } of conflicts.takeTheirs()) {
        fillField(element.current, field, theirs);
      }
    },
  };
}

const baseOf = (profile: Profile) => ({ read: valuesOf(profile), version: profile.updatedAt });
