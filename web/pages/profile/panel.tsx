import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "#web/api/query-client.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Details } from "./details.tsx";
import { Picture } from "./picture.tsx";
import { usePicture } from "./use-picture.ts";

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
