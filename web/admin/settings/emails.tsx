import { MailX } from "lucide-react";
import { useState } from "react";
import type { LetterState, OutboxLetter } from "#contract/outbox.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { EmptyState, LoadError } from "#web/forms/query-state.tsx";
import { useLetter, useResend } from "./queries.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";

/** A page of letters, the newest first. */
export function Letters({ letters, isStale }: { letters: OutboxLetter[]; isStale: boolean }) {
  const t = useTranslation();
  const { mutate: resend, isPending, variables } = useResend();
  const [shown, setShown] = useState<OutboxLetter>();
  if (letters.length === 0) {
    return (
      <EmptyState
        Icon={MailX}
        title={t("adminSettings.mail.none")}
        text={t("adminSettings.mail.noneText")}
      />
    );
  }
  return (
    <>
      <ul
        aria-label={t("adminSettings.mail.letters")}
        aria-busy={isStale}
        className={`divide-y divide-line rounded-md border border-line bg-surface transition-opacity ${isStale ? "opacity-60" : ""}`}
      >
        {letters.map((letter) => (
          <Letter
            key={letter.id}
            letter={letter}
            isResending={isPending && variables.id === letter.id}
            canResend={!isPending}
            onResend={() => resend(letter)}
            onRead={() => setShown(letter)}
          />
        ))}
      </ul>
      {shown !== undefined && <LetterText letter={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Holds the places of letters on their way. */
export function LettersWaiting() {
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-md border border-line bg-surface">
      {["w-3/5", "w-4/5", "w-1/2", "w-3/5"].map((width, row) => (
        <div key={row} className="grid gap-2 p-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-32" />
        </div>
      ))}
    </div>
  );
}

const tones = {
  queued: "blue",
  sent: "primary",
  filed: "grey",
  failed: "red",
  held: "amber",
} as const satisfies Record<OutboxLetter["state"], string>;

function Letter({
  letter,
  isResending,
  canResend,
  onResend,
  onRead,
}: {
  letter: OutboxLetter;
  isResending: boolean;
  canResend: boolean;
  onResend: () => void;
  onRead: () => void;
}) {
  const t = useTranslation();
  const { state, attempts, subject, kind, to_email: email, last_error: words } = letter;
  const kindText = kindTexts.get(kind);
  const isStuck = state === "failed" || state === "filed";
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_14rem] xl:grid-cols-[minmax(0,1fr)_13rem_11rem]">
      <div className="min-w-0">
        <p className="text-[0.9375rem] font-semibold wrap-anywhere">{subject}</p>
        <p className="text-muted wrap-anywhere">
          {kindText === undefined ? kind : t(kindText)}
          {" · "}
          {email ?? t("adminSettings.mail.nobody")}
        </p>
        {words !== null && (
          <p className="mt-1 wrap-anywhere text-danger">
            {t("adminSettings.mail.words", { words })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1 text-muted tabular-nums">
        <Badge tone={tones[state]} dot={state === "failed"}>
          {t(stateTexts[state])}
        </Badge>
        {attempts > 0 && <span>{t("adminSettings.mail.attempts", { count: attempts })}</span>}
        <Moment text="adminSettings.mail.created" at={letter.created_at} />
        {state === "queued" && (
          <Moment
            text={attempts > 0 ? "adminSettings.mail.next" : "adminSettings.mail.leaves"}
            at={letter.run_at}
          />
        )}
      </div>
      <div className="mt-1 flex flex-wrap gap-2 sm:col-start-2 xl:col-start-auto xl:mt-0 xl:content-center xl:justify-end">
        <Button variant="secondary" size="small" onClick={onRead}>
          {t("adminSettings.mail.read")}
          <span className="sr-only">{`: ${subject}`}</span>
        </Button>
        {isStuck && email !== null && (
          <Button
            variant="secondary"
            size="small"
            isBusy={isResending}
            disabled={!canResend}
            onClick={onResend}
          >
            {t(isResending ? "form.sending" : "adminSettings.mail.resend")}
            <span className="sr-only">{`: ${subject}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Moment({
  text,
  at,
}: {
  text: "adminSettings.mail.created" | "adminSettings.mail.next" | "adminSettings.mail.leaves";
  at: string;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <time dateTime={at} title={at} className="basis-full">
      {t(text, { time: formatDateTime(at, language) })}
    </time>
  );
}

/** An e-mail to be read. */
function LetterText({
  letter: { id, subject, to_email: email },
  onClose,
}: {
  letter: OutboxLetter;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { data, error, refetch } = useLetter(id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={subject}
      description={email ?? t("adminSettings.mail.nobody")}
      closeLabel={t("form.dismiss")}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      {data !== undefined && (
        <p
          className={`whitespace-pre-wrap wrap-anywhere ${data.text === null ? "text-muted" : ""}`}
        >
          {data.text ?? t("adminSettings.mail.textGone")}
        </p>
      )}
      {data === undefined && error === null && <Skeleton className="h-48 w-full" />}
      {data === undefined && error !== null && (
        <LoadError
          title={t("adminSettings.mail.textFailed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

export const stateTexts = {
  queued: "adminSettings.mail.queued",
  sent: "adminSettings.mail.sent",
  filed: "adminSettings.mail.filed",
  failed: "adminSettings.mail.failed",
  held: "adminSettings.mail.held",
} as const satisfies Record<LetterState, TextKey>;

/** What a letter is about, by its kind. A kind that is not known here is shown as it is called. */
const kindTexts = new Map<string, TextKey>([
  ["receipt", "adminSettings.kind.receipt"],
  ["new_application", "adminSettings.kind.newApplication"],
  ["status", "adminSettings.kind.status"],
  ["status_links", "adminSettings.kind.statusLinks"],
  ["withdrawn", "adminSettings.kind.withdrawn"],
  ["application_withdrawn", "adminSettings.kind.applicationWithdrawn"],
  ["erase_link", "adminSettings.kind.eraseLink"],
  ["erased", "adminSettings.kind.erased"],
  ["invite", "adminSettings.kind.invite"],
  ["reset", "adminSettings.kind.reset"],
  ["password_changed", "adminSettings.kind.passwordChanged"],
  ["two_step_changed", "adminSettings.kind.twoStepChanged"],
  ["email_link", "adminSettings.kind.emailLink"],
  ["email_change", "adminSettings.kind.emailChange"],
  ["account_deleted", "adminSettings.kind.accountDeleted"],
  ["test", "adminSettings.kind.test"],
]);
