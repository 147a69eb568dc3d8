import {
  Activity,
  ArrowRight,
  ChartColumn,
  FolderKanban,
  Palette,
  Wrench,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";

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

export function AdminGroup() {
  return <Group title="dashboard.admin" ways={adminWays} />;
}

export function WorkspaceGroup() {
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
