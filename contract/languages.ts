import * as z from "zod/mini";

/** The languages of the site. English is the default (spec §9). */
export const Language = z.enum(["en", "vi"]);
export type Language = z.infer<typeof Language>;
export const languages = Language.options;
export const defaultLanguage: Language = "en";
