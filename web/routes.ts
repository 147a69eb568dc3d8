import type { ComponentType } from "react";
import type { PageId } from "#content/pages.ts";
import type { DictionaryName } from "./dictionaries.ts";

export type Route = {
  /** Names the page's title and description in content/pages.ts. */
  id: PageId;
  path: string;
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
    id: "apply",
    path: "/careers/apply",
    access: "public",
    isIndexed: true,
    dictionaries: ["apply", "fields", "session"],
    file: "web/routes/careers/apply.tsx",
    load: () => import("./routes/careers/apply.tsx"),
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
    id: "resetPassword",
    path: "/reset-password",
    access: "public",
    isIndexed: false,
    dictionaries: ["resetPassword", "fields", "session"],
    file: "web/routes/reset-password.tsx",
    load: () => import("./routes/reset-password.tsx"),
  },
  {
    id: "admin",
    path: "/admin",
    access: "admin",
    isIndexed: false,
    dictionaries: ["admin", "fields", "session"],
    file: "web/routes/admin/admin.tsx",
    load: () => import("./routes/admin/admin.tsx"),
  },
];

export const notFound: Route = {
  id: "notFound",
  path: "*",
  access: "public",
  isIndexed: false,
  dictionaries: ["notFound"],
  file: "web/routes/not-found.tsx",
  load: () => import("./routes/not-found.tsx"),
};
