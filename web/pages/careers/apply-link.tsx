import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass, type ButtonVariant } from "#web/ui/button-class.ts";
import { applyPath } from "./position-address.ts";

/** Leads to the application form with the position chosen. */
export function ApplyLink({
  title,
  className = "",
  ...variant
}: ButtonVariant & { title: string; className?: string }) {
  const t = useTranslation();
  return (
    <Link
      to={applyPath(title)}
      aria-label={t("position.applyFor", { position: title })}
      className={`${className} ${buttonClass(variant)}`}
    >
      {t("position.apply")}
    </Link>
  );
}
