import { RequireRole } from "#web/auth/guard.tsx";
import { useSession } from "#web/auth/session.tsx";
import type { ReactNode } from "react";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import {
  Activity,
  ArrowRight,
  ChartColumn,
  FolderKanban,
  type LucideIcon,
  Palette,
  Users,
  Wrench,
} from "lucide-react";
import type { TextKey } from "#web/i18n/dictionaries.ts";

/** The personal dashboard (spec §2), for whoever is signed in. */
export default function Dashboard() {
  const { user } = useSession();
  return <RequireRole>{user !== null && <Overview user={user} />}</RequireRole>;
}

function Overview({ user }: { user: SessionUser }) {
  const t = useTranslation();
  const hasFullAccess = rankOf(user.role) >= roleRanks.admin;
  return (
    <div className="frame pt-10 pb-20 sm:pt-14">
      <header>
        <h1 className="text-3xl font-semibold sm:text-4xl">{t("dashboard.title")}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-lg text-muted">
          <span className="min-w-0 wrap-anywhere">
            {t("dashboard.welcome", { name: user.name })}
          </span>
          <RoleBadge role={user.role} />
        </p>
      </header>
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Fact title={t("dashboard.status")}>
          <Badge tone={user.isActive ? "primary" : "grey"}>
            {t(user.isActive ? "dashboard.active" : "dashboard.inactive")}
          </Badge>
          {user.createdAt !== "" && <MemberSince instant={user.createdAt} />}
        </Fact>
        <Fact title={t("dashboard.role")}>
          <p className="text-xl font-semibold">
            {t(hasFullAccess ? "dashboard.fullAccess" : "dashboard.limitedAccess")}
          </p>
          <p className="mt-2 text-[0.9375rem] text-muted">
            {t(hasFullAccess ? "dashboard.fullAccessText" : "dashboard.limitedAccessText")}
          </p>
        </Fact>
        <Fact title={t("dashboard.actions")} className="md:col-span-2 lg:col-span-1">
          <p className="flex flex-wrap gap-3">
            <Link to="/profile" className={`grow ${buttonClass({ variant: "secondary" })}`}>
              {t("dashboard.viewProfile")}
            </Link>
            <Link to="/settings" className={`grow ${buttonClass({ variant: "secondary" })}`}>
              {t("dashboard.settings")}
            </Link>
          </p>
        </Fact>
      </div>
      {hasFullAccess ? <AdminGroup /> : <WorkspaceGroup />}
    </div>
  );
}

function Fact({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card className={`p-6 ${className}`}>
      <h2 className="mb-3 text-[0.9375rem] font-semibold text-muted">{title}</h2>
      {children}
    </Card>
  );
}

function MemberSince({ instant }: { instant: string }) {
  const t = useTranslation();
  const [before, after] = t("dashboard.since").split("{date}");
  return (
    <p className="mt-3 text-[0.9375rem] text-muted">
      {before}
      <Timestamp iso={instant} />
      {after}
    </p>
  );
}

type Way = { to: string; Icon: LucideIcon; label: TextKey; text: TextKey };

const adminWays = [
  {
    to: "/admin?tab=users",
    Icon: Users,
    label: "dashboard.manageUsers",
    text: "dashboard.manageUsersText",
  },
  {
    to: "/admin?tab=dashboard",
    Icon: ChartColumn,
    label: "dashboard.viewReports",
    text: "dashboard.viewReportsText",
  },
  {
    to: "/admin?tab=settings",
    Icon: Wrench,
    label: "dashboard.configure",
    text: "dashboard.configureText",
  },
] as const satisfies readonly Way[];

const workspaceWays = [
  {
    to: "/projects",
    Icon: FolderKanban,
    label: "dashboard.viewProjects",
    text: "dashboard.viewProjectsText",
  },
  {
    to: "/settings#activity",
    Icon: Activity,
    label: "dashboard.viewActivity",
    text: "dashboard.viewActivityText",
  },
  {
    to: "/settings#appearance",
    Icon: Palette,
    label: "dashboard.customize",
    text: "dashboard.customizeText",
  },
] as const satisfies readonly Way[];

function AdminGroup() {
  return <Group title="dashboard.admin" ways={adminWays} />;
}

function WorkspaceGroup() {
  return <Group title="dashboard.workspace" ways={workspaceWays} />;
}

function Group({ title, ways }: { title: TextKey; ways: readonly Way[] }) {
  const t = useTranslation();
  return (
    <section aria-labelledby="group" className="mt-12">
      <h2 id="group" className="text-2xl font-semibold">
        {t(title)}
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {ways.map(({ to, Icon, label, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-primary"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(label)}</span>
                <span className="mt-0.5 block text-[0.9375rem] text-muted">{t(text)}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="mt-1 size-5 shrink-0 text-muted group-hover:text-primary"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
