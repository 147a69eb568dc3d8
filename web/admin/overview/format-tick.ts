import type { Language } from "#contract/languages.ts";

const formats = {
  en: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }),
  vi: new Intl.DateTimeFormat("vi-VN", { day: "2-digit", month: "2-digit", timeZone: "UTC" }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A day in as few letters as possible, below a chart. Takes `YYYY-MM-DD`. */
export function formatTick(day: string, language: Language): string {
  return formats[language].format(new Date(day));
}
