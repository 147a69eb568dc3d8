import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { PrivacyRequest } from "#contract/privacy.ts";
import { changePrivacyRequest, downloadPrivacyRequests } from "#web/api/privacy.ts";
import { useAction } from "#web/data/use-action.ts";
import { QueryState } from "#web/data/query-state.tsx";
import { companyZone, formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { useNow } from "#web/ui/use-now.ts";
import { panelAddress } from "../routes.ts";
import { ForOperator } from "../for-operator.tsx";
import { RequestDays } from "./request-days.tsx";
import type { SectionProps } from "./setting-form.tsx";
import { privacyRequestsQuery } from "./queries.ts";

/** The register of requests of people about their data, with their days. */
export function PrivacyRequests({ settings }: SectionProps) {
  const t = useTranslation();
  const query = useQuery(privacyRequestsQuery);
  const { mutate: download, isPending } = useAction({
    mutationFn: async (_, onProgress) =>
      saveFile(await downloadPrivacyRequests(onProgress), "privacy-requests.csv"),
    failed: "privacyRequests.downloadFailed",
  });
  return (
    <div className="grid max-w-2xl gap-5">
      <Alert tone="warning" title={t("privacyRequests.law")}>
        <p>{t("privacyRequests.lawText")}</p>
        <ForOperator>{t("privacyRequests.operator")}</ForOperator>
      </Alert>
      <QueryState
        query={query}
        failed={t("privacyRequests.failed")}
        loading={<Skeleton className="h-32" />}
      >
        {(requests) =>
          requests.length === 0 ? (
            <p className="text-muted">{t("privacyRequests.none")}</p>
          ) : (
            <>
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {requests.map((request) => (
                  <Item key={request.id} request={request} />
                ))}
              </ul>
              <SmallButton
                Icon={Download}
                className="w-fit"
                isBusy={isPending}
                onClick={() => download()}
              >
                {t("privacyRequests.download")}
              </SmallButton>
            </>
          )
        }
      </QueryState>
      <RequestDays settings={settings} />
    </div>
  );
}

function Item({ request }: { request: PrivacyRequest }) {
  const { t, language } = useI18n();
  const now = useNow();
  const client = useQueryClient();
  const { id, application_id, receipt_number: receipt, kind, state, due_at } = request;
  const { mutate: change, isPending } = useAction({
    mutationFn: () => changePrivacyRequest(id, state === "open" ? "done" : "open"),
    failed: "privacyRequests.changeFailed",
    onSettled: () => client.invalidateQueries({ queryKey: privacyRequestsQuery.queryKey }),
  });
  const isOverdue = state === "open" && Date.parse(due_at) < now;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{t(`requestKind.${kind}`)}</p>
        <p className="text-sm text-muted tabular-nums">
          {application_id === null ? (
            <span>{receipt}</span>
          ) : (
            <Link
              to={panelAddress("application", application_id)}
              className="inline-flex min-h-6 items-center text-primary underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {receipt}
            </Link>
          )}{" "}
          <span>
            {t("privacyRequests.due", { day: formatDate(due_at, language, companyZone) })}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={isOverdue ? "red" : state === "open" ? "amber" : "grey"}>
          {t(isOverdue ? "privacyRequests.overdue" : `privacyRequests.state.${state}`)}
        </Badge>
        {(state === "open" || application_id !== null) && (
          <SmallButton
            isBusy={isPending}
            aria-label={t(`privacyRequests.action.${state}`, { receipt })}
            onClick={() => change()}
          >
            {t(`privacyRequests.button.${state}`)}
          </SmallButton>
        )}
      </div>
    </li>
  );
}
