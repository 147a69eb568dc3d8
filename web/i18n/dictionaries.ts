import type { Language } from "#contract/languages.ts";

/** The dictionaries of the site, each in a small file per language that a page loads beside its code. */
const dictionaries = {
  common: {
    en: () => import("#i18n/en/common.ts"),
    vi: () => import("#i18n/vi/common.ts"),
  },
  home: {
    en: () => import("#content/en/home.ts"),
    vi: () => import("#content/vi/home.ts"),
  },
  solutions: {
    en: () => import("#content/en/solutions.ts"),
    vi: () => import("#content/vi/solutions.ts"),
  },
  products: {
    en: () => import("#content/en/products.ts"),
    vi: () => import("#content/vi/products.ts"),
  },
  projects: {
    en: () => import("#content/en/projects.ts"),
    vi: () => import("#content/vi/projects.ts"),
  },
  clients: {
    en: () => import("#content/en/clients.ts"),
    vi: () => import("#content/vi/clients.ts"),
  },
  careers: {
    en: () => import("#content/en/careers.ts"),
    vi: () => import("#content/vi/careers.ts"),
  },
  positions: {
    en: () => import("#content/en/positions.ts"),
    vi: () => import("#content/vi/positions.ts"),
  },
  positionDetails: {
    en: () => import("#content/en/position-details.ts"),
    vi: () => import("#content/vi/position-details.ts"),
  },
  about: {
    en: () => import("#content/en/about.ts"),
    vi: () => import("#content/vi/about.ts"),
  },
  team: {
    en: () => import("#content/en/team.ts"),
    vi: () => import("#content/vi/team.ts"),
  },
  contact: {
    en: () => import("#content/en/contact.ts"),
    vi: () => import("#content/vi/contact.ts"),
  },
  privacy: {
    en: () => import("#content/en/privacy.ts"),
    vi: () => import("#content/vi/privacy.ts"),
  },
  terms: {
    en: () => import("#content/en/terms.ts"),
    vi: () => import("#content/vi/terms.ts"),
  },
  apply: {
    en: () => import("#i18n/en/apply.ts"),
    vi: () => import("#i18n/vi/apply.ts"),
  },
  applicationStatus: {
    en: () => import("#i18n/en/application-status.ts"),
    vi: () => import("#i18n/vi/application-status.ts"),
  },
  forms: {
    en: () => import("#i18n/en/forms.ts"),
    vi: () => import("#i18n/vi/forms.ts"),
  },
  fields: {
    en: () => import("#i18n/en/fields.ts"),
    vi: () => import("#i18n/vi/fields.ts"),
  },
  session: {
    en: () => import("#i18n/en/session.ts"),
    vi: () => import("#i18n/vi/session.ts"),
  },
  login: {
    en: () => import("#i18n/en/login.ts"),
    vi: () => import("#i18n/vi/login.ts"),
  },
  secondStep: {
    en: () => import("#i18n/en/second-step.ts"),
    vi: () => import("#i18n/vi/second-step.ts"),
  },
  signup: {
    en: () => import("#i18n/en/signup.ts"),
    vi: () => import("#i18n/vi/signup.ts"),
  },
  forgotPassword: {
    en: () => import("#i18n/en/forgot-password.ts"),
    vi: () => import("#i18n/vi/forgot-password.ts"),
  },
  resetPassword: {
    en: () => import("#i18n/en/reset-password.ts"),
    vi: () => import("#i18n/vi/reset-password.ts"),
  },
  account: {
    en: () => import("#i18n/en/account.ts"),
    vi: () => import("#i18n/vi/account.ts"),
  },
  settings: {
    en: () => import("#i18n/en/settings.ts"),
    vi: () => import("#i18n/vi/settings.ts"),
  },
  sessions: {
    en: () => import("#i18n/en/sessions.ts"),
    vi: () => import("#i18n/vi/sessions.ts"),
  },
  admin: {
    en: () => import("#i18n/en/admin.ts"),
    vi: () => import("#i18n/vi/admin.ts"),
  },
  adminOverview: {
    en: () => import("#i18n/en/admin-overview.ts"),
    vi: () => import("#i18n/vi/admin-overview.ts"),
  },
  adminAudit: {
    en: () => import("#i18n/en/admin-audit.ts"),
    vi: () => import("#i18n/vi/admin-audit.ts"),
  },
  adminUsers: {
    en: () => import("#i18n/en/admin-users.ts"),
    vi: () => import("#i18n/vi/admin-users.ts"),
  },
  adminSettings: {
    en: () => import("#i18n/en/admin-settings.ts"),
    vi: () => import("#i18n/vi/admin-settings.ts"),
  },
  adminReview: {
    en: () => import("#i18n/en/admin-review.ts"),
    vi: () => import("#i18n/vi/admin-review.ts"),
  },
  adminExport: {
    en: () => import("#i18n/en/admin-export.ts"),
    vi: () => import("#i18n/vi/admin-export.ts"),
  },
  notFound: {
    en: () => import("#i18n/en/not-found.ts"),
    vi: () => import("#i18n/vi/not-found.ts"),
  },
} as const;

export type DictionaryName = keyof typeof dictionaries;

type EnglishFile<Name extends DictionaryName> = Awaited<
  ReturnType<(typeof dictionaries)[Name]["en"]>
>;

/** Every key of every dictionary. */
export type TextKey = {
  [Name in DictionaryName]: keyof EnglishFile<Name>[keyof EnglishFile<Name>];
}[DictionaryName];

export type Texts = Readonly<Record<string, string>>;

/** Loads some dictionaries of one language as one. */
export async function loadTexts(
  names: readonly DictionaryName[],
  language: Language,
): Promise<Texts> {
  const files = await Promise.all(names.map((name) => dictionaries[name][language]()));
  return Object.assign({}, ...files.flatMap((file): Texts[] => Object.values(file)));
}
