import type { ComponentType } from "react";
import type { PageId } from "#content/pages.ts";
import type { DictionaryName } from "./dictionaries.ts";
import { positionPaths } from "./routes/careers/position-address.ts";

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
  file: `web/routes/${string}.tsx`;
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
    file: "web/routes/home/home.tsx",
    load: () => import("./routes/home/home.tsx"),
  },
  {
    id: "about",
    path: "/about",
    access: "public",
    isIndexed: true,
    dictionaries: ["about"],
    file: "web/routes/about/about.tsx",
    load: () => import("./routes/about/about.tsx"),
  },
  {
    id: "solutions",
    path: "/solutions",
    access: "public",
    isIndexed: true,
    dictionaries: ["solutions", "products"],
    file: "web/routes/solutions/solutions.tsx",
    load: () => import("./routes/solutions/solutions.tsx"),
  },
  {
    id: "projects",
    path: "/projects",
    access: "public",
    isIndexed: true,
    dictionaries: ["projects"],
    file: "web/routes/projects/projects.tsx",
    load: () => import("./routes/projects/projects.tsx"),
  },
  {
    id: "clients",
    path: "/clients",
    access: "public",
    isIndexed: true,
    dictionaries: ["clients"],
    file: "web/routes/clients/clients.tsx",
    load: () => import("./routes/clients/clients.tsx"),
  },
  {
    id: "team",
    path: "/team",
    access: "public",
    isIndexed: true,
    dictionaries: ["team"],
    file: "web/routes/team/team.tsx",
    load: () => import("./routes/team/team.tsx"),
  },
  {
    id: "careers",
    path: "/careers",
    access: "public",
    isIndexed: true,
    dictionaries: ["careers", "positions"],
    file: "web/routes/careers/careers.tsx",
    load: () => import("./routes/careers/careers.tsx"),
  },
  {
    id: "apply",
    path: "/careers/apply",
    access: "public",
    isIndexed: true,
    dictionaries: ["apply", "fields", "session"],
    file: "web/routes/careers/apply.tsx",
    load: () => import("./routes/careers/apply.tsx"),
  },
  {
    id: "applicationStatus",
    path: "/application-status",
    access: "public",
    isIndexed: false,
    dictionaries: ["applicationStatus", "fields", "session"],
    file: "web/routes/application-status/application-status.tsx",
    load: () => import("./routes/application-status/application-status.tsx"),
  },
  {
    id: "position",
    path: "/careers/:slug",
    paths: positionPaths,
    access: "public",
    isIndexed: true,
    dictionaries: ["positions", "positionDetails"],
    file: "web/routes/careers/position.tsx",
    load: () => import("./routes/careers/position.tsx"),
  },
  {
    id: "contact",
    path: "/contact",
    access: "public",
    isIndexed: true,
    dictionaries: ["contact"],
    file: "web/routes/contact.tsx",
    load: () => import("./routes/contact.tsx"),
  },
  {
    id: "privacy",
    path: "/privacy-policy",
    access: "public",
    isIndexed: true,
    dictionaries: ["privacy"],
    file: "web/routes/legal/privacy-policy.tsx",
    load: () => import("./routes/legal/privacy-policy.tsx"),
  },
  {
    id: "terms",
    path: "/terms-of-service",
    access: "public",
    isIndexed: true,
    dictionaries: ["terms"],
    file: "web/routes/legal/terms-of-service.tsx",
    load: () => import("./routes/legal/terms-of-service.tsx"),
  },
  {
    id: "login",
    path: "/login",
    access: "public",
    isIndexed: false,
    dictionaries: ["login", "fields", "session"],
    file: "web/routes/login.tsx",
    load: () => import("./routes/login.tsx"),
  },
  {
    id: "signup",
    path: "/signup",
    access: "public",
    isIndexed: false,
    dictionaries: ["login", "signup", "fields", "session"],
    file: "web/routes/signup.tsx",
    load: () => import("./routes/signup.tsx"),
  },
  {
    id: "forgotPassword",
    path: "/forgot-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["forgotPassword", "fields", "session"],
    file: "web/routes/forgot-password.tsx",
    load: () => import("./routes/forgot-password.tsx"),
  },
  {
    id: "resetPassword",
    path: "/reset-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["resetPassword", "fields", "session"],
    file: "web/routes/reset-password.tsx",
    load: () => import("./routes/reset-password.tsx"),
  },
  {
    id: "confirmEmail",
    path: "/confirm-email",
    access: "public",
    isIndexed: false,
    dictionaries: ["account", "session"],
    file: "web/routes/confirm-email.tsx",
    load: () => import("./routes/confirm-email.tsx"),
  },
  {
    id: "dashboard",
    path: "/dashboard",
    access: "user",
    isIndexed: false,
    dictionaries: ["account", "session"],
    file: "web/routes/dashboard/dashboard.tsx",
    load: () => import("./routes/dashboard/dashboard.tsx"),
  },
  {
    id: "profile",
    path: "/profile",
    access: "user",
    isIndexed: false,
    dictionaries: ["account", "forms", "fields", "session"],
    file: "web/routes/profile/profile.tsx",
    load: () => import("./routes/profile/profile.tsx"),
  },
  {
    id: "settings",
    path: "/settings",
    access: "user",
    isIndexed: false,
    dictionaries: ["settings", "sessions", "forms", "fields", "session"],
    file: "web/routes/settings/settings.tsx",
    load: () => import("./routes/settings/settings.tsx"),
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
    file: "web/routes/admin/admin.tsx",
    load: () => import("./routes/admin/admin.tsx"),
  },
];

export const notFound: Route = {
  id: "notFound",
  path: "*",
  access: "public",
  isIndexed: false,
  dictionaries: ["notFound", "products"],
  file: "web/routes/not-found.tsx",
  load: () => import("./routes/not-found.tsx"),
};
