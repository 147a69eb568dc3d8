import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SubmittedApplication } from "#contract/applications.ts";
import type { FailureCode } from "#contract/failure.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { askApplyPass, type UploadOutcome } from "#web/api/upload.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { formatDate, formatDateTime } from "#web/i18n/format.ts";
import { type Translate, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Lead } from "#web/sections/section.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { toast } from "#web/ui/toast.ts";
import type { SentApplication } from "./field-labels.ts";
import { SentAddress } from "./sent-address.tsx";
import type { SentBefore } from "./sent-before.ts";
import { Steps } from "./steps.tsx";
import { TextLink } from "./text-link.tsx";

/** The confirmation of a stored application (spec §2). */
export function ApplicationSent({
  sent: { message, id, visit_key, email },
  onAgain,
}: {
  sent: SentApplication;
  onAgain: () => void;
}) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="page-width max-w-3xl py-16 md:py-24">
      <h1 ref={heading} tabIndex={-1} className="heading-2 outline-none">
        {t("apply.sent")}
      </h1>
      <output className="sr-only">{message}</output>
      <Lead className="mt-4">{withoutFirstSentence(message)}</Lead>
      <div className="mt-8 border-y border-line py-6">
        <DefinitionList gap="gap-4">
          <Definition term={t("apply.sent.receipt")}>
            <span className="heading-2 text-accent tabular-nums">{receiptNumber(id)}</span>
          </Definition>
        </DefinitionList>
        <SentAddress visitKey={visit_key} email={email} />
        <p className="mt-4 text-[0.9375rem] text-muted">{t("apply.sent.often")}</p>
      </div>
      <Card className="mt-10 card-padding">
        <h2 className="heading-4">{t("apply.sent.next")}</h2>
        <Steps texts={[t("apply.sent.review"), t("apply.sent.contact"), t("apply.sent.updates")]} />
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAgain}>
          {t("apply.sent.again")}
        </Button>
        <LinkButton to="/careers" variant="secondary">
          {t("apply.back")}
        </LinkButton>
      </div>
      <TextLink to="/application-status" className="mt-4">
        {t("common.findApplication")}
      </TextLink>
    </div>
  );
}

/** The message of the server begins with what the heading says. */
const withoutFirstSentence = (message: string) => message.replace(/^[^!.]*[!.]\s+/, "");

/** Announces a restored draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslation();
  return (
    <div className="mb-8" aria-live="polite">
      <Alert tone="info" title={t("apply.draft")}>
        <p>{t("apply.draft.text")}</p>
        <Button variant="secondary" size="small" className="mt-3" onClick={onDiscard}>
          {t("apply.draft.clear")}
        </Button>
      </Alert>
    </div>
  );
}

/** Tells that this browser has sent an application for the position. A further one is never refused. */
export function SentBeforeNotice({ sent: { receipt, at } }: { sent: SentBefore }) {
  const { t, language } = useI18n();
  return (
    <Alert tone="info" title={t("apply.sentBefore", { day: formatDate(at, language), receipt })}>
      <p>{t("apply.sentBefore.text")}</p>
      <TextLink to="/application-status">{t("common.findApplication")}</TextLink>
    </Alert>
  );
}

/** How the last attempt failed, and what to do next. */
export function FailureNotice({
  outcome,
  email,
  canSend,
  onOnline,
  onShowReceipt,
  onSendAsNew,
  ref,
}: {
  outcome: Exclude<UploadOutcome, { kind: "stored" }>;
  email: string;
  /** Whether the form is valid. */
  canSend: boolean;
  /** The device has a network again. */
  onOnline: () => void;
  onShowReceipt: (response: SubmittedApplication) => void;
  onSendAsNew: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  const { t, language } = useI18n();
  const { kind } = outcome;
  const isOffline = kind === "offline";
  const reportOnline = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isOffline) return undefined;
    const listen = () => reportOnline();
    if (navigator.onLine) listen();
    addEventListener("online", listen);
    return () => removeEventListener("online", listen);
  }, [isOffline]);

  let help: ReactNode = (
    <>
      {isOffline && <p>{t("apply.offline.text")}</p>}
      <Button type="submit" variant="secondary" size="small" className="mt-2" disabled={!canSend}>
        {t("common.retry")}
      </Button>
    </>
  );
  if (kind === "refused" && outcome.code === tooManyApplications) help = <SendPass email={email} />;
  // With invalid fields a repetition would fail again.
  if (kind === "refused" && Object.keys(outcome.errors).length > 0) help = undefined;
  if (kind === "arrived") {
    const { id, created_at } = outcome.response.data;
    const time = formatDateTime(created_at, language);
    help = (
      <>
        <p>{t("apply.arrived.text", { time, receipt: receiptNumber(id) })}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onShowReceipt(outcome.response)}>
            {t("apply.arrived.receipt")}
          </Button>
          <Button variant="secondary" size="small" disabled={!canSend} onClick={onSendAsNew}>
            {t("apply.arrived.new")}
          </Button>
        </div>
      </>
    );
  }
  const title = kind === "refused" ? outcome.message : t(titles[kind]);
  return (
    <div ref={ref} tabIndex={-1} className="mb-8 rounded-md">
      <Alert
        tone={kind === "cancelled" || kind === "arrived" ? "info" : "error"}
        title={title ?? t("apply.failed")}
      >
        {help}
      </Alert>
    </div>
  );
}

const tooManyApplications = "too_many_applications" satisfies FailureCode;

/** Offers a link that carries the application past the limits of its address. */
function SendPass({ email }: { email: string }) {
  const t = useTranslation();
  const messageOf = useErrorMessage("apply.unexpected");
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();

  async function ask(): Promise<void> {
    setBusy(true);
    setAnswer(await askApplyPass({ email }).catch(messageOf));
    setBusy(false);
  }

  return (
    <>
      <p>{t("apply.pass.offer", { email })}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        isBusy={isBusy}
        onClick={() => void ask()}
      >
        {t("apply.pass.send")}
      </Button>
      <p aria-live="polite" className="font-semibold not-empty:mt-3">
        {answer}
      </p>
    </>
  );
}

const titles = {
  cancelled: "apply.cancelled",
  unknown: "apply.unexpected",
  offline: "apply.offline",
  arrived: "apply.arrived",
} as const;

/** Shows the outcome in a toast, where the visitor left the page before the response. */
export function showLateOutcome(
  outcome: UploadOutcome,
  { t, email, openForm }: { t: Translate; email: string; openForm: () => void },
): void {
  const closing = new AbortController();
  const { signal } = closing;
  if (outcome.kind === "stored") {
    const receipt = receiptNumber(outcome.response.data.id);
    const description = t("apply.late.sent.text", { receipt, email });
    return toast({ title: t("apply.late.sent"), description, tone: "success", signal });
  }
  const isRefused = outcome.kind === "refused";
  toast({
    title: t(isRefused ? "apply.late.failed" : "apply.late.unknown"),
    description: isRefused ? (outcome.message ?? t("apply.failed")) : t("apply.late.unknown.text"),
    tone: "error",
    signal,
    action: {
      label: t("apply.late.open"),
      run: () => {
        closing.abort();
        openForm();
      },
    },
  });
}
