import { useText } from "#web/i18n/i18n.tsx";
import { useWays } from "#web/router/link.tsx";

/** What an applicant agrees to. The policy opens beside the form, which would lose what was typed. */
export function Consent() {
  const t = useText();
  const { addressOf } = useWays();
  const [before, after] = t("apply.consent").split("{policy}");
  return (
    <p className="text-[0.9375rem] text-muted">
      {before}
      <a
        href={addressOf("/privacy-policy")}
        target="_blank"
        rel="noopener"
        className="font-semibold text-jade underline underline-offset-4 hover:text-jade-strong"
      >
        {t("apply.consent.policy")}
        <span className="sr-only"> ({t("apply.consent.newTab")})</span>
      </a>
      {after}
    </p>
  );
}
