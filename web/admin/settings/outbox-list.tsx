import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OutboxEmail } from "#contract/outbox.ts";
import { ApiError } from "#web/api/api-error.ts";
import { getEmail, resendEmail } from "#web/api/panel.ts";
import { useAction } from "#web/data/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { companyZone, formatDateTime } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { DetailsDialog } from "#web/admin/list/record-dialogs.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { QueryState } from "#web/data/query-state.tsx";
import { toast } from "#web/ui/toast.ts";
import { emailQuery, outboxKey } from "./queries.ts";

/** A page of emails, the newest first. */
export function EmailList({ emails, isStale }: { emails: OutboxEmail[]; isStale: boolean }) {
  const { t, findText, language } = useI18n();
  const resend = useSendEmail(resendEmail, "adminSettings.mail.resendFailed");
  const resendingId = resend.isPending ? resend.variables : undefined;
  const [opened, setOpened] = useState<OutboxEmail>();
  return (
    <>
      <ul
        aria-label={t("adminSettings.mail.emails")}
        aria-busy={isStale}
        className={`divide-y divide-line rounded-md border border-line bg-surface transition-opacity ${isStale ? "opacity-60" : ""}`}
      >
        {emails.map((email) => {
          const { id, state, attempts, subject, kind, to_email, last_error } = email;
          const kindText = findText(`adminSettings.kind.${kind}`);
          const isStuck = state === "failed" || state === "savedToFile";
          const times = [
            ["adminSettings.mail.created", email.created_at],
            [attempts > 0 ? "adminSettings.mail.next" : "adminSettings.mail.sends", email.run_at],
          ] as const;
          return (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_14rem] xl:grid-cols-[minmax(0,1fr)_13rem_11rem]"
            >
              <div className="min-w-0">
                <p className="text-[0.9375rem] font-semibold wrap-anywhere">{subject}</p>
                <p className="text-muted wrap-anywhere">
                  {kindText ?? kind}
                  {" · "}
                  {to_email ?? t("adminSettings.mail.noRecipient")}
                </p>
                {last_error !== null && (
                  <p className="mt-1 wrap-anywhere text-danger">
                    {t("adminSettings.mail.serverReply", { words: last_error })}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 text-muted tabular-nums">
                <Badge tone={tones[state]} dot={state === "failed"}>
                  {t(`adminSettings.mail.${state}`)}
                </Badge>
                {attempts > 0 && (
                  <span>{t("adminSettings.mail.attempts", { count: attempts })}</span>
                )}
                {times.slice(0, state === "queued" ? 2 : 1).map(([text, at]) => (
                  <time key={text} dateTime={at} title={at} className="basis-full">
                    {t(text, { time: formatDateTime(at, language, companyZone) })}
                  </time>
                ))}
              </div>
              <div className="mt-1 flex flex-wrap gap-2 sm:col-start-2 xl:col-start-auto xl:mt-0 xl:content-center xl:justify-end">
                <SmallButton onClick={() => setOpened(email)}>
                  {t("adminSettings.mail.read")}
                  <span className="sr-only">{`: ${subject}`}</span>
                </SmallButton>
                {isStuck && to_email !== null && (
                  <SmallButton
                    isBusy={resendingId === id}
                    disabled={resendingId !== undefined}
                    onClick={() => resend.mutate(id)}
                  >
                    {t(resendingId === id ? "form.sending" : "adminSettings.mail.resend")}
                    <span className="sr-only">{`: ${subject}`}</span>
                  </SmallButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {opened !== undefined && <EmailDialog email={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const tones = {
  queued: "blue",
  sent: "primary",
  savedToFile: "grey",
  failed: "red",
  held: "amber",
} as const;

function EmailDialog({
  email: { id, subject, to_email },
  onClose,
}: {
  email: OutboxEmail;
  onClose: () => void;
}) {
  const t = useTranslation();
  const query = useQuery(emailQuery(id));
  return (
    <DetailsDialog
      onClose={onClose}
      title={subject}
      description={to_email ?? t("adminSettings.mail.noRecipient")}
    >
      <QueryState
        query={query}
        failed={t("adminSettings.mail.textFailed")}
        loading={<Skeleton className="h-48 w-full" />}
      >
        {({ text }) => (
          <p className={`whitespace-pre-wrap wrap-anywhere ${text === null ? "text-muted" : ""}`}>
            {text ?? t("adminSettings.mail.textGone")}
          </p>
        )}
      </QueryState>
    </DetailsDialog>
  );
}

/** Sends an email and shows the outcome in a toast. */
export function useSendEmail<Input>(
  send: (input: Input) => Promise<{ id: string }>,
  failed: TextKey,
) {
  const t = useTranslation();
  const client = useQueryClient();
  return useAction({
    mutationFn: async (input: Input) => outcomeOf((await send(input)).id),
    onSuccess: ({ state, last_error, to_email }) => {
      if (state === "sent") {
        const title = t("adminSettings.mail.wasSent");
        toast({ title, tone: "success", ...(to_email !== null && { description: to_email }) });
      } else if (state === "savedToFile") {
        toast({ title: t("adminSettings.mail.wasSavedToFile"), tone: "success" });
      } else if (last_error === null) {
        toast({ title: t("adminSettings.mail.isSending") });
      } else {
        const key = state === "failed" ? "wasRefused" : "waits";
        const title = t(`adminSettings.mail.${key}`);
        toast({ title, description: last_error, tone: "error" });
      }
    },
    failed,
    onSettled: () => client.invalidateQueries({ queryKey: outboxKey }),
  });
}

const pollMs = 1_000;
const polls = 20;

type Outcome = Pick<OutboxEmail, "state" | "last_error" | "to_email">;

/** The email after its first attempt, or after twenty seconds. */
async function outcomeOf(id: string): Promise<Outcome> {
  for (let poll = 1; ; poll++) {
    try {
      const email = await getEmail(id);
      const isTried = email.state !== "queued" || email.last_error !== null;
      if (isTried || poll === polls) return email;
    } catch (failure) {
      // The last email to a deleted person is deleted once it is sent.
      const isDeleted = failure instanceof ApiError && failure.status === 404;
      if (isDeleted) return { state: "sent", last_error: null, to_email: null };
      throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
