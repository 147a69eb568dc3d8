import type { PageId } from "#content/pages.ts";
import type { DictionaryName } from "./i18n/dictionaries.ts";
import { positionPaths } from "./pages/careers/position-address.ts";

export type Route = {
  /**
   * Names the page's title and description in content/pages.ts, and its screen: `forgotPassword` is the
   * default export of a file `forgot-password-page.tsx`.
   */
  id: PageId;
  path: string;
  /** The addresses of a path that stands for several pages. */
  paths?: readonly string[];
  /** Who may see the screen; the guard of the session holds it. */
  access: "public" | "user" | "admin";
  /** Prerendered for search engines, with a twin below /vi. The others are screens of the app. */
  isIndexed: boolean;
  dictionaries: readonly DictionaryName[];
};

/** The routes of spec §2, in its order. */
export const routes: readonly Route[] = [
  { id: "home", path: "/", access: "public", isIndexed: true, dictionaries: ["home"] },
  { id: "about", path: "/about", access: "public", isIndexed: true, dictionaries: ["about"] },
  {
    id: "solutions",
    path: "/solutions",
    access: "public",
    isIndexed: true,
    dictionaries: ["solutions", "products"],
  },
  {
    id: "projects",
    path: "/projects",
    access: "public",
    isIndexed: true,
    dictionaries: ["projects"],
  },
  { id: "clients", path: "/clients", access: "public", isIndexed: true, dictionaries: ["clients"] },
  { id: "team", path: "/team", access: "public", isIndexed: true, dictionaries: ["team"] },
  {
    id: "careers",
    path: "/careers",
    access: "public",
    isIndexed: true,
    dictionaries: ["careers", "positions"],
  },
  {
    id: "apply",
    path: "/careers/apply",
    access: "public",
    isIndexed: true,
    dictionaries: ["apply", "fields", "session"],
  },
  {
    id: "applicationStatus",
    path: "/application-status",
    access: "public",
    isIndexed: false,
    dictionaries: ["applicationStatus", "fields", "session"],
  },
  {
    id: "position",
    path: "/careers/:slug",
    paths: positionPaths,
    access: "public",
    isIndexed: true,
    dictionaries: ["positions", "positionDetails"],
  },
  { id: "contact", path: "/contact", access: "public", isIndexed: true, dictionaries: ["contact"] },
  {
    id: "privacy",
    path: "/privacy-policy",
    access: "public",
    isIndexed: true,
    dictionaries: ["privacy"],
  },
  {
    id: "terms",
    path: "/terms-of-service",
    access: "public",
    isIndexed: true,
    dictionaries: ["terms"],
  },
  {
    id: "login",
    path: "/login",
    access: "public",
    isIndexed: false,
    dictionaries: ["login", "fields", "session"],
  },
  {
    id: "signup",
    path: "/signup",
    access: "public",
    isIndexed: false,
    dictionaries: ["login", "signup", "fields", "session"],
  },
  {
    id: "forgotPassword",
    path: "/forgot-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["forgotPassword", "fields", "session"],
  },
  {
    id: "resetPassword",
    path: "/reset-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["resetPassword", "fields", "session"],
  },
  {
    id: "confirmEmail",
    path: "/confirm-email",
    access: "public",
    isIndexed: false,
    dictionaries: ["account", "session"],
  },
  {
    id: "dashboard",
    path: "/dashboard",
    access: "user",
    isIndexed: false,
    dictionaries: ["account", "session"],
  },
  {
    id: "profile",
    path: "/profile",
    access: "user",
    isIndexed: false,
    dictionaries: ["account", "forms", "fields", "session"],
  },
  {
    id: "settings",
    path: "/settings",
    access: "user",
    isIndexed: false,
    dictionaries: ["settings", "sessions", "forms", "fields", "session"],
  },
  {
    id: "admin",
    path: "/admin",
    access: "admin",
    isIndexed: false,
    dictionaries: [
      "admin",
      "adminOverview",
      "adminAudit",
      "adminUsers",
      "sessions",
      "adminSettings",
      "adminReview",
      "adminExport",
      "forms",
      "fields",
      "session",
    ],
  },
];

export const notFound: Route = {
  id: "notFound",
  path: "*",
  access: "public",
  isIndexed: false,
  dictionaries: ["notFound", "products"],
};
