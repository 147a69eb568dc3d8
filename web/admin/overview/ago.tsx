import type { Language } from "#contract/languages.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage } from "#web/i18n/i18n.tsx";

const units = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

const longestMs = 7 * 86_400_000;

/** How long ago something was, for a week; then its day. The exact moment shows on hover. */
export function Ago({ iso, now }: { iso: string; now: number }) {
  const { language } = useLanguage();
  return (
    <time dateTime={iso} title={iso}>
      {wordsFor(iso, now, language)}
    </time>
  );
}

function wordsFor(iso: string, now: number, language: Language): string {
  // The clocks of server and reader differ a little: nothing happens in the future.
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed > longestMs) return formatDate(iso, language);
  const [unit, length] = units.findLast(([, length]) => passed >= length) ?? ["second", 1_000];
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return unit === "second"
    ? words.format(0, "second")
    : words.format(-Math.floor(passed / length), unit);
}
