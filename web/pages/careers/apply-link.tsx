import { useText } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonLook, type ButtonLook } from "#web/ui/button.tsx";
import { applyPath } from "./position-address.ts";

/** Leads to the application form with the position chosen. */
export function ApplyLink({
  title,
  className = "",
  ...look
}: ButtonLook & { title: string; className?: string }) {
  const t = useText();
  return (
    <Link
      to={applyPath(title)}
      aria-label={t("position.applyFor", { position: title })}
      className={`${className} ${buttonLook(look)}`}
    >
      {t("position.apply")}
    </Link>
  );
}
