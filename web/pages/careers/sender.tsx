import {
  type FormSigns,
  SubmitApplication,
  type SubmittedApplication,
} from "#contract/applications.ts";
import type { Problems, SentApplication, Values } from "./fields.ts";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from "react";
import { receiptNumber } from "#contract/receipt.ts";
import { type Translate, useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Steps } from "./steps.tsx";
import type { UploadOutcome } from "#web/api/upload.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { toast } from "#web/ui/toast.ts";

// What judges an application and sends it. It comes when the form is first touched, and all at once,
// so that nothing is missing when there is something to lose.
export { uploadApplication } from "#web/api/upload.ts";
export {
  discardDraft,
  forgetDraft,
  forgetSentDraft,
  keepDraft,
  keyOfDraft,
  renewKey,
  restoreDraft,
} from "./draft.ts";

/** Reads an application by the rules of the contract, or says of each refused field what to mend first. */
export function judge(values: Values): { application?: SubmitApplication; problems: Problems } {
  const { data, error } = SubmitApplication.safeParse(values);
  if (error === undefined) return { application: data, problems: {} };
  const inReverse = error.issues.map(({ path, message }) => [path[0], message]).toReversed();
  return { problems: Object.fromEntries(inReverse) };
}

/** What an applicant sees once the application is stored (spec §2). */
export function ApplicationSent({
  sent: { answer, email },
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
    <div className="frame max-w-3xl py-16 md:py-24">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-4xl leading-tight font-semibold tracking-[-0.02em] outline-none md:text-5xl md:leading-tight lang-vi:leading-[1.3]"
      >
        {t("apply.sent")}
      </h1>
      <div className="mt-6">
        <Alert tone="success" title={answer.message} />
      </div>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t("apply.sent.receipt")}</dt>
          <dd className="mt-0.5 text-xl font-semibold tracking-wide text-accent tabular-nums">
            {receiptNumber(answer.data.id)}
          </dd>
        </div>
        {email !== undefined && (
          <div>
            <dt className="text-sm text-muted">{t("apply.sent.address")}</dt>
            <dd className="mt-0.5 font-semibold break-words">{email}</dd>
          </div>
        )}
      </dl>
      <Card className="mt-10 p-6 sm:p-8">
        <h2 className="text-xl font-semibold">{t("apply.sent.next")}</h2>
        <Steps texts={[t("apply.sent.review"), t("apply.sent.contact"), t("apply.sent.updates")]} />
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onAgain}>{t("apply.sent.again")}</Button>
        <Link to="/careers" className={buttonClass({ variant: "secondary" })}>
          {t("apply.back")}
        </Link>
      </div>
    </div>
  );
}

/** Says that an earlier text was brought back, and takes it away again on demand. */
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

/** How the last attempt ended, where it did not succeed. */
export function SubmissionNotice({
  outcome,
  canSend,
  onOnline,
  onShowReceipt,
  onSendAnew,
  ref,
}: {
  outcome: Exclude<UploadOutcome, { kind: "stored" }>;
  /** Whether the form can be sent as it is. */
  canSend: boolean;
  /** The network is back. */
  onOnline: () => void;
  onShowReceipt: (answer: SubmittedApplication) => void;
  onSendAnew: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  const t = useTranslation();
  const { language } = useLanguage();

  const tellOnline = useEffectEvent(onOnline);
  const isOffline = outcome.kind === "offline";
  useEffect(() => {
    if (!isOffline) return undefined;
    const listen = () => tellOnline();
    if (navigator.onLine) listen();
    addEventListener("online", listen);
    return () => removeEventListener("online", listen);
  }, [isOffline]);

  const retry = (
    <Button type="submit" variant="secondary" size="small" className="mt-2" disabled={!canSend}>
      {t("common.retry")}
    </Button>
  );

  function describe(): { tone: "error" | "info"; title: string; help: ReactNode } {
    switch (outcome.kind) {
      case "cancelled":
        return { tone: "info", title: t("apply.cancelled"), help: retry };
      case "unknown":
        return { tone: "error", title: t("apply.unexpected"), help: retry };
      case "offline":
        return {
          tone: "error",
          title: t("apply.offline"),
          help: (
            <>
              <p>{t("apply.offline.text")}</p>
              {retry}
            </>
          ),
        };
      case "refused": {
        // Where fields are at fault, trying again changes nothing until they are mended.
        const help = Object.keys(outcome.errors).length === 0 ? retry : undefined;
        return { tone: "error", title: outcome.words ?? t("apply.failed"), help };
      }
      case "arrived":
        break;
    }
    const { id, created_at } = outcome.answer.data;
    const values = {
      time: formatDateTime(created_at, language),
      receipt: receiptNumber(id),
    };
    return {
      tone: "info",
      title: t("apply.arrived"),
      help: (
        <>
          <p>{t("apply.arrived.text", values)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={() => onShowReceipt(outcome.answer)}>
              {t("apply.arrived.receipt")}
            </Button>
            <Button variant="secondary" size="small" disabled={!canSend} onClick={onSendAnew}>
              {t("apply.arrived.new")}
            </Button>
          </div>
        </>
      ),
    };
  }

  const { tone, title, help } = describe();
  return (
    <div ref={ref} tabIndex={-1} className="mb-8 rounded-md">
      <Alert tone={tone} title={title}>
        {help}
      </Alert>
    </div>
  );
}

/** Older than what the server takes for a program. */
const oldEnoughMs = 5_000;

let sign: { value: string; receivedAt: number } | undefined;

/** Asks the server for a sign of when the form was opened. Without one the form is sent all the same. */
export async function openForm(): Promise<void> {
  if (sign !== undefined) return;
  try {
    const response = await fetch("/api/v1/applications/form");
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null || !("form_age" in answer)) return;
    const { form_age: value } = answer;
    if (typeof value === "string") sign = { value, receivedAt: performance.now() };
  } catch {
    // The sign helps the honest; it is never needed.
  }
}

/**
 * What tells people from programs. Whoever is quick, with a form their browser has filled in, sends
 * no sign rather than one that speaks against them.
 */
export function signsOf(form: HTMLFormElement): FormSigns {
  const trap = form.elements.namedItem("website");
  const website = trap instanceof HTMLInputElement ? trap.value : "";
  const isOld = sign !== undefined && performance.now() - sign.receivedAt > oldEnoughMs;
  return { website, ...(isOld && { form_age: sign?.value }) };
}

/** Tells in a toast what became of an application whose page was left before the answer came. */
export function tellLateAnswer(
  outcome: UploadOutcome,
  { t, email, openForm }: { t: Translate; email: string; openForm: () => void },
): void {
  const closing = new AbortController();
  if (outcome.kind === "stored") {
    const receipt = receiptNumber(outcome.answer.data.id);
    toast({
      title: t("apply.late.sent"),
      description: t("apply.late.sent.text", { receipt, email }),
      tone: "success",
      until: closing.signal,
    });
    return;
  }
  toast({
    title: t(outcome.kind === "refused" ? "apply.late.failed" : "apply.late.unknown"),
    description:
      outcome.kind === "refused"
        ? (outcome.words ?? t("apply.failed"))
        : t("apply.late.unknown.text"),
    tone: "error",
    until: closing.signal,
    action: {
      label: t("apply.late.open"),
      run: () => {
        closing.abort();
        openForm();
      },
    },
  });
}
