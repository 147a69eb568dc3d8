import { useTranslation } from "#web/i18n/i18n.tsx";
import { CallToAction } from "#web/layout/section.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

export function Closing() {
  const t = useTranslation();
  return (
    <CallToAction title={t("about.closing.title")} text={t("about.closing.text")}>
      <Link to="/contact" className={buttonClass({ size: "large" })}>
        {t("about.closing.contact")}
      </Link>
      <Link to="/solutions" className={buttonClass({ variant: "secondary", size: "large" })}>
        {t("about.closing.solutions")}
      </Link>
    </CallToAction>
  );
}
