import { Check } from "lucide-react";
import type { PortalApplication } from "#contract/applicant.ts";
import { type InterviewStage, isComing } from "#contract/interview-stage.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { formatInterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Badge, statusTones } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

const steps = ["submitted", "reviewing", "interview", "result"] as const;

/** The interview that leads the page: one that is open and not over. */
export const leadingInterview = ({ interviews, withdrawn_at, status }: PortalApplication) =>
  withdrawn_at === null && status !== "rejected"
    ? interviews.find(({ can_answer }) => can_answer)
    : undefined;

type Stage = PortalApplication["status"] | InterviewStage;

/** The interview that says where the application stands: one to come, else the newest. */
const tellingInterview = (application: PortalApplication) =>
  leadingInterview(application) ??
  application.interviews.find(({ stage }) => isComing(stage)) ??
  application.interviews[0];

/** Where an application stands for its applicant: an interview says more than the status. */
function stageOf(application: PortalApplication): Stage {
  const { status, withdrawn_at: withdrawnAt } = application;
  if (withdrawnAt !== null) return "withdrawn";
  if (status === "accepted" || status === "rejected") return status;
  return tellingInterview(application)?.stage ?? status;
}

const reached: Record<Stage, number> = {
  submitted: 0,
  reviewing: 1,
  offered: 2,
  other_times: 2,
  agreed: 2,
  declined: 2,
  cancelled: 2,
  lapsed: 2,
  over: 2,
  accepted: 3,
  rejected: 3,
  withdrawn: -1,
};

/** The colours of the stages of interviews, on the card too. */
export const stageTones = {
  offered: "amber",
  other_times: "amber",
  agreed: "primary",
  declined: "grey",
  cancelled: "grey",
  lapsed: "grey",
  over: "blue",
  withdrawn: "outline",
} as const satisfies Record<InterviewStage, string>;

const tones = { ...statusTones, ...stageTones };

/** The four steps, where the application stands, and what comes next in plain words. */
export function Progress({ application }: { application: PortalApplication }) {
  const { t, language } = useI18n();
  const stage = stageOf(application);
  const current = reached[stage];
  const { usual_answer_days: usual } = application;
  const { starts_at: agreed = null } = tellingInterview(application) ?? {};
  const time = agreed === null ? "" : formatInterviewTime(agreed, language);
  // The old time holds until there is a new one.
  const told = stage === "other_times" && agreed !== null ? "other_agreed" : stage;
  return (
    <Card className="mt-6 card-padding">
      {current >= 0 && (
        <ol className="mb-8 grid grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step}
              aria-current={index === current ? "step" : undefined}
              className={`relative flex flex-col items-center gap-2 text-center text-[0.8125rem] leading-tight sm:text-sm before:absolute before:top-4 before:right-[calc(50%+1rem)] before:h-px before:w-[calc(100%-2rem)] first:before:hidden ${index <= current ? "before:bg-primary" : "before:bg-edge"} ${index === current ? "font-semibold" : "text-muted"}`}
            >
              <span
                aria-hidden="true"
                className={`relative grid size-8 place-items-center rounded-full border text-sm font-semibold tabular-nums ${index <= current ? "border-primary bg-primary text-on-primary" : "border-edge bg-surface"}`}
              >
                {index < current ? <Check className="size-4" /> : index + 1}
              </span>
              <span>{t(`applicationStatus.step.${step}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite">
        <Badge tone={tones[stage]} dot={stage === "rejected"}>
          {t(`applicationStatus.stage.${stage}`)}
        </Badge>
        <p className="mt-4 text-lg">{t(`applicationStatus.text.${told}`, { time })}</p>
        <h2 className="mt-6 heading-5">{t("applicationStatus.next")}</h2>
        <p className="mt-1 text-muted">{t(`applicationStatus.next.${told}`)}</p>
        {usual !== null && (stage === "submitted" || stage === "reviewing") && (
          <p className="mt-1 text-muted">{t("common.usualAnswer", { count: usual })}</p>
        )}
      </div>
    </Card>
  );
}
