import { type FunnelFigures, funnelSteps } from "#contract/funnel.ts";
import type { Language } from "#contract/languages.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";

/** The steps as bars. Those after sending name their share of the sent applications. */
export function FunnelBars({ figures }: { figures: FunnelFigures }) {
  const { t, language } = useI18n();
  const most = Math.max(1, ...funnelSteps.map((step) => figures[step]));
  return (
    <ol aria-label={t("funnel.chart")} className="grid gap-y-2.5 sm:gap-y-2">
      {funnelSteps.map((step, index) => {
        const count = figures[step];
        const isShare = index > funnelSteps.indexOf("sent") && figures.sent > 0;
        return (
          <li
            key={step}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm tabular-nums sm:grid-cols-[9.5rem_minmax(0,1fr)_9rem]"
          >
            <span>{t(`funnel.${step}`)}</span>
            <span
              aria-hidden="true"
              className="order-last col-span-2 mt-1 h-3 rounded-sm bg-neutral-soft sm:order-none sm:col-span-1 sm:mt-0 sm:h-6"
            >
              <span
                className="block h-full rounded-sm bg-primary"
                style={{ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 2 : 0 }}
              />
            </span>
            <span className="whitespace-nowrap">
              <span className="font-semibold">{formatNumber(count, language)}</span>
              {isShare && (
                <span className="pl-2 text-[0.8125rem] text-muted">
                  {t("funnel.share", { share: formatShare(count / figures.sent, language) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const formatShare = (share: number, language: Language) =>
  new Intl.NumberFormat(language, { style: "percent" }).format(share);
