import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createFeed, fetchFeedState, revokeFeed } from "#web/api/interviews.ts";
import { useAction } from "#web/forms/use-action.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Input } from "#web/ui/controls.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";

const feedKey = ["interviews", "feed"];

/** The private calendar feed of the reader: create, replace or revoke its address. */
export function Feed() {
  const { t, language } = useI18n();
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  const { data } = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => fetchFeedState(signal),
  });
  const onSettled = () => client.invalidateQueries({ queryKey: feedKey });
  const creating = useAction({
    mutationFn: createFeed,
    onSuccess: (feed) => setUrl(feed.url),
    failed: "feed.failed",
    onSettled,
  });
  const revoking = useAction({
    mutationFn: revokeFeed,
    onSuccess: () => setUrl(undefined),
    done: "feed.revoked",
    failed: "feed.failed",
    onSettled,
  });
  const since = data?.created_at ?? null;
  const isBusy = creating.isPending || revoking.isPending;
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-primary pointer-coarse:min-h-11">
        {t("feed.title")}
      </summary>
      <div className="mt-2 grid max-w-2xl gap-3">
        <p className="text-sm text-muted">{t("feed.text")}</p>
        {since !== null && url === undefined && (
          <p className="text-sm">{t("feed.active", { day: formatDate(since, language) })}</p>
        )}
        {url !== undefined && (
          <label className="grid gap-1.5 text-sm font-semibold">
            {t("feed.once")}
            <Input isDense readOnly value={url} onFocus={({ target }) => target.select()} />
          </label>
        )}
        <div className="flex flex-wrap gap-2">
          {url !== undefined && (
            <SmallButton
              onClick={() =>
                void navigator.clipboard
                  .writeText(url)
                  .then(() => toast({ title: t("feed.copied"), tone: "success" }))
              }
            >
              {t("feed.copy")}
            </SmallButton>
          )}
          <SmallButton disabled={isBusy} onClick={() => creating.mutate()}>
            {t(since === null ? "feed.create" : "feed.renew")}
          </SmallButton>
          {since !== null && (
            <SmallButton disabled={isBusy} onClick={() => revoking.mutate()}>
              {t("feed.revoke")}
            </SmallButton>
          )}
        </div>
      </div>
    </details>
  );
}
