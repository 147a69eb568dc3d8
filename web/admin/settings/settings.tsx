import { lazy } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { QueryState } from "#web/data/query-state.tsx";
import { LazyPart } from "../lazy-part.tsx";
import { EmailTexts } from "#web/admin/email-texts/list.tsx";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { Backups } from "./backups.tsx";
import { Holidays } from "./holidays.tsx";
import { Mail } from "./outbox.tsx";
import { sectionAddress, type SectionId, sections, useSection } from "./sections.ts";
import { PrivacyRequests } from "./privacy-requests.tsx";
import { useBackupState, useEmailCounts, useSettings } from "./queries.ts";
import { Recipients } from "./recipients.tsx";
import { Apologies } from "./apologies.tsx";
import { Rejections, Retention } from "./retention.tsx";
import { Recruiters, SignInRules } from "./staff-rules.tsx";
import { Link } from "#web/router/link.tsx";
import { useNavigate, useOpenedByLink } from "#web/router/router.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Select } from "#web/ui/controls.tsx";

const AuditLog = lazy(() => import("../audit/audit-log.tsx"));

/** The Settings tab. Each section has an address. */
export default function Settings() {
  const t = useTranslation();
  const section = useSection();
  const heading = useHeadingFocus(useOpenedByLink());
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="heading-4 outline-none">
        {t("adminSettings.title")}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionNavigation current={section.id} />
        {section.id === "audit" ? (
          <div className="min-w-0">
            <LazyPart loading={<Skeleton className="h-96" />}>
              <AuditLog />
            </LazyPart>
          </div>
        ) : (
          <section
            aria-labelledby="section-title"
            className={`min-w-0 gap-x-10 ${section.id in forms ? "xl:grid xl:grid-cols-[16rem_minmax(0,1fr)]" : ""}`}
          >
            <div>
              <h3 id="section-title" className="heading-5">
                {t(section.title)}
              </h3>
              <p className="mt-0.5 mb-5 max-w-2xl text-[0.9375rem] text-muted">{t(section.text)}</p>
            </div>
            <Content key={section.id} id={section.id} />
          </section>
        )}
      </div>
    </>
  );
}

function Content({ id }: { id: Exclude<SectionId, "audit"> }) {
  const t = useTranslation();
  const query = useSettings();
  if (id === "mail") return <Mail />;
  if (id === "backups") return <Backups />;
  const Form = forms[id];
  return (
    <QueryState
      query={query}
      failed={t("adminSettings.loadFailed")}
      loading={<Skeleton className="h-48 max-w-2xl" />}
    >
      {(settings) => (
        <div className="max-w-3xl">
          <Form settings={settings} />
        </div>
      )}
    </QueryState>
  );
}

const forms = {
  recipients: Recipients,
  "email-texts": EmailTexts,
  rejections: Rejections,
  "late-answers": Apologies,
  retention: Retention,
  holidays: Holidays,
  "sign-in": SignInRules,
  recruiters: Recruiters,
  privacy: PrivacyRequests,
} as const;

/** Links to the sections, or a select on a narrow screen. */
function SectionNavigation({ current }: { current: SectionId }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const marks = useMarks();
  return (
    <nav aria-label={t("adminSettings.sections")}>
      <ul className="sticky top-24 border-l border-line max-lg:hidden">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={sectionAddress(id)}
              aria-current={id === current ? "page" : undefined}
              className="-ml-px flex min-h-11 items-center justify-between gap-2 border-l-2 border-transparent py-1 pl-4 text-[0.9375rem] text-muted hover:border-accent hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span>{t(title)}</span>
              {marks[id] !== undefined && <Badge tone="amber">{marks[id]}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
      <Select
        aria-label={t("adminSettings.sections")}
        value={current}
        options={sections.map(({ id, title }) => [
          id,
          marks[id] === undefined ? t(title) : `${t(title)} (${marks[id]})`,
        ])}
        onChange={({ target: { value } }) => {
          const chosen = sections.find(({ id }) => id === value);
          if (chosen !== undefined) navigate(sectionAddress(chosen.id));
        }}
        className="lg:hidden"
      />
    </nav>
  );
}

/** Short texts beside the sections that need attention. */
function useMarks(): Partial<Record<SectionId, string | undefined>> {
  const t = useTranslation();
  const { data: settings } = useSettings();
  const { data: backups } = useBackupState();
  const failedEmails = useEmailCounts()?.failed ?? 0;
  const hasNoRecipient = settings?.hrEmails === null && settings.hrEmailFallback === null;
  const { failed, made } = backups ?? { failed: null, made: null };
  const hasBackupProblem =
    failed !== null || (made !== null && (made.lost > 0 || backups?.isLate === true));
  return {
    recipients: hasNoRecipient ? t("adminSettings.mark.none") : undefined,
    mail: failedEmails > 0 ? t("adminSettings.mark.failed", { count: failedEmails }) : undefined,
    backups: hasBackupProblem ? t("adminSettings.mark.check") : undefined,
    retention: settings?.retentionChosen === false ? t("adminSettings.mark.undecided") : undefined,
  };
}
