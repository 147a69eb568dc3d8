import { useQuery } from "@tanstack/react-query";
import { fetchProfile } from "#web/api/account.ts";
import { RequireUser } from "#web/auth/guard.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { QueryState } from "#web/forms/query-state.tsx";
import { AccountScreen } from "../account-screen.tsx";
import { DetailsForm } from "./details-form.tsx";
import { Picture, usePicture } from "./picture.tsx";

export default function Profile() {
  return <RequireUser>{(user) => <ProfileScreen user={user} />}</RequireUser>;
}

function ProfileScreen({ user }: { user: SessionUser }) {
  const t = useTranslation();
  const picture = usePicture();
  return (
    <AccountScreen title={t("account.title")} text={t("account.text")}>
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
