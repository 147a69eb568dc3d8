import type { ComponentProps, MouseEvent } from "react";
import { useI18n } from "../i18n/i18n.tsx";
import { prefetchPage } from "./load-page.ts";
import { localizeHref, matchRoute, type RouteMatch } from "./match-route.ts";
import { useLocation, useNavigate } from "./router.tsx";

/** The route of the address, and its path without /vi. */
export function useCurrentRoute(): RouteMatch {
  return matchRoute(useLocation().pathname);
}

/** Localizes links to the language of the address: below /vi they stay below it. */
export function useLinks(): { localizeHref: (to: string) => string } {
  const { localePrefix } = useCurrentRoute();
  return { localizeHref: (to) => localizeHref(localePrefix, to) };
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Passed to the target page. */
  state?: unknown;
};

/** A link within the site, with an address without /vi. It prefetches its page on hover and focus. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const { localizeHref } = useLinks();
  const { language } = useI18n();
  const navigate = useNavigate();
  const href = localizeHref(to);
  const prefetch = () => prefetchPage(to, language);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || isHandledByBrowser(event)) return;
    event.preventDefault();
    // The pointer may have come to the link long ago.
    prefetch();
    // As in any browser, a link to the current address adds no entry to the history.
    const replace = location.pathname + location.search + location.hash === href;
    navigate(href, { replace, state });
  }

  return (
    <a href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} {...rest}>
      {children}
    </a>
  );
}

/** A click that opens a tab or a window, or saves the target, instead of following the link. */
export function isHandledByBrowser(event: MouseEvent) {
  const target = event.currentTarget.getAttribute("target") ?? "_self";
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || hasModifier || target !== "_self";
}
