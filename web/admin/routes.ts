import { type ComponentType, lazy } from "react";
import type { DictionaryName } from "#web/i18n/dictionaries.ts";

export type TabId = "dashboard" | "users" | "applications" | "positions" | "settings";

/** A screen of the panel. Its texts come beside those of the panel itself, in web/routes.ts. */
export type PanelRoute = {
  id: TabId | "application" | "position" | "print" | "interviews" | "reports" | "rejections";
  /** Below /admin, with at most one `:parameter`; empty for a tab without an address of its own. */
  path: string;
  /** The right that the server asks for in the calls of the screen (GET /permissions). */
  right: string;
  /** Whether the screen is a tab (spec §2), which `/admin?tab=` opens too. */
  isTab: boolean;
  /** The tab that shows the screen. */
  within?: TabId;
  Screen: ComponentType;
  dictionaries: readonly DictionaryName[];
};

/** All screens of the panel. The tabs are in the order of spec §2, and Positions; a bare /admin opens the first. */
export const panelRoutes: readonly PanelRoute[] = [
  {
    id: "dashboard",
    path: "",
    right: "panel.open",
    isTab: true,
    Screen: lazy(() => import("./overview/overview.tsx")),
    dictionaries: ["adminOverview", "adminAudit", "sessions"],
  },
  {
    id: "interviews",
    path: "/interviews",
    right: "interview.arrange",
    isTab: false,
    within: "dashboard",
    Screen: lazy(() => import("./interviews/agenda.tsx")),
    dictionaries: ["adminInterviews", "interviews"],
  },
  {
    id: "reports",
    path: "/reports",
    right: "panel.open",
    isTab: false,
    within: "dashboard",
    Screen: lazy(() => import("./overview/reports.tsx")),
    dictionaries: ["adminOverview"],
  },
  {
    id: "users",
    path: "/users/:id",
    right: "user.read",
    isTab: true,
    Screen: lazy(() => import("./users/users.tsx")),
    dictionaries: ["adminUsers", "adminExport", "sessions"],
  },
  {
    id: "applications",
    path: "",
    right: "application.read",
    isTab: true,
    Screen: lazy(() => import("./applications/applications.tsx")),
    dictionaries: ["adminExport", "adminMessages", "adminInterviews", "interviews", "adminReview"],
  },
  {
    id: "application",
    path: "/applications/:id",
    right: "application.read",
    isTab: false,
    Screen: lazy(() => import("./review/review.tsx")),
    dictionaries: ["adminReview", "adminMessages", "adminInterviews", "interviews"],
  },
  {
    id: "print",
    path: "/applications/:id/print",
    right: "application.export",
    isTab: false,
    Screen: lazy(() => import("./review/print.tsx")),
    dictionaries: ["adminReview", "adminInterviews", "interviews"],
  },
  {
    id: "rejections",
    path: "/rejections",
    right: "application.change",
    isTab: false,
    within: "applications",
    Screen: lazy(() => import("./applications/rejections.tsx")),
    dictionaries: ["adminReview", "adminMessages"],
  },
  {
    id: "positions",
    path: "",
    right: "position.read_drafts",
    isTab: true,
    Screen: lazy(() => import("./positions/positions.tsx")),
    dictionaries: ["adminPositions", "positions"],
  },
  {
    id: "position",
    path: "/positions/:slug",
    right: "position.change",
    isTab: false,
    Screen: lazy(() => import("./positions/editor.tsx")),
    dictionaries: [
      "adminPositions",
      "positions",
      "positionFields",
      "adminMessages",
      "adminInterviews",
      "interviews",
    ],
  },
  {
    id: "settings",
    path: "/settings/:section",
    right: "settings.change",
    isTab: true,
    Screen: lazy(() => import("./settings/settings.tsx")),
    dictionaries: ["adminSettings", "adminMessages", "adminAudit", "sessions"],
  },
];

export type Tab = PanelRoute & { id: TabId };

export const tabs = panelRoutes.filter((route): route is Tab => route.isTab);

const root = "/admin";

/** The screen at an address below /admin and its parameter; undefined where there is none. */
export function matchPanel(
  pathname: string,
  search = "",
): { route: PanelRoute; parameter: string } | undefined {
  const path = pathname.slice(root.length).replace(/\/+$/, "");
  if (path === "") {
    const tab = new URLSearchParams(search).get("tab");
    const route = tabs.find(({ id }) => id === tab) ?? tabs[0];
    return route && { route, parameter: "" };
  }
  const screen = panelRoutes.find((one) => one.path === path);
  if (screen !== undefined) return { route: screen, parameter: "" };
  const [, folder = "", parameter = "", ...rest] = path.split("/");
  const route = panelRoutes.find((one) => {
    const [, ownFolder, ownParameter, ...ownRest] = one.path.split("/");
    return ownFolder === folder && ownParameter?.startsWith(":") && ownRest.join() === rest.join();
  });
  if (route === undefined || parameter === "") return undefined;
  return { route, parameter: decoded(parameter) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Screen = "users" | "application" | "position" | "settings";

/** The address of a screen; `query` keeps the filters of a list beside it. */
export function panelAddress(screen: Screen, parameter: string, query?: URLSearchParams): string {
  const [folder] = panelRoutes.find(({ id }) => id === screen)?.path.split(":") ?? [];
  return withQuery(`${root}${folder}${encodeURIComponent(parameter)}`, query);
}

/** The address of an application for paper. */
export const printAddress = (id: string) => `${panelAddress("application", id)}/print`;

/** The address of a screen without a parameter. */
export function screenAddress(
  screen: "interviews" | "reports" | "rejections",
  query: Record<string, string> = {},
): string {
  return withQuery(`${root}/${screen}`, new URLSearchParams(query));
}

function withQuery(path: string, query: URLSearchParams | undefined): string {
  const search = query?.toString() ?? "";
  return search === "" ? path : `${path}?${search}`;
}

export function tabAddress(tab: TabId, query: Record<string, string> = {}): string {
  return `${root}?${new URLSearchParams({ tab, ...query }).toString()}`;
}

/** The keys of earlier addresses, and the screens that they opened. */
const earlierKeys = [
  ["review", "application"],
  ["application", "application"],
  ["position", "position"],
  ["section", "settings"],
] as const;

/** The present address of an earlier one of the panel, such as `/admin?review=`; undefined for others. */
export function presentAddress(pathname: string, search: string): string | undefined {
  if (pathname !== root) return undefined;
  const query = new URLSearchParams(search);
  const found = earlierKeys.find(([key]) => query.has(key));
  if (found === undefined) return undefined;
  const [key, screen] = found;
  const parameter = query.get(key) ?? "";
  for (const old of ["tab", "dialog", key]) query.delete(old);
  return panelAddress(screen, parameter, query);
}
