import type { Language } from "#contract/languages.ts";

export const locales = { en: "en-GB", vi: "vi-VN" } as const satisfies Record<Language, string>;

// Vietnamese does not abbreviate months as the medium style does.
const dates = {
  en: { day: "numeric", month: "short", year: "numeric" },
  vi: { day: "2-digit", month: "2-digit", year: "numeric" },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** A date in the reader's time zone. Takes an ISO instant, or `YYYY-MM-DD`, which has no time zone. */
export function formatDate(value: string, language: Language): string {
  const isDay = value.length === 10;
  return new Intl.DateTimeFormat(locales[language], {
    ...dates[language],
    ...(isDay ? { timeZone: "UTC" } : {}),
  }).format(new Date(value));
}

/** An ISO instant as date and time in the reader's time zone. */
export function formatDateTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    ...dates[language],
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(instant));
}
