import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Profile, UpdateProfile } from "#contract/account.ts";
import { fetchProfile, updateProfile, uploadAvatar } from "#web/api/account.ts";
import { RequireUser } from "#web/session/guard.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { useSession } from "#web/session/session.tsx";
import type { SessionUser } from "#web/api/tokens.ts";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { fillField, formValuesIn, hasChanged } from "#web/forms/form-values.ts";
import { QueryState } from "#web/data/query-state.tsx";
import { TextField } from "#web/forms/text-fields.tsx";
import { type Base, differingFields, useConflict } from "#web/forms/use-conflict.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useSchemaForm } from "#web/forms/use-form.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountScreen } from "../account-screen.tsx";
import { Picture, usePicture } from "./picture.tsx";

export default function ProfilePage() {
  return <RequireUser>{(user) => <ProfileScreen user={user} />}</RequireUser>;
}

function ProfileScreen({ user }: { user: SessionUser }) {
  const t = useTranslation();
  const picture = usePicture();
  return (
    <AccountScreen title={t("user.profile")} text={t("account.text")}>
      <div className="mt-8 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <Picture user={user} picture={picture} />
        <Details user={user} picture={picture} />
      </div>
    </AccountScreen>
  );
}

function Details({ user, picture }: { user: SessionUser; picture: ReturnType<typeof usePicture> }) {
  const t = useTranslation();
  const query = useQuery({
    queryKey: ["profile"],
    queryFn: ({ signal }) => fetchProfile(signal),
    // The form keeps the values it began with.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="details-title">
        <h2 id="details-title" className="mb-5 text-xl font-semibold">
          {t("account.details")}
        </h2>
        <QueryState
          query={query}
          failed={t("account.loadFailed")}
          loading={
            <output className="flex min-h-40 items-center gap-3 text-muted">
              <Spinner />
              {t("account.loading")}
            </output>
          }
        >
          {(profile) => <DetailsForm user={user} profile={profile} picture={picture} />}
        </QueryState>
      </section>
    </Card>
  );
}

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
function DetailsForm({
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
    placeholder: t("form.notProvided"),
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
