import { QueryClientProvider } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { createQueryClient } from "#web/api/query-client.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { TabSkeleton } from "./tab-skeleton.tsx";
import { isTwoStepMissing, TwoStepNeeded } from "./two-step-needed.tsx";

const Review = lazy(() => import("./review/review.tsx"));

/** The tabs of spec §2, in its order; a bare /admin opens the first. Each comes when it is opened. */
const tabs = [
  {
    value: "dashboard",
    label: "admin.tab.dashboard",
    Content: lazy(() => import("./overview/overview.tsx")),
  },
  { value: "users", label: "admin.tab.users", Content: lazy(() => import("./users/users.tsx")) },
  {
    value: "applications",
    label: "admin.tab.applications",
    Content: lazy(() => import("./applications/applications.tsx")),
  },
  {
    value: "settings",
    label: "admin.tab.settings",
    Content: lazy(() => import("./settings/settings.tsx")),
  },
] as const;

/** The admin panel. Its tab stands in the address. */
export default function Panel({ name }: { name: string }) {
  const t = useTranslation();
  // What was read belongs to this visit: the next administrator at this browser reads anew.
  const [needsTwoStep, setNeedsTwoStep] = useState(false);
  const [client] = useState(() =>
    createQueryClient((failure) => {
      if (isTwoStepMissing(failure)) setNeedsTwoStep(true);
    }),
  );
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === search.get("tab")) ?? tabs[0];
  if (search.has("review") && !needsTwoStep) {
    return (
      <QueryClientProvider client={client}>
        <Suspense fallback={<LoadingScreen message={t("review.loading")} />}>
          <Review />
        </Suspense>
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={client}>
      <div className="frame pt-3 pb-16 text-[0.9375rem]">
        <header className="flex items-center gap-2">
          <h1 className="text-lg font-semibold whitespace-nowrap">{t("admin.title")}</h1>
          <Badge tone="red" className="min-w-0">
            <span className="truncate" title={name}>
              {name}
            </span>
          </Badge>
          <Link
            to="/"
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-sm font-semibold text-primary hover:text-primary-strong max-sm:order-first max-sm:-ml-3 sm:ml-auto"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t("admin.back")}</span>
          </Link>
        </header>
        {needsTwoStep ? (
          <TwoStepNeeded />
        ) : (
          <Tabs
            label={t("admin.tabs")}
            tabs={tabs.map(({ value, label, Content }) => ({
              value,
              label: t(label),
              content: (
                <Suspense fallback={<TabSkeleton hasCards={value === "dashboard"} />}>
                  <Content />
                </Suspense>
              ),
            }))}
            value={chosen.value}
            onChange={(tab) => setSearch({ tab })}
          />
        )}
      </div>
    </QueryClientProvider>
  );
}
