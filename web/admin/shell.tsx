import { Tabs } from "@base-ui/react/tabs";
import { QueryClientProvider } from "@tanstack/react-query";
import { ArrowLeft, ShieldAlert } from "lucide-react";
import { lazy, useState } from "react";
import { createQueryClient } from "#web/data/query-client.ts";
import { isOverdue } from "#contract/backup.ts";
import { useIsAdmin } from "./permissions.ts";
import { companyZone } from "#web/i18n/format.ts";
import { TimeZoneContext, Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { LoadingScreen, Skeleton } from "#web/ui/loading.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { LinkButton } from "#web/router/link-button.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { TakenBackEmail } from "./messages/taken-back.tsx";
import { NoteDrafts } from "#web/admin/team-notes/drafts.tsx";
import { useBackupState, sectionAddress } from "#web/admin/settings/sections.ts";

const Review = lazy(() => import("#web/admin/review/review.tsx"));
const PositionEditor = lazy(() => import("#web/admin/positions/editor.tsx"));

/** The tabs of spec §2, in its order, and Positions; a bare /admin opens the first. */
const allTabs = [
  { value: "dashboard", Content: lazy(() => import("#web/admin/overview/overview.tsx")) },
  { value: "users", Content: lazy(() => import("#web/admin/users/users.tsx")) },
  {
    value: "applications",
    Content: lazy(() => import("#web/admin/applications/applications.tsx")),
  },
  { value: "positions", Content: lazy(() => import("#web/admin/positions/positions.tsx")) },
  { value: "settings", Content: lazy(() => import("#web/admin/settings/settings.tsx")) },
] as const;

/** The tabs that recruiters do not have. */
const adminTabs = ["users", "settings"];

/** The admin panel. `?tab=` names its tab; `?review=` and `?position=` open a screen instead. */
export default function Panel({ name }: { name: string }) {
  const t = useTranslation();
  const [needsTwoStep, setNeedsTwoStep] = useState(false);
  // A client per visit: the next administrator at this browser sees no data of this one.
  const [client] = useState(() =>
    createQueryClient((failure) => {
      const isRequired = failure instanceof ApiError && failure.code === "mfa_setup_required";
      if (isRequired) setNeedsTwoStep(true);
    }),
  );
  const isAdmin = useIsAdmin();
  const tabs = allTabs.filter(({ value }) => isAdmin || !adminTabs.includes(value));
  const [search, setSearch] = useSearchParams();
  const current = tabs.find(({ value }) => value === search.get("tab")) ?? allTabs[0];
  return (
    <QueryClientProvider client={client}>
      <TimeZoneContext value={companyZone}>
        <TakenBackEmail>
          <NoteDrafts>
            {search.has("review") && !needsTwoStep ? (
              <LazyPart key="review" loading={<LoadingScreen message={t("details.loading")} />}>
                <Review />
              </LazyPart>
            ) : search.has("position") && !needsTwoStep ? (
              <LazyPart key="position" loading={<LoadingScreen message={t("admin.loading")} />}>
                <PositionEditor />
              </LazyPart>
            ) : (
              <div className="page-width pt-3 pb-16 text-[0.9375rem]">
                <header className="flex items-center gap-2">
                  <h1 className="text-lg font-semibold whitespace-nowrap">{t("user.admin")}</h1>
                  <Badge tone="red" className="min-w-0">
                    <span className="truncate" title={name}>
                      {name}
                    </span>
                  </Badge>
                  <Link
                    to="/"
                    className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-sm font-semibold text-primary hover:text-primary-strong max-sm:order-first max-sm:-ml-3 sm:ml-auto"
                  >
                    <ArrowLeft className="size-4" />
                    <span className="max-sm:sr-only">{t("admin.back")}</span>
                  </Link>
                </header>
                {isAdmin && !needsTwoStep && <OverdueBackup />}
                {needsTwoStep ? (
                  // An administrator must turn on two-step sign-in first.
                  <section
                    role="alert"
                    aria-labelledby="two-step-required"
                    className="flex flex-col items-start border-t border-line py-14"
                  >
                    <ShieldAlert className="size-10 text-accent" />
                    <h2 id="two-step-required" className="mt-4 text-2xl font-semibold">
                      {t("admin.twoStep")}
                    </h2>
                    <p className="mt-2 max-w-xl text-muted">{t("admin.twoStepText")}</p>
                    <LinkButton to="/settings#two-step" className="mt-6">
                      {t("admin.twoStepOpen")}
                    </LinkButton>
                  </section>
                ) : (
                  <Tabs.Root
                    value={current.value}
                    onValueChange={(tab: (typeof current)["value"]) => setSearch({ tab })}
                  >
                    <Tabs.List
                      aria-label={t("admin.tabs")}
                      className="flex gap-4 overflow-x-auto overflow-y-hidden border-b border-line sm:gap-6"
                      activateOnFocus={false}
                    >
                      {tabs.map(({ value }) => (
                        <Tabs.Tab
                          key={value}
                          value={value}
                          className="min-h-11 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
                        >
                          {t(`admin.tab.${value}`)}
                        </Tabs.Tab>
                      ))}
                    </Tabs.List>
                    {tabs.map(({ value, Content }) => (
                      <Tabs.Panel key={value} value={value} className="pt-5">
                        <LazyPart loading={tabSkeleton}>
                          <Content />
                        </LazyPart>
                      </Tabs.Panel>
                    ))}
                  </Tabs.Root>
                )}
              </div>
            )}
          </NoteDrafts>
        </TakenBackEmail>
      </TimeZoneContext>
    </QueryClientProvider>
  );
}

/** Warns on every tab when no backup has succeeded for twice the time planned. */
function OverdueBackup() {
  const t = useTranslation();
  const { data: state, dataUpdatedAt } = useBackupState();
  if (state === undefined || !isOverdue(state, new Date(dataUpdatedAt))) return null;
  return (
    <div className="mt-3">
      <Alert tone="error" title={t("admin.backupOverdue")}>
        {state.made !== null && (
          <p>
            {t("admin.backupOverdue.last")} <Timestamp iso={state.made.at} withTime />
          </p>
        )}
        <Link
          to={sectionAddress("backups")}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t("admin.backupOverdue.open")}
        </Link>
      </Alert>
    </div>
  );
}

/** Shown until the code of a tab has loaded. */
const tabSkeleton = (
  <div aria-busy="true">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="mt-4 h-160 w-full" />
  </div>
);
