import { RefreshCw, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { LoadFailure } from "../../list/load-failure.tsx";
import { Pager, pagesOf } from "../../list/pager.tsx";
import { useStepBack } from "../../list/use-step-back.ts";
import { lettersAddress, useLettersView } from "./address.ts";
import { Letters, LettersWaiting } from "./letters.tsx";
import { pageSize, useLetters, useTestLetter } from "./queries.ts";
import { StateFilter } from "./state-filter.tsx";

/** Whether letters leave the house, and how each of them stands. */
export function Mail() {
  const t = useTranslation();
  const navigate = useNavigate();
  const view = useLettersView();
  const { data, error, isPlaceholderData, refetch } = useLetters(view);
  const { mutate: test, isPending: isTesting } = useTestLetter();
  const [isRefreshing, setRefreshing] = useState(false);
  const pages = pagesOf(data?.total ?? 0, pageSize);
  useStepBack(
    { page: view.page, pages, isKnown: data !== undefined && !isPlaceholderData },
    (page) => navigate(lettersAddress({ ...view, page }), { replace: true }),
  );

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }

  return (
    <div className="grid gap-5">
      {data !== undefined ? (
        <MailServer hasOne={data.hasMailServer} />
      ) : (
        error === null && <Skeleton className="h-24 w-full" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isBusy={isTesting} onClick={() => test()}>
          {!isTesting && <Send aria-hidden="true" className="size-4" />}
          {t(isTesting ? "form.sending" : "adminSettings.mail.test")}
        </Button>
        <Button
          variant="secondary"
          size="small"
          isBusy={isRefreshing}
          onClick={() => void refresh()}
        >
          {!isRefreshing && <RefreshCw aria-hidden="true" className="size-4" />}
          {t("adminSettings.mail.refresh")}
        </Button>
      </div>
      <StateFilter counts={data?.counts} current={view.state} />
      {error !== null && (
        <LoadFailure
          title={t("adminSettings.mail.loadFailed")}
          error={error}
          onRetry={() => void refresh()}
        />
      )}
      {data !== undefined ? (
        <Letters letters={data.letters} isStale={isPlaceholderData} />
      ) : (
        error === null && <LettersWaiting />
      )}
      <Pager
        page={view.page}
        pages={pages}
        onChange={(page) => navigate(lettersAddress({ ...view, page }))}
      />
    </div>
  );
}

function MailServer({ hasOne }: { hasOne: boolean }) {
  const t = useTranslation();
  return hasOne ? (
    <Alert tone="info" title={t("adminSettings.mail.server")}>
      {t("adminSettings.mail.serverText")}
    </Alert>
  ) : (
    <Alert tone="warning" title={t("adminSettings.mail.noServer")}>
      {t("adminSettings.mail.noServerText")}
    </Alert>
  );
}
