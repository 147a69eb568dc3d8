import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Profile, UpdateProfile } from "#contract/account.ts";
import { fetchProfile, updateProfile, uploadAvatar } from "#web/api/account.ts";
import { useSignedInUser } from "#web/session/guard.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { useSession } from "#web/session/session.tsx";
import type { SessionUser } from "#web/api/tokens.ts";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { QueryState } from "#web/data/query-state.tsx";
import { TextField } from "#web/forms/fields.tsx";
import type { Base } from "#web/forms/conflict.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import type { Saving } from "#web/forms/form-options.ts";
import { useForm } from "#web/forms/use-form.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountScreen } from "../account-screen.tsx";
import { Picture, usePicture } from "./picture.tsx";

export default function ProfilePage() {
  const user = useSignedInUser();
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

const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => fetchProfile(signal),
  // The form keeps the values it began with.
  staleTime: Number.POSITIVE_INFINITY,
});

function Details({ user, picture }: { user: SessionUser; picture: ReturnType<typeof usePicture> }) {
  const t = useTranslation();
  const query = useQuery(profileQuery);
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="details-title">
        <h2 id="details-title" className="mb-5 heading-4">
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
  const client = useQueryClient();
  const showFailure = useErrorToast();
  const form = useForm({
    schema: UpdateProfile,
    record: {
      saved: profile,
      baseOf,
      parse: readCurrent,
      textsOf,
      labelOf: (field) => t(labels[field]),
      describe: (field, text) =>
        field === "dob" && text !== "" ? formatDate(text, language) : text,
    },
    save,
    failed: "account.failed",
    hasMore: () => picture.file !== undefined,
    guards: true,
  });
  const fieldOf = (name: Name) => ({
    name,
    label: t(labels[name]),
    defaultValue: form.read?.[name],
    placeholder: t("form.notProvided"),
    required: false,
  });

  /** The profile that comes with a 409. A picture that is saved alone afterwards continues from it. */
  function readCurrent(current: unknown): Profile | undefined {
    const { data } = Profile.safeParse(current);
    if (data !== undefined) client.setQueryData(profileQuery.queryKey, data);
    return data;
  }

  async function save(
    texts: UpdateProfile,
    { changed, version, onProgress }: Saving<Name>,
  ): Promise<Profile | null> {
    const { file } = picture;
    let saved = profile;
    if (changed.length > 0) {
      const change = Object.fromEntries(changed.map((name) => [name, texts[name]]));
      saved = await updateProfile(change, version);
      // Another save of this form, or a visit of the page, starts from it.
      client.setQueryData(profileQuery.queryKey, saved);
      setUser({ ...user, name: saved.name });
    }
    try {
      if (file !== undefined) {
        setUser(await uploadAvatar(file, onProgress));
        picture.discard();
      }
    } catch (failure) {
      showFailure("account.picture.failed", failure);
      return null;
    }
    toast({ title: t("account.saved"), tone: "success" });
    return saved;
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
      <Form form={form} className="grid gap-5 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormConflict title={t("account.conflict")} />
        </div>
        <TextField {...fieldOf("name")} required showsAsterisk autoComplete="name" />
        <TextField {...fieldOf("dob")} type="date" autoComplete="bday" />
        <TextField {...fieldOf("phone")} type="tel" autoComplete="tel" />
        <TextField {...fieldOf("phone_emergency")} type="tel" autoComplete="off" />
        <TextField {...fieldOf("national_id")} autoComplete="off" />
        <div className="grid gap-5 sm:col-span-2">
          <TextField {...fieldOf("address")} autoComplete="off" />
          <TextField {...fieldOf("current_address")} autoComplete="street-address" />
        </div>
        <SubmitButton
          text="account.submit"
          busy="form.saving"
          className="sm:col-span-2 sm:justify-self-start"
        />
      </Form>
    </>
  );
}
