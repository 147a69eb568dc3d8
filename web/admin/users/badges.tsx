import type { User } from "#contract/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** Whether the user may sign in, which is no matter of employment. */
export function ActiveBadge({ active }: Pick<User, "active">) {
  const t = useTranslation();
  return (
    <span className="inline-flex" title={t(active ? "users.activeText" : "users.inactiveText")}>
      <Badge tone={active ? "primary" : "grey"} dot={!active}>
        {t(active ? "users.active" : "users.inactive")}
      </Badge>
    </span>
  );
}

/** Stands beside whoever has not accepted the invitation yet. */
export function InvitedBadge() {
  const t = useTranslation();
  return (
    <span className="inline-flex" title={t("users.invitedText")}>
      <Badge tone="outline">{t("users.invited")}</Badge>
    </span>
  );
}
