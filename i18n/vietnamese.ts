/** The Vietnamese texts for an English dictionary. The language has no singular form, so `.one` never shows. */
export type Vietnamese<English> = Record<Exclude<keyof English, `${string}.one`>, string>;
