import { lazy, Suspense } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { LoadFailure } from "../list/load-failure.tsx";
import { Backups } from "./backups.tsx";
import { Holidays } from "./holidays.tsx";
import { Mail } from "./mail/mail.tsx";
import { Positions } from "./positions.tsx";
import { useSettings } from "./queries.ts";
import { Recipients } from "./recipients.tsx";
import { Rejections } from "./rejections.tsx";
import { Retention } from "./retention.tsx";
import { useSection, type SectionId } from "./sections.ts";
import { SectionNavigation } from "./section-navigation.tsx";
import { SignInRule } from "./sign-in-rule.tsx";

const AuditLog = lazy(() => import("../audit/audit-log.tsx"));

/** The Settings tab (design §9): what the owner decides while the site runs, each section with an address. */
export default function Settings() {
  const t = useTranslation();
  const section = useSection();
  return (
    <>
      <h2 className="text-xl font-semibold">{t("adminSettings.title")}</h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionNavigation current={section.id} />
        {section.id === "audit" ? (
          <div className="min-w-0">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <AuditLog />
            </Suspense>
          </div>
        ) : (
          <section aria-labelledby="section-title" className="min-w-0">
            <h3 id="section-title" className="text-lg font-semibold">
              {t(section.title)}
            </h3>
            <p className="mt-0.5 mb-5 max-w-2xl text-muted">{t(section.text)}</p>
            <Content key={section.id} id={section.id} />
          </section>
        )}
      </div>
    </>
  );
}

function Content({ id }: { id: Exclude<SectionId, "audit"> }) {
  const t = useTranslation();
  const { data: settings, error, refetch } = useSettings();
  if (id === "mail") return <Mail />;
  if (id === "backups") return <Backups />;
  if (settings === undefined && error !== null) {
    return (
      <LoadFailure
        title={t("adminSettings.loadFailed")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (settings === undefined) return <Skeleton className="h-48 max-w-2xl" />;
  const Form = forms[id];
  return (
    <div className="max-w-2xl">
      <Form settings={settings} />
    </div>
  );
}

const forms = {
  recipients: Recipients,
  positions: Positions,
  rejections: Rejections,
  retention: Retention,
  holidays: Holidays,
  "sign-in": SignInRule,
} as const;
