import { CalendarClock, Download, FileSearch, UserPlus, type LucideIcon } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Panel } from "./panel.tsx";

/** Quick Actions: what is done most often, one step away. */
export function Actions({
  oldest,
}: {
  /** The application that has waited longest: null where none waits, undefined where nobody knows. */
  oldest: string | null | undefined;
}) {
  const t = useTranslation();
  return (
    <Panel title={t("overview.actions")}>
      <ul className="-mx-2 grid gap-1">
        <Action
          Icon={UserPlus}
          to="/admin?tab=users&dialog=create"
          label={t("overview.createUser")}
          text={t("overview.createUserText")}
        />
        {typeof oldest === "string" ? (
          <Action
            Icon={FileSearch}
            // On from there lead those that have waited almost as long.
            to={`/admin?tab=applications&status=submitted&sort=oldest&review=${oldest}`}
            label={t("overview.oldest")}
            text={t("overview.oldestText")}
          />
        ) : (
          <ActionWithout
            Icon={FileSearch}
            label={t("overview.oldest")}
            reason={t(oldest === null ? "overview.oldestNone" : "overview.oldestUnknown")}
          />
        )}
        <Action
          Icon={CalendarClock}
          to="/admin?tab=applications&overdue=true"
          label={t("overview.overdue")}
          text={t("overview.overdueText")}
        />
        <Action
          Icon={Download}
          to="/admin?tab=applications"
          label={t("overview.export")}
          text={t("overview.exportText")}
        />
      </ul>
    </Panel>
  );
}

const look = "flex w-full items-start gap-3 rounded-sm px-2 py-2 text-left";

function Action({
  Icon,
  to,
  label,
  text,
}: {
  Icon: LucideIcon;
  to: string;
  label: string;
  text: string;
}) {
  return (
    <li>
      <Link to={to} className={`${look} group hover:bg-grey-soft`}>
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block text-[0.9375rem] font-semibold group-hover:text-primary">
            {label}
          </span>
          <span className="block text-[0.8125rem] text-muted">{text}</span>
        </span>
      </Link>
    </li>
  );
}

/** The same where there is nothing to lead to. It can still be reached, so that its reason is heard. */
function ActionWithout({
  Icon,
  label,
  reason,
}: {
  Icon: LucideIcon;
  label: string;
  reason: string;
}) {
  return (
    <li>
      <button
        type="button"
        aria-disabled="true"
        className={`${look} cursor-not-allowed text-muted`}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <span className="block text-[0.9375rem] font-semibold">{label}</span>
          <span className="block text-[0.8125rem]">{reason}</span>
        </span>
      </button>
    </li>
  );
}
