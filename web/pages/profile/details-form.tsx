import { useRef, useState } from "react";
import { Profile, UpdateProfile } from "#contract/account.ts";
import { updateProfile, uploadAvatar } from "#web/api/account.ts";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import { useSession } from "#web/auth/session.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { fillField, hasChanged, formValuesIn } from "#web/forms/form-values.ts";
import { type Base, differingFields, useConflict } from "#web/forms/use-conflict.ts";
import { TextField } from "#web/forms/text-fields.tsx";
import { useErrorToast } from "#web/forms/use-error-toast.ts";
import { useSchemaForm } from "#web/forms/use-form.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import type { usePicture } from "./picture.tsx";

const labels = {
  name: "form.name",
  dob: "account.dob",
  phone: "form.phone",
  phone_emergency: "account.phoneEmergency",
  national_id: "account.nationalId",
  address: "account.address",
  current_address: "account.currentAddress",
} as const;

type Name = keyof typeof labels;

/** The texts of the fields. An empty text clears a value. */
const textsOf = (profile: UpdateProfile): Record<Name, string> => ({
  name: profile.name ?? "",
  dob: profile.dob ?? "",
  phone: profile.phone ?? "",
  phone_emergency: profile.phone_emergency ?? "",
  national_id: profile.national_id ?? "",
  address: profile.address ?? "",
  current_address: profile.current_address ?? "",
});

const baseOf = (profile: Profile): Base<Name> => ({
  read: textsOf(profile),
  version: profile.updatedAt,
});

/** The changed fields, so that a save overwrites nothing else. */
function changesIn(texts: Record<Name, string>, read: Record<Name, string>): UpdateProfile {
  return Object.fromEntries(differingFields(texts, read).map((name) => [name, texts[name]]));
}

/** The fields of the profile. Saving also uploads a chosen picture. */
export function DetailsForm({
  user,
  profile,
  picture,
}: {
  user: SessionUser;
  profile: Profile;
  picture: ReturnType<typeof usePicture>;
}) {
  const { t, language } = useI18n();
  const { setUser } = useSession();
  const showFailure = useErrorToast();
  const element = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => baseOf(profile));
  const conflicts = useConflict({
    base: begun,
    baseOf,
    parse: (current) => Profile.safeParse(current).data,
  });
  const { read } = conflicts.base ?? begun;
  const { question } = useUnsavedChanges(
    () =>
      picture.file !== undefined || (element.current !== null && hasChanged(element.current, read)),
  );

  const { formProps, ...form } = useSchemaForm({
    schema: UpdateProfile,
    send: save,
    failed: "account.failed",
  });
  const fieldOf = (name: Name) => ({
    form,
    name,
    label: t(labels[name]),
    defaultValue: read[name],
    placeholder: t("account.notProvided"),
    required: false,
  });

  async function save(change: UpdateProfile, form: HTMLFormElement): Promise<void> {
    const texts = textsOf(change);
    const isChanged = Object.keys(changesIn(texts, read)).length > 0;
    const { file } = picture;
    if (!isChanged && file === undefined) return toast({ title: t("form.unchanged") });

    if (isChanged) {
      const sent = formValuesIn(form);
      const saved = await conflicts.save(texts, (base) =>
        updateProfile(changesIn(texts, base.read), base.version),
      );
      if (saved === null) return;
      setUser({ ...user, name: saved.name });
      // The server may trim or reformat a value.
      if (!hasChanged(form, sent)) {
        for (const [name, text] of Object.entries(textsOf(saved))) fillField(form, name, text);
      }
    }
    if (file !== undefined) {
      try {
        setUser(await uploadAvatar(file));
        picture.discard();
      } catch (failure) {
        return showFailure("account.picture.failed", failure);
      }
    }
    toast({ title: t("account.saved"), tone: "success" });
  }

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
      <FormConflict
        conflicts={conflicts}
        form={element}
        title={t("account.conflict")}
        labelOf={(field) => t(labels[field])}
        describe={(field, text) => {
          return field === "dob" && text !== "" ? formatDate(text, language) : text;
        }}
        isBusy={form.isBusy}
      />
      <form ref={element} className="grid gap-5 sm:grid-cols-2" {...formProps}>
        <TextField {...fieldOf("name")} required showsAsterisk autoComplete="name" />
        <TextField {...fieldOf("dob")} type="date" autoComplete="bday" />
        <TextField {...fieldOf("phone")} type="tel" autoComplete="tel" />
        <TextField {...fieldOf("phone_emergency")} type="tel" autoComplete="off" />
        <TextField {...fieldOf("national_id")} autoComplete="off" />
        <div className="grid gap-5 sm:col-span-2">
          <TextField {...fieldOf("address")} autoComplete="off" />
          <TextField {...fieldOf("current_address")} autoComplete="street-address" />
        </div>
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={conflicts.conflict !== null}
          className="sm:col-span-2 sm:justify-self-start"
        >
          {t(form.isBusy ? "form.saving" : "account.submit")}
        </Button>
      </form>
      {question}
    </>
  );
}
