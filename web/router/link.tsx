import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { useNavigate } from "./router.tsx";

type CurrentRoute = {
  /** Path of the page without the prefix of its Vietnamese twin. */
  path: string;
  /** Whether the page has an address for Vietnamese alone. */
  hasLocalePath: boolean;
};

/** How links are written here. It stays the same from page to page, unlike the current route. */
type Links = {
  localizeHref: (to: string) => string;
  /** Starts loading the page a link leads to. */
  prefetch: (to: string) => void;
};

const RouteContext = createContext<CurrentRoute | null>(null);
const LinksContext = createContext<Links | null>(null);

export function RouteProvider({
  route,
  links,
  children,
}: {
  route: CurrentRoute;
  links: Links;
  children: ReactNode;
}) {
  return (
    <LinksContext value={links}>
      <RouteContext value={route}>{children}</RouteContext>
    </LinksContext>
  );
}

export function useCurrentRoute(): CurrentRoute {
  return withProvider(use(RouteContext));
}

export function useLinks(): Links {
  return withProvider(use(LinksContext));
}

function withProvider<Value>(value: Value | null): Value {
  if (value === null) throw new Error("Links need a RouteProvider around them");
  return value;
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Handed over to the page it leads to. */
  state?: unknown;
};

/** A link within the site, written without /vi: on a Vietnamese twin it leads to the twin. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const { localizeHref, prefetch } = useLinks();
  const navigate = useNavigate();
  const address = localizeHref(to);
  const getReady = () => prefetch(to);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    // As in any browser, a link to where one is already adds no step to go back over.
    const replace = location.pathname + location.search + location.hash === address;
    navigate(address, { replace, state });
  }

  return (
    <a href={address} onClick={follow} onPointerEnter={getReady} onFocus={getReady} {...rest}>
      {children}
    </a>
  );
}

/** A click that opens a tab or a window, or saves, instead of leading there. */
export function isForBrowser({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent) {
  const elsewhere = currentTarget.getAttribute("target") ?? "_self";
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || elsewhere !== "_self";
}
