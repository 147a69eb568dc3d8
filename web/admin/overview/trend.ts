import type { Language } from "#contract/languages.ts";
import { formatNumber } from "#web/i18n/format.ts";

/** A change with its sign, which zero has as well (spec §2: "+0 from last month"). */
export function formatChange(change: number, language: Language): string {
  return `${change < 0 ? "−" : "+"}${formatNumber(Math.abs(change), language)}`;
}
