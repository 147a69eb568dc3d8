import type { ComponentType } from "react";
import type { PageId } from "#content/pages.ts";
import type { DictionaryName } from "./i18n/dictionaries.ts";
import { positionPaths } from "./pages/careers/position-address.ts";

export type Route = {
  /** Names the page's title and description in content/pages.ts. */
  id: PageId;
  path: string;
  /** The addresses of a path that stands for several pages. */
  paths?: readonly string[];
  /** Who may see the screen; the guard of the session holds it. */
  access: "public" | "user" | "admin";
  /** Prerendered for search engines, with a twin below /vi. The others are screens of the app. */
  isIndexed: boolean;
  dictionaries: readonly DictionaryName[];
  /** The file that `load` brings, by which the server finds what to preload. */
  file: `web/${"pages" | "admin"}/${string}.tsx`;
  load: () => Promise<{ default: ComponentType }>;
};

/** The routes of spec §2, in its order. */
export const routes: readonly Route[] = [
  {
    id: "home",
    path: "/",
    access: "public",
    isIndexed: true,
    dictionaries: ["home"],
    file: "web/pages/home/home.tsx",
    load: () => import("./pages/home/home.tsx"),
  },
  {
    id: "about",
    path: "/about",
    access: "public",
    isIndexed: true,
    dictionaries: ["about"],
    file: "web/pages/about/about.tsx",
    load: () => import("./pages/about/about.tsx"),
  },
  {
    id: "solutions",
    path: "/solutions",
    access: "public",
    isIndexed: true,
    dictionaries: ["solutions", "products"],
    file: "web/pages/solutions/solutions.tsx",
    load: () => import("./pages/solutions/solutions.tsx"),
  },
  {
    id: "projects",
    path: "/projects",
    access: "public",
    isIndexed: true,
    dictionaries: ["projects"],
    file: "web/pages/projects/projects.tsx",
    load: () => import("./pages/projects/projects.tsx"),
  },
  {
    id: "clients",
    path: "/clients",
    access: "public",
    isIndexed: true,
    dictionaries: ["clients"],
    file: "web/pages/clients/clients.tsx",
    load: () => import("./pages/clients/clients.tsx"),
  },
  {
    id: "team",
    path: "/team",
    access: "public",
    isIndexed: true,
    dictionaries: ["team"],
    file: "web/pages/team/team.tsx",
    load: () => import("./pages/team/team.tsx"),
  },
  {
    id: "careers",
    path: "/careers",
    access: "public",
    isIndexed: true,
    dictionaries: ["careers", "positions"],
    file: "web/pages/careers/careers.tsx",
    load: () => import("./pages/careers/careers.tsx"),
  },
  {
    id: "apply",
    path: "/careers/apply",
    access: "public",
    isIndexed: true,
    dictionaries: ["apply", "fields", "session"],
    file: "web/pages/careers/apply.tsx",
    load: () => import("./pages/careers/apply.tsx"),
  },
  {
    id: "applicationStatus",
    path: "/application-status",
    access: "public",
    isIndexed: false,
    dictionaries: ["applicationStatus", "fields", "session"],
    file: "web/pages/application-status/application-status.tsx",
    load: () => import("./pages/application-status/application-status.tsx"),
  },
  {
    id: "position",
    path: "/careers/:slug",
    paths: positionPaths,
    access: "public",
    isIndexed: true,
    dictionaries: ["positions", "positionDetails"],
    file: "web/pages/careers/position.tsx",
    load: () => import("./pages/careers/position.tsx"),
  },
  {
    id: "contact",
    path: "/contact",
    access: "public",
    isIndexed: true,
    dictionaries: ["contact"],
    file: "web/pages/contact.tsx",
    load: () => import("./pages/contact.tsx"),
  },
  {
    id: "privacy",
    path: "/privacy-policy",
    access: "public",
    isIndexed: true,
    dictionaries: ["privacy"],
    file: "web/pages/legal/privacy-policy.tsx",
    load: () => import("./pages/legal/privacy-policy.tsx"),
  },
  {
    id: "terms",
    path: "/terms-of-service",
    access: "public",
    isIndexed: true,
    dictionaries: ["terms"],
    file: "web/pages/legal/terms-of-service.tsx",
    load: () => import("./pages/legal/terms-of-service.tsx"),
  },
  {
    id: "login",
    path: "/login",
    access: "public",
    isIndexed: false,
    dictionaries: ["login", "fields", "session"],
    file: "web/pages/sign-in/login.tsx",
    load: () => import("./pages/sign-in/login.tsx"),
  },
  {
    id: "signup",
    path: "/signup",
    access: "public",
    isIndexed: false,
    dictionaries: ["login", "signup", "fields", "session"],
    file: "web/pages/sign-in/signup.tsx",
    load: () => import("./pages/sign-in/signup.tsx"),
  },
  {
    id: "forgotPassword",
    path: "/forgot-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["forgotPassword", "fields", "session"],
    file: "web/pages/sign-in/forgot-password.tsx",
    load: () => import("./pages/sign-in/forgot-password.tsx"),
  },
  {
    id: "resetPassword",
    path: "/reset-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["resetPassword", "fields", "session"],
    file: "web/pages/sign-in/reset-password.tsx",
    load: () => import("./pages/sign-in/reset-password.tsx"),
  },
  {
    id: "confirmEmail",
    path: "/confirm-email",
    access: "public",
    isIndexed: false,
    dictionaries: ["account", "session"],
    file: "web/pages/sign-in/confirm-email.tsx",
    load: () => import("./pages/sign-in/confirm-email.tsx"),
  },
  {
    id: "dashboard",
    path: "/dashboard",
    access: "user",
    isIndexed: false,
    dictionaries: ["account", "session"],
    file: "web/pages/dashboard/dashboard.tsx",
    load: () => import("./pages/dashboard/dashboard.tsx"),
  },
  {
    id: "profile",
    path: "/profile",
    access: "user",
    isIndexed: false,
    dictionaries: ["account", "forms", "fields", "session"],
    file: "web/pages/profile/profile.tsx",
    load: () => import("./pages/profile/profile.tsx"),
  },
  {
    id: "settings",
    path: "/settings",
    access: "user",
    isIndexed: false,
    dictionaries: ["settings", "sessions", "forms", "fields", "session"],
    file: "web/pages/settings/settings.tsx",
    load: () => import("./pages/settings/settings.tsx"),
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
    file: "web/admin/admin.tsx",
    load: () => import("./admin/admin.tsx"),
  },
];

export const notFound: Route = {
  id: "notFound",
  path: "*",
  access: "public",
  isIndexed: false,
  dictionaries: ["notFound", "products"],
  file: "web/pages/not-found.tsx",
  load: () => import("./pages/not-found.tsx"),
};
