import type { ReactNode } from "react";
import type { OwnApplication } from "#contract/applicant.ts";
import { formatDate } from "#web/i18n/format.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Actions } from "./actions.tsx";

const tones = {
  submitted: "blue",
  reviewing: "amber",
  accepted: "primary",
  rejected: "grey",
} as const;

/** One application as its applicant sees it: what arrived, where it stands, what can be done. */
export function OwnApplicationView({
  token,
  application,
  onChange,
}: {
  token: string;
  application: OwnApplication;
  onChange: (application: OwnApplication) => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { status, withdrawn_at: withdrawnAt } = application;
  const stage = withdrawnAt === null ? status : "withdrawn";
  return (
    <div className="frame max-w-3xl py-16 md:py-24">
      <p className="text-sm font-semibold text-accent">{t("applicationStatus.yours")}</p>
      <h1 className="mt-2 text-4xl leading-tight font-semibold tracking-[-0.02em] wrap-anywhere md:text-5xl md:leading-tight lang-vi:leading-[1.3]">
        {application.job_title}
      </h1>
      <Card className="mt-10 p-6 sm:p-8">
        <div aria-live="polite">
          <Badge tone={stage === "withdrawn" ? "outline" : tones[stage]} dot={stage === "rejected"}>
            {t(`applicationStatus.stage.${stage}`)}
          </Badge>
          <p className="mt-4 text-lg">{t(`applicationStatus.text.${stage}`)}</p>
          <h2 className="mt-6 font-semibold">{t("applicationStatus.next")}</h2>
          <p className="mt-1 text-muted">{t(`applicationStatus.next.${stage}`)}</p>
        </div>
      </Card>
      <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name={t("applicationStatus.receipt")}>
          <span className="font-semibold tracking-wide text-accent tabular-nums">
            {application.receipt}
          </span>
        </Fact>
        <Fact name={t("applicationStatus.submitted")}>
          <time dateTime={application.created_at} title={application.created_at}>
            {formatDate(application.created_at, language)}
          </time>
        </Fact>
        <Fact name={t("applicationStatus.resume")}>
          {application.cv_original_name === null ? (
            t("applicationStatus.noResume")
          ) : (
            <>
              <span className="wrap-anywhere">{application.cv_original_name}</span>{" "}
              <span className="text-sm text-muted tabular-nums">
                {formatFileSize(application.cv_size_bytes ?? 0, language)}
              </span>
            </>
          )}
        </Fact>
        {withdrawnAt !== null && (
          <Fact name={t("applicationStatus.withdrawn")}>
            <time dateTime={withdrawnAt} title={withdrawnAt}>
              {formatDate(withdrawnAt, language)}
            </time>
          </Fact>
        )}
      </dl>
      <Actions token={token} application={application} onChange={onChange} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 text-lg">{children}</dd>
    </div>
  );
}
