import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "#web/api/query-client.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Picture, usePicture } from "./picture.tsx";
import { fetchProfile } from "#web/api/account.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { DetailsForm } from "./details-form.tsx";

export default function Panel({ user }: { user: SessionUser }) {
  const t = useTranslation();
  const [client] = useState(createQueryClient);
  const picture = usePicture();
  return (
    <QueryClientProvider client={client}>
      <div className="frame pt-10 pb-20 sm:pt-14">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t("account.title")}</h1>
        <p className="mt-3 text-lg text-muted">{t("account.text")}</p>
        <div className="mt-8 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
          <Picture user={user} picture={picture} />
          <Details user={user} picture={picture} />
        </div>
      </div>
    </QueryClientProvider>
  );
}

export function Details({
  user,
  picture,
}: {
  user: SessionUser;
  picture: ReturnType<typeof usePicture>;
}) {
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
