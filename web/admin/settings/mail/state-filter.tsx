import { LetterState } from "#contract/outbox.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { lettersAddress } from "./address.ts";
import { stateTexts } from "./letter-words.ts";

/** How many letters there are in each state; each count leads to them. */
export function StateFilter({
  counts,
  current,
}: {
  counts: Record<LetterState, number> | undefined;
  current: LetterState | undefined;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const choices = [
    { state: undefined, text: t("adminSettings.mail.all"), count: all },
    ...LetterState.options.map((state) => ({
      state,
      text: t(stateTexts[state]),
      count: counts?.[state],
    })),
  ];
  return (
    <nav aria-label={t("adminSettings.mail.states")}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
        {choices.map(({ state, text, count }) => (
          <li key={text}>
            <Link
              to={lettersAddress({ state, page: 1 })}
              aria-current={state === current ? "page" : undefined}
              className="flex min-h-11 items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm text-muted hover:border-primary hover:text-ink aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {text}
              <span className="text-base font-semibold text-ink tabular-nums">
                {count === undefined ? "–" : formatNumber(count, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
