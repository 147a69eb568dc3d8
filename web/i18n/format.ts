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

/** A share from 0 to 1 in percent. */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: "percent" }).format(share);
}

/** The zone of the company: that of interviews and of the panel. */
export const companyZone = "Asia/Ho_Chi_Minh";

/**
 * A date in a time zone, by default the reader's. Takes an ISO instant, or `YYYY-MM-DD`, which has no time
 * zone.
 */
export function formatDate(value: string, language: Language, timeZone?: string): string {
  const isDay = value.length === 10;
  return new Intl.DateTimeFormat(locales[language], {
    ...dates[language],
    timeZone: isDay ? "UTC" : timeZone,
  }).format(new Date(value));
}

const shortDates = {
  en: { day: "numeric", month: "short" },
  vi: { day: "2-digit", month: "2-digit" },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** "21/09": without the year, Intl writes "21-09" in Vietnamese. */
export const withSlash = (day: string) => day.replace("-", "/");

const dayFormats = {
  /** Without the year. */
  short: (language: Language) => shortDates[language],
  long: () => ({ dateStyle: "long" }) as const,
  weekday: () => ({ weekday: "long" }) as const,
} satisfies Record<string, (language: Language) => Intl.DateTimeFormatOptions>;

/** A `YYYY-MM-DD` day in one of these forms. */
export function formatDay(day: string, language: Language, form: keyof typeof dayFormats): string {
  const options = { ...dayFormats[form](language), timeZone: "UTC" };
  const text = new Intl.DateTimeFormat(locales[language], options).format(new Date(day));
  return form === "short" ? withSlash(text) : text;
}

/** How long ago: "3 hours ago". */
export function formatPassed(
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  language: Language,
): string {
  return new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" }).format(-count, unit);
}

/** An ISO instant as date and time in a time zone, by default the reader's. */
export function formatDateTime(instant: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    ...dates[language],
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(new Date(instant));
}

/** The time of an instant: "14:05", by default on the clock of the reader. */
export const formatClock = (instant: string | Date, timeZone?: string) =>
  new Date(instant).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });

// Vietnam has had this offset all year since 1975.
const vietnamOffsetMs = 7 * 3_600_000;

/** An instant as the value of a date and time field, in Vietnam time. */
export const toVietnamField = (iso: string) =>
  new Date(Date.parse(iso) + vietnamOffsetMs).toISOString().slice(0, 16);

/** The instant of a date and time field in Vietnam time. */
export const fromVietnamField = (value: string) => `${value}:00+07:00`;

/** The day of an instant in Vietnam, as `YYYY-MM-DD`. */
export const vietnamDay = (iso: string) => toVietnamField(iso).slice(0, 10);

/** The present day in Vietnam, as `YYYY-MM-DD`. */
export const vietnamToday = () => vietnamDay(new Date().toISOString());
