import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** A role in the colours of spec §2: admin red, user blue, any other role grey. */
export function RoleBadge({ role }: { role: string }) {
  const t = useTranslation();
  if (role === "admin") return <Badge tone="red">{t("role.admin")}</Badge>;
  if (role === "user") return <Badge tone="blue">{t("role.user")}</Badge>;
  if (role === "recruiter") return <Badge tone="grey">{t("role.recruiter")}</Badge>;
  return <Badge tone="grey">{role}</Badge>;
}
