import type { Funnel } from "#contract/funnel.ts";
import { formatNumber, formatShare } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";

/** Why applications were rejected, the most frequent reason first. */
export function Reasons({ reasons }: Pick<Funnel, "reasons">) {
  const { t, language } = useI18n();
  const all = reasons.reduce((total, { count }) => total + count, 0);
  if (all === 0) return null;
  return (
    <section aria-label={t("funnel.reasons")} className="mt-5">
      <h4 className="text-sm font-semibold">{t("funnel.reasons")}</h4>
      <dl className="mt-1 grid max-w-xl gap-y-1 text-sm tabular-nums">
        {reasons.map(({ reason, count }) => (
          <div
            key={reason ?? ""}
            className="grid grid-cols-[minmax(0,1fr)_4rem_4rem] border-b border-line py-1.5"
          >
            <dt>{reason === null ? t("reason.none") : t(`reason.${reason}`)}</dt>
            <dd className="text-right font-semibold">{formatNumber(count, language)}</dd>
            <dd className="text-right text-muted">{formatShare(count / all, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
