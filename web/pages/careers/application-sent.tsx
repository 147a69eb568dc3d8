import { useEffect, useRef } from "react";
import { receiptNumber } from "#contract/receipt.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import type { SentApplication } from "./application-form.tsx";
import { Steps } from "./steps.tsx";

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
