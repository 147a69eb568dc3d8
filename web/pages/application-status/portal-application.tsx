import { useEffect } from "react";
import type { PortalApplication } from "#contract/applicant.ts";
import { isClientError, isReplacedLink } from "#web/api/api-error.ts";
import { fetchPortalApplication } from "#web/api/applicant-portal.ts";
import { useRequest } from "#web/data/use-request.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { Timestamp, useI18n } from "#web/i18n/i18n.tsx";
import type { DictionaryName } from "#web/i18n/dictionaries.ts";
import { MoreTexts, textsOf } from "#web/i18n/more-texts.tsx";
import { Button } from "#web/ui/button.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { Actions } from "./actions.tsx";
import { Contact } from "./contact.tsx";
import { Emails } from "./emails.tsx";
import { InterviewCard } from "./interview.tsx";
import { Messages } from "./messages.tsx";
import { OutcomeProvider } from "./outcome.tsx";
import { leadingInterview, Progress } from "./progress.tsx";
import { Resume } from "./resume.tsx";

/** Fetches the application of a status link and shows it, or why it cannot be shown now. */
export default function PortalApplicationByLink({
  token,
  onLost,
}: {
  token: string;
  /** The link leads nowhere, or a newer one has replaced it. */
  onLost: (isReplaced: boolean) => void;
}) {
  const { t, language } = useI18n();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const { result, setResult, retry } = useRequest((signal) => {
    // The texts of the desk load beside the application.
    textsOf(deskTexts, language).catch(() => {});
    return fetchPortalApplication(token, signal);
  });
  const isLost = result !== null && "failure" in result && isClientError(result.failure);
  const isReplaced = isLost && isReplacedLink(result.failure);
  useEffect(() => {
    if (isLost) onLost(isReplaced);
  }, [isLost, isReplaced, onLost]);

  if (result === null || isLost) {
    return <LoadingScreen message={t("applicationStatus.checking")} />;
  }
  if ("failure" in result) {
    return (
      <section className="page-width flex min-h-[60vh] flex-col items-start justify-center py-24">
        <h1 className="heading-2">{t("applicationStatus.unchecked")}</h1>
        <p className="mt-4 text-lg" role="alert">
          {messageOf(result.failure)}
        </p>
        <Button className="mt-8" onClick={retry}>
          {t("common.retry")}
        </Button>
      </section>
    );
  }
  return (
    <MoreTexts names={deskTexts}>
      <OutcomeProvider>
        <Desk token={token} application={result.data} onChange={(data) => setResult({ data })} />
      </OutcomeProvider>
    </MoreTexts>
  );
}

const deskTexts: readonly DictionaryName[] = ["applicationDesk", "interviews"];

type Props = {
  token: string;
  application: PortalApplication;
  onChange: (application: PortalApplication) => void;
};

/** The desk of an applicant: where the application stands, and everything that can be done with it. */
function Desk(props: Props) {
  const { application } = props;
  const { t } = useI18n();
  const { withdrawn_at: withdrawnAt, interviews } = application;
  const leading = leadingInterview(application);
  // In one list, so that an interview that moves keeps its state.
  const cardsOf = (shown: typeof interviews) =>
    shown.map((interview) => <InterviewCard key={interview.id} {...props} interview={interview} />);
  return (
    <div className="page-width max-w-3xl py-12 md:py-20">
      <p className="eyebrow">{t("applicationStatus.yours")}</p>
      <h1 className="mt-2 heading-2 wrap-anywhere">{application.job_title}</h1>
      {[
        ...cardsOf(leading === undefined ? [] : [leading]),
        <Progress key="progress" application={application} />,
        ...cardsOf(interviews.filter((interview) => interview !== leading)),
      ]}
      <div className="mt-8">
        <DefinitionList gap="gap-x-8 gap-y-5">
          <Definition term={t("applicationStatus.receipt")}>
            <span className="font-semibold tracking-wide text-accent tabular-nums">
              {application.receipt}
            </span>
          </Definition>
          <Definition term={t("applicationStatus.submitted")}>
            <Timestamp iso={application.created_at} />
          </Definition>
          {withdrawnAt !== null && (
            <Definition term={t("applicationStatus.withdrawn")}>
              <Timestamp iso={withdrawnAt} />
            </Definition>
          )}
        </DefinitionList>
      </div>
      <Messages {...props} />
      <Emails token={props.token} />
      <Resume {...props} />
      <Contact {...props} />
      <Actions {...props} />
    </div>
  );
}
