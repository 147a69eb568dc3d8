import { Profile, UpdateProfile } from "#contract/account.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import type { usePicture } from "./picture.tsx";
import { useRef, useState } from "react";
import { updateProfile, uploadAvatar } from "#web/api/account.ts";
import { CallFailure } from "#web/api/failure.ts";
import { editedTextsIn, fillField, hasChangedSince, textsIn } from "#web/forms/form-texts.ts";
import { useConflict } from "#web/forms/use-conflict.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { useSession } from "#web/auth/session.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

export function DetailsForm({
  user,
  profile,
  picture,
}: {
  user: SessionUser;
  profile: Profile;
  picture: ReturnType<typeof usePicture>;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const form = useDetailsForm(user, profile, picture);
  const { conflict, read } = form;
  const wordsFor = (type: string, text: string) =>
    type === "date" && text !== "" ? formatDate(text, language) : text;
  return (
    <>
      <dl className="mb-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-[0.9375rem] font-semibold">{t("form.email")}</dt>
          <dd className="mt-1">
            <span className="block wrap-anywhere">{user.email}</span>
            <Link
              to="/settings#email"
              className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
            >
              {t("account.settings")}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-[0.9375rem] font-semibold">{t("form.role")}</dt>
          <dd className="mt-1">
            <RoleBadge role={user.role} />
          </dd>
        </div>
      </dl>
      {conflict !== null && (
        <ConflictNotice
          key={conflict.now.version}
          title={t("account.conflict")}
          lines={fields.flatMap(({ name, label, type }) =>
            conflict.fields
              .filter(({ field }) => field === name)
              .map(({ mine, theirs }) => ({
                label: t(label),
                mine: mine === undefined ? undefined : wordsFor(type, mine),
                theirs: wordsFor(type, theirs),
              })),
          )}
          isBusy={form.isBusy}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <form className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
        {fields.map(({ name, label, type, autoComplete }) => (
          <Field
            key={name}
            label={t(label)}
            required={name === "name"}
            error={form.problemOf(name)}
            className={name.endsWith("address") ? "sm:col-span-2" : ""}
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                type={type}
                autoComplete={autoComplete}
                defaultValue={read[name]}
                placeholder={t("account.notProvided")}
                required={name === "name"}
              />
            )}
          </Field>
        ))}
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={conflict !== null}
          className="sm:col-span-2 sm:justify-self-start"
        >
          {t(form.isBusy ? "form.saving" : "account.submit")}
        </Button>
      </form>
      {form.question}
    </>
  );
}

/** Saves what was changed in the form, and the picture that was chosen. */
function useDetailsForm(
  user: SessionUser,
  profile: Profile,
  picture: ReturnType<typeof usePicture>,
) {
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

type Name = keyof UpdateProfile;

/** What the form holds; an empty text stands for a value that is not there. */
type Values = Record<Name, string>;

const fields = [
  { name: "name", label: "form.name", type: "text", autoComplete: "name" },
  { name: "dob", label: "account.dob", type: "date", autoComplete: "bday" },
  { name: "phone", label: "form.phone", type: "tel", autoComplete: "tel" },
  { name: "phone_emergency", label: "account.phoneEmergency", type: "tel", autoComplete: "off" },
  { name: "national_id", label: "account.nationalId", type: "text", autoComplete: "off" },
  { name: "address", label: "account.address", type: "text", autoComplete: "off" },
  {
    name: "current_address",
    label: "account.currentAddress",
    type: "text",
    autoComplete: "street-address",
  },
] as const satisfies readonly {
  name: Name;
  label: TextKey;
  type: "text" | "date" | "tel";
  autoComplete: string;
}[];

type FieldOf = (typeof fields)[number];

const names = fields.map(({ name }) => name);

/** Makes the values of a form, each by its field. */
function valuesBy(valueOf: (field: FieldOf) => string): Values {
  const values = { ...noValues };
  for (const field of fields) values[field.name] = valueOf(field);
  return values;
}

const valuesOf = (profile: Profile): Values => valuesBy(({ name }) => profile[name] ?? "");

/** Only what differs from what was read, so that nothing else is overwritten. */
function changesIn(values: Values, read: Values): UpdateProfile {
  const changed = names.filter((name) => values[name] !== read[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

const noValues: Values = {
  name: "",
  dob: "",
  phone: "",
  phone_emergency: "",
  national_id: "",
  address: "",
  current_address: "",
};
