import type { Language } from "#contract/languages.ts";

/** The dictionaries of the site, each in a small file per language that a page loads beside its code. */
const dictionaries = {
  common: {
    en: () => import("#content/en/common.ts"),
    vi: () => import("#content/vi/common.ts"),
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
    en: () => import("#content/en/apply.ts"),
    vi: () => import("#content/vi/apply.ts"),
  },
  applicationStatus: {
    en: () => import("#content/en/application-status.ts"),
    vi: () => import("#content/vi/application-status.ts"),
  },
  forms: {
    en: () => import("#content/en/forms.ts"),
    vi: () => import("#content/vi/forms.ts"),
  },
  fields: {
    en: () => import("#content/en/fields.ts"),
    vi: () => import("#content/vi/fields.ts"),
  },
  session: {
    en: () => import("#content/en/session.ts"),
    vi: () => import("#content/vi/session.ts"),
  },
  login: {
    en: () => import("#content/en/login.ts"),
    vi: () => import("#content/vi/login.ts"),
  },
  secondStep: {
    en: () => import("#content/en/second-step.ts"),
    vi: () => import("#content/vi/second-step.ts"),
  },
  signup: {
    en: () => import("#content/en/signup.ts"),
    vi: () => import("#content/vi/signup.ts"),
  },
  forgotPassword: {
    en: () => import("#content/en/forgot-password.ts"),
    vi: () => import("#content/vi/forgot-password.ts"),
  },
  resetPassword: {
    en: () => import("#content/en/reset-password.ts"),
    vi: () => import("#content/vi/reset-password.ts"),
  },
  account: {
    en: () => import("#content/en/account.ts"),
    vi: () => import("#content/vi/account.ts"),
  },
  settings: {
    en: () => import("#content/en/settings.ts"),
    vi: () => import("#content/vi/settings.ts"),
  },
  sessions: {
    en: () => import("#content/en/sessions.ts"),
    vi: () => import("#content/vi/sessions.ts"),
  },
  admin: {
    en: () => import("#content/en/admin.ts"),
    vi: () => import("#content/vi/admin.ts"),
  },
  adminOverview: {
    en: () => import("#content/en/admin-overview.ts"),
    vi: () => import("#content/vi/admin-overview.ts"),
  },
  adminAudit: {
    en: () => import("#content/en/admin-audit.ts"),
    vi: () => import("#content/vi/admin-audit.ts"),
  },
  adminUsers: {
    en: () => import("#content/en/admin-users.ts"),
    vi: () => import("#content/vi/admin-users.ts"),
  },
  adminSettings: {
    en: () => import("#content/en/admin-settings.ts"),
    vi: () => import("#content/vi/admin-settings.ts"),
  },
  adminReview: {
    en: () => import("#content/en/admin-review.ts"),
    vi: () => import("#content/vi/admin-review.ts"),
  },
  adminExport: {
    en: () => import("#content/en/admin-export.ts"),
    vi: () => import("#content/vi/admin-export.ts"),
  },
  notFound: {
    en: () => import("#content/en/not-found.ts"),
    vi: () => import("#content/vi/not-found.ts"),
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
