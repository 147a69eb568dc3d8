import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLinks } from "#web/router/link.tsx";

/** What an applicant agrees to. The policy opens beside the form, which would lose what was typed. */
export function Consent() {
  const t = useTranslation();
  const { localizeHref } = useLinks();
  const [before, after] = t("apply.consent").split("{policy}");
  return (
    <p className="text-[0.9375rem] text-muted">
      {before}
      <a
        href={localizeHref("/privacy-policy")}
        target="_blank"
        rel="noopener"
        className="font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
      >
        {t("apply.consent.policy")}
        <span className="sr-only"> ({t("apply.consent.newTab")})</span>
      </a>
      {after}
    </p>
  );
}
