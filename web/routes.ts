import type { PageId } from "#content/pages.ts";
import type { DictionaryName } from "./i18n/dictionaries.ts";
import { recordCounts } from "./record-counts.ts";

export type Route = {
  /**
   * Names the page's title and description in content/pages.ts, and its screen: `forgotPassword` is the
   * default export of a file `forgot-password-page.tsx`.
   */
  id: PageId;
  path: string;
  /** Whether the page shows positions, which the server sends with it. */
  showsPositions?: boolean;
  /** The users who may see the screen; `Guard` in app.tsx checks it. */
  access: "public" | "user" | "admin";
  /** Prerendered for search engines, with a Vietnamese version below /vi. Other routes are screens of the app. */
  isIndexed: boolean;
  /** The texts of the screen, besides those of `common`. */
  dictionaries: readonly DictionaryName[];
};

const indexed = (id: PageId, path: string, ...dictionaries: DictionaryName[]): Route => ({
  id,
  path,
  access: "public",
  isIndexed: true,
  dictionaries,
});

const screen = (
  access: Route["access"],
  id: PageId,
  path: string,
  ...dictionaries: DictionaryName[]
): Route => ({ id, path, access, isIndexed: false, dictionaries });

/** The texts of screens with dialogs and calls. */
const forms = ["forms", "fields", "session"] as const;

/** Any path below /careers that is no other page; the server knows which positions exist. */
export const positionPattern = "/careers/:slug";

/** The routes of spec §2, in its order. */
const allRoutes: readonly Route[] = [
  indexed("home", "/", "home", "projectNames"),
  indexed("about", "/about", "about"),
  indexed("solutions", "/solutions", "solutions", "products"),
  indexed("projects", "/projects", "projects", "projectNames"),
  indexed("clients", "/clients", "clients"),
  indexed("team", "/team", "team"),
  { ...indexed("careers", "/careers", "careers", "positions"), showsPositions: true },
  { ...indexed("apply", "/careers/apply", "apply", "fields", "session"), showsPositions: true },
  screen("public", "applicationStatus", "/application-status", "applicationStatus", ...forms),
  { ...indexed("position", positionPattern, "positions"), showsPositions: true },
  indexed("checkEmail", "/check-email", "checkEmail", ...forms),
  indexed("contact", "/contact", "contact"),
  indexed("privacy", "/privacy-policy", "privacy"),
  indexed("terms", "/terms-of-service", "terms"),
  screen("public", "login", "/login", "login", "secondStep", ...forms),
  screen("public", "signup", "/signup", "login", "signup", ...forms),
  screen("public", "forgotPassword", "/forgot-password", "forgotPassword", ...forms),
  screen("public", "resetPassword", "/reset-password", "resetPassword", ...forms),
  screen("public", "confirmEmail", "/confirm-email", "account", "session"),
  screen("user", "dashboard", "/dashboard", "account", "session"),
  screen("user", "profile", "/profile", "account", ...forms),
  screen("user", "settings", "/settings", "settings", "sessions", ...forms),
  screen("admin", "admin", "/admin", "admin", "labels", ...forms),
];

const counts: Partial<Record<PageId, number>> = recordCounts;

/** The routes of the pages that have something to show. */
export const routes = allRoutes.filter(({ id }) => counts[id] !== 0);

export const notFound = screen("public", "notFound", "*", "notFound", "products");
