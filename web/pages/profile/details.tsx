import { useQuery } from "@tanstack/react-query";
import { fetchProfile } from "#web/api/account.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { DetailsForm } from "./details-form.tsx";
import type { Picture } from "./use-picture.ts";

export function Details({ user, picture }: { user: SessionUser; picture: Picture }) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const {
    data: profile,
    error,
    refetch,
  } = useQuery({
    queryKey: ["profile"],
    queryFn: ({ signal }) => fetchProfile(signal),
    // What the form began with must not change under the hands of whoever fills it in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="details-title">
        <h2 id="details-title" className="mb-5 text-xl font-semibold">
          {t("account.details")}
        </h2>
        {profile !== undefined ? (
          <DetailsForm user={user} profile={profile} picture={picture} />
        ) : error === null ? (
          <output className="flex min-h-40 items-center gap-3 text-muted">
            <Spinner />
            {t("account.loading")}
          </output>
        ) : (
          <Alert tone="error" title={t("account.loadFailed")}>
            <p>{wordsFor(error)}</p>
            <Button
              variant="secondary"
              size="small"
              className="mt-3"
              onClick={() => void refetch()}
            >
              {t("common.retry")}
            </Button>
          </Alert>
        )}
      </section>
    </Card>
  );
}
