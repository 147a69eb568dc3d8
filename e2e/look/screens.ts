import type { PageId } from "#content/pages.ts";
import type { Store } from "./store.ts";

/** A screen in the states that its store gives it. */
export type Screen = {
  name: string;
  path: string;
  /** Whether a member of staff is signed in. */
  isStaff: boolean;
};

type Addresses<Id extends string> = Record<Id, ((store: Store) => string) | null>;

// web/look.test.ts compares these tables with the routes in the code.

/** The address of every page; null for those whose screens are listed apart. */
export const pages: Addresses<PageId> = {
  home: () => "/",
  about: () => "/about",
  solutions: () => "/solutions",
  projects: () => "/projects",
  clients: () => "/clients",
  team: () => "/team",
  careers: () => "/careers",
  position: () => "/careers/ai-engineer",
  apply: () => "/careers/apply?position=ai-engineer",
  applicationStatus: ({ statusLink }) => statusLink,
  checkEmail: () => "/check-email",
  contact: () => "/contact",
  privacy: () => "/privacy-policy",
  terms: () => "/terms-of-service",
  login: () => "/login",
  signup: () => "/signup",
  forgotPassword: () => "/forgot-password",
  resetPassword: () => "/reset-password",
  confirmEmail: () => "/confirm-email",
  dashboard: () => "/dashboard",
  profile: () => "/profile",
  settings: () => "/settings",
  admin: null,
  notFound: () => "/no-such-page",
};

/** The address of every screen of the panel; null for those whose screens are listed apart. */
export const panel: Addresses<string> = {
  dashboard: () => "/admin",
  interviews: () => "/admin/interviews",
  reports: () => "/admin/reports",
  users: () => "/admin?tab=users",
  applications: () => "/admin?tab=applications",
  application: ({ offered }) => `/admin/applications/${offered}`,
  print: ({ offered }) => `/admin/applications/${offered}/print`,
  rejections: () => "/admin/rejections",
  positions: () => "/admin?tab=positions",
  position: () => "/admin/positions/ai-engineer",
  settings: null,
};

/** The sections of the settings. */
export const settings: readonly string[] = [
  "recipients",
  "mail",
  "email-texts",
  "rejections",
  "late-answers",
  "retention",
  "privacy",
  "holidays",
  "sign-in",
  "recruiters",
  "backups",
  "audit",
];

/** Screens whose second state has an address of its own. */
const states: Addresses<string> = {
  "applications, filtered": () => "/admin?tab=applications&overdue=true&status=submitted",
  "applications, none": () => "/admin?tab=applications&q=khongcoaicotennhuvay",
  "application, rejected": ({ rejected }) => `/admin/applications/${rejected}`,
};

const ofAccounts: readonly string[] = ["dashboard", "profile", "settings"];

/** Every screen of the routes in the code. */
export function screensOf(store: Store): Screen[] {
  const listed = (entries: Addresses<string>, isStaff: (id: string) => boolean) =>
    Object.entries(entries).flatMap(([id, pathOf]) =>
      pathOf === null ? [] : [{ name: id, path: pathOf(store), isStaff: isStaff(id) }],
    );
  return [
    ...listed(pages, (id) => ofAccounts.includes(id)),
    ...listed(panel, () => true).map((screen) => ({ ...screen, name: `panel ${screen.name}` })),
    ...settings.map((id) => ({
      name: `settings ${id}`,
      path: `/admin/settings/${id}`,
      isStaff: true,
    })),
    ...listed(states, () => true),
  ];
}
