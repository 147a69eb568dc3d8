import {
  Activity,
  ArrowRight,
  BriefcaseBusiness,
  ChartColumn,
  FolderKanban,
  Inbox,
  Palette,
  Users,
  Wrench,
} from "lucide-react";
import type { ComponentProps } from "react";
import { rankOf, roleRanks, isStaff } from "#contract/staff.ts";
import { useSignedInUser } from "#web/session/guard.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { interpolateNodes, Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Link } from "#web/router/link.tsx";
import { hasPage } from "#web/router/match-route.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

/** The dashboard of the signed-in user (spec §2). */
export default function Dashboard() {
  const user = useSignedInUser();
  const t = useTranslation();
  const access = accessOf(user.role);
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <header>
        <h1 className="heading-2">{t("dashboard.title")}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-lg text-muted">
          <span className="min-w-0 wrap-anywhere">
            {t("dashboard.welcome", { name: user.name })}
          </span>
          <RoleBadge role={user.role} />
        </p>
      </header>
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Tile title={t("dashboard.status")}>
          <Badge tone={user.isActive ? "primary" : "grey"}>
            {t(user.isActive ? "dashboard.active" : "dashboard.inactive")}
          </Badge>
          {user.createdAt !== "" && (
            <p className="mt-3 text-[0.9375rem] text-muted">
              {interpolateNodes(t("dashboard.since"), { date: <Timestamp iso={user.createdAt} /> })}
            </p>
          )}
        </Tile>
        <Tile title={t("dashboard.role")}>
          <p className="text-xl font-semibold">{t(`dashboard.${access}Access`)}</p>
          <p className="mt-2 text-[0.9375rem] text-muted">{t(`dashboard.${access}AccessText`)}</p>
        </Tile>
        <Tile title={t("dashboard.actions")} className="md:col-span-2 lg:col-span-1">
          <p className="flex flex-wrap gap-3">
            <LinkButton to="/profile" variant="secondary" className="grow">
              {t("dashboard.viewProfile")}
            </LinkButton>
            <LinkButton to="/settings" variant="secondary" className="grow">
              {t("user.settings")}
            </LinkButton>
          </p>
        </Tile>
      </div>
      <section aria-labelledby="links" className="mt-12">
        <h2 id="links" className="heading-4">
          {t(access === "limited" ? "dashboard.workspace" : "user.admin")}
        </h2>
        <ul className="mt-5 grid gap-5 md:grid-cols-3">
          {linksByAccess[access]
            .filter(({ to }) => hasPage(to))
            .map(({ to, Icon, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="group flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-primary"
                >
                  <Icon className="mt-0.5 size-6 shrink-0 text-accent" />
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{t(`dashboard.${name}`)}</span>
                    <span className="mt-0.5 block text-[0.9375rem] text-muted">
                      {t(`dashboard.${name}Text`)}
                    </span>
                  </span>
                  <ArrowRight className="mt-1 size-5 shrink-0 text-muted group-hover:text-primary" />
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

function accessOf(role: string): "full" | "recruiting" | "limited" {
  if (rankOf(role) >= roleRanks.admin) return "full";
  return isStaff(role) ? "recruiting" : "limited";
}

function Tile({ title, className = "", children }: ComponentProps<"div"> & { title: string }) {
  return (
    <Card className={`p-6 ${className}`}>
      <h2 className="mb-3 text-sm font-semibold text-muted">{title}</h2>
      {children}
    </Card>
  );
}

const reports = { to: "/admin?tab=dashboard", Icon: ChartColumn, name: "viewReports" } as const;

const linksByAccess = {
  full: [
    { to: "/admin?tab=users", Icon: Users, name: "manageUsers" },
    reports,
    { to: "/admin?tab=settings", Icon: Wrench, name: "configure" },
  ],
  recruiting: [
    { to: "/admin?tab=applications", Icon: Inbox, name: "readApplications" },
    { to: "/admin?tab=positions", Icon: BriefcaseBusiness, name: "editPositions" },
    reports,
  ],
  limited: [
    { to: "/projects", Icon: FolderKanban, name: "viewProjects" },
    { to: "/settings#activity", Icon: Activity, name: "viewActivity" },
    { to: "/settings#appearance", Icon: Palette, name: "customize" },
  ],
} as const;
