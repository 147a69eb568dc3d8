import { exportFile as en } from "#i18n/en/export-file.ts";
import { exportFile as vi } from "#i18n/vi/export-file.ts";
import type { Language } from "#contract/languages.ts";

export type ExportText = keyof typeof en;

const dictionaries: Record<Language, Partial<Record<ExportText, string>>> = { en, vi };

/** The words of a file in one language. */
export type Say = (key: ExportText, values?: Readonly<Record<string, string>>) => string;

export function wordsIn(language: Language): Say {
  return (key, values = {}) =>
    (dictionaries[language][key] ?? key).replaceAll(
      /\{(\w+)\}/g,
      (place, name: string) => values[name] ?? place,
    );
}

export const isExportText = (text: string): text is ExportText => Object.hasOwn(en, text);
