import { Tabs } from "@base-ui/react/tabs";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { ArrowLeft, ShieldAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { createQueryClient } from "#web/data/query-client.ts";
import { QueryState, useLoadErrorToasts } from "#web/data/query-state.tsx";
import { companyZone } from "#web/i18n/format.ts";
import { TimeZoneContext, useTranslation } from "#web/i18n/i18n.tsx";
import { MoreTexts } from "#web/i18n/more-texts.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Link } from "#web/router/link.tsx";
import { markMissing } from "#web/router/match-route.ts";
import { Navigate, useLocation, useNavigate } from "#web/router/router.tsx";
import { useSignedInUser } from "#web/session/guard.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { TakenBackEmail } from "./messages/taken-back.tsx";
import { permissionsQuery } from "./permissions.ts";
import { BackupProblem, ServiceProblems } from "./problems.tsx";
import {
  matchPanel,
  type PanelRoute,
  presentAddress,
  type Tab,
  tabAddress,
  type TabId,
  tabs,
} from "./routes.ts";
import { TabSkeleton } from "./tab-skeleton.tsx";
import { NoteDrafts } from "./team-notes/drafts.tsx";

/** The frame of the panel: the screen of the address, or the tabs around it. */
export default function Shell() {
  const [needsTwoStep, setNeedsTwoStep] = useState(false);
  // A client per visit: the next administrator at this browser sees no data of this one.
  const [client] = useState(() =>
    createQueryClient((failure) => {
      const isRequired = failure instanceof ApiError && failure.code === "mfa_setup_required";
      if (isRequired) setNeedsTwoStep(true);
    }),
  );
  const { pathname, search } = useLocation();
  const match = matchPanel(pathname, search);
  const present = presentAddress(pathname, search);
  if (present !== undefined) return <Navigate to={present} />;
  if (match === undefined) return <Missing />;
  return (
    <QueryClientProvider client={client}>
      <TimeZoneContext value={companyZone}>
        <TakenBackEmail>
          <NoteDrafts>
            <Content route={match.route} needsTwoStep={needsTwoStep} />
          </NoteDrafts>
        </TakenBackEmail>
      </TimeZoneContext>
    </QueryClientProvider>
  );
}

/** An address below /admin without a screen: the page for unknown addresses takes its place. */
function Missing() {
  const navigate = useNavigate();
  useEffect(() => {
    markMissing(location.pathname);
    navigate(location.pathname + location.search, { replace: true });
  }, [navigate]);
  return null;
}

function Content({ route, needsTwoStep }: { route: PanelRoute; needsTwoStep: boolean }) {
  const t = useTranslation();
  const permissions = useQuery(permissionsQuery);
  const rights = permissions.data?.rights;
  if (needsTwoStep) {
    return (
      <Frame>
        <TwoStepRequired />
      </Frame>
    );
  }
  const loadingScreen = <LoadingScreen message={t("admin.loading")} />;
  if (rights === undefined) {
    // The heading of the tabs would flash above a screen of its own.
    if (tabOf(route) === undefined && permissions.error === null) return loadingScreen;
    return (
      <Frame>
        <QueryState
          query={permissions}
          failed={t("toast.loadFailed")}
          loading={<TabSkeleton id={route.id} />}
        >
          {() => null}
        </QueryState>
      </Frame>
    );
  }
  const open = tabs.filter(({ right }) => rights.includes(right));
  const tab = tabOf(route);
  if (!rights.includes(route.right)) {
    return (
      <TabbedFrame open={open} current={null} shown={route}>
        <NoRight />
      </TabbedFrame>
    );
  }
  if (tab === undefined) {
    return (
      <LazyPart key={route.id} loading={loadingScreen}>
        <ScreenOf route={route} />
      </LazyPart>
    );
  }
  return (
    <TabbedFrame open={open} current={tab} shown={route}>
      {rights.includes("backup.read") && <BackupProblem />}
      <ServiceProblems />
    </TabbedFrame>
  );
}

const tabOf = (route: PanelRoute) => (route.isTab ? route.id : route.within);

/** A screen with its texts. */
const ScreenOf = ({ route: { Screen, dictionaries } }: { route: PanelRoute }) => (
  <MoreTexts names={dictionaries}>
    <LoadErrors />
    <Screen />
  </MoreTexts>
);

/** Their titles are texts of the screen. */
function LoadErrors() {
  useLoadErrorToasts();
  return null;
}

/** The title of the panel, its tabs, the administrator, and the way back. */
function Frame({ tabs, children }: { tabs?: ReactNode; children: ReactNode }) {
  const t = useTranslation();
  const { name } = useSignedInUser();
  return (
    <div className="page-width min-h-[calc(100dvh-var(--header)-10.5rem)] pb-16 text-[0.9375rem]">
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line lg:h-12 lg:flex-nowrap lg:gap-x-6">
        <h1 className="heading-5 whitespace-nowrap">{t("user.admin")}</h1>
        {tabs}
        <span className="flex min-w-0 lg:ml-auto">
          <Badge tone="red">
            <span className="block truncate" title={name}>
              {name}
            </span>
          </Badge>
        </span>
        <Link
          to="/"
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-sm font-semibold text-primary hover:text-primary-strong max-sm:order-first max-sm:-ml-3 sm:max-lg:ml-auto"
        >
          <ArrowLeft className="size-4" />
          <span className="max-sm:sr-only">{t("admin.back")}</span>
        </Link>
      </header>
      {children}
    </div>
  );
}

/** An administrator must turn on two-step sign-in first. */
function TwoStepRequired() {
  const t = useTranslation();
  return (
    <section
      role="alert"
      aria-labelledby="two-step-required"
      className="flex flex-col items-start border-t border-line py-14"
    >
      <ShieldAlert className="size-10 text-accent" />
      <h2 id="two-step-required" className="mt-4 heading-3">
        {t("admin.twoStep")}
      </h2>
      <p className="mt-2 max-w-xl text-muted">{t("admin.twoStepText")}</p>
      <LinkButton to="/settings#two-step" className="mt-6">
        {t("admin.twoStepOpen")}
      </LinkButton>
    </section>
  );
}

/** Takes the place of a screen that the role may not see. */
function NoRight() {
  const t = useTranslation();
  return (
    <section className="py-14">
      <h2 className="heading-3">{t("guard.denied")}</h2>
      <p className="mt-2 max-w-xl text-muted">{t("guard.deniedText")}</p>
    </section>
  );
}

function TabbedFrame({
  open,
  current,
  shown,
  children,
}: {
  open: readonly Tab[];
  /** Null where none is selected. */
  current: string | null;
  /** The tab itself, or the screen in it. */
  shown: PanelRoute;
  /** Shown above each tab. */
  children: ReactNode;
}) {
  const t = useTranslation();
  const navigate = useNavigate();
  return (
    <Tabs.Root value={current} onValueChange={(tab: TabId) => navigate(tabAddress(tab))}>
      <Frame
        tabs={
          <Tabs.List
            aria-label={t("admin.tabs")}
            className="flex gap-4 self-stretch overflow-x-auto overflow-y-hidden max-lg:order-last max-lg:w-full sm:gap-6"
            activateOnFocus={false}
          >
            {open.map(({ id }) => (
              <Tabs.Tab
                key={id}
                value={id}
                className="min-h-11 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 data-active:border-primary data-active:text-ink"
              >
                {t(`admin.tab.${id}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        }
      >
        {children}
        {open.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className="pt-2 sm:pt-3 lg:pt-4">
            {/* A panel that is left stays for a moment: without the screen, which would be there twice. */}
            {id === current && (
              <LazyPart key={shown.id} loading={<TabSkeleton id={shown.id} />}>
                <ScreenOf route={shown} />
              </LazyPart>
            )}
          </Tabs.Panel>
        ))}
      </Frame>
    </Tabs.Root>
  );
}
