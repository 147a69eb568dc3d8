import { exportFile as en } from "#i18n/en/export-file.ts";
import { exportFile as vi } from "#i18n/vi/export-file.ts";
import type { Language } from "#contract/languages.ts";
import { translator } from "#server/http/language.ts";

export type ExportText = keyof typeof en;

const translate = translator<ExportText>({ en, vi });

/** Gives the texts of a file in its language. */
export type Say = (key: ExportText, values?: Readonly<Record<string, string>>) => string;

export const wordsIn =
  (language: Language): Say =>
  (key, values) =>
    translate(language, key, values);

export const isExportText = (text: string): text is ExportText => Object.hasOwn(en, text);
