import { createContext, use, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { useNavigate } from "./router.tsx";

type Here = {
  /** Path of the page without the prefix of its Vietnamese twin. */
  path: string;
  /** Whether the page has an address for Vietnamese alone. */
  hasTwin: boolean;
};

/** The ways from here, which from page to page stay the same. */
type Ways = {
  addressOf: (to: string) => string;
  /** Starts loading the page a link leads to. */
  prepare: (to: string) => void;
};

const HereContext = createContext<Here | null>(null);
const WaysContext = createContext<Ways | null>(null);

export function PlaceProvider({
  here,
  ways,
  children,
}: {
  here: Here;
  ways: Ways;
  children: ReactNode;
}) {
  return (
    <WaysContext value={ways}>
      <HereContext value={here}>{children}</HereContext>
    </WaysContext>
  );
}

export function usePlace(): Here {
  return withProvider(use(HereContext));
}

export function useWays(): Ways {
  return withProvider(use(WaysContext));
}

function withProvider<Value>(value: Value | null): Value {
  if (value === null) throw new Error("Links need a PlaceProvider around them");
  return value;
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Handed over to the page it leads to. */
  state?: unknown;
};

/** A link within the site, written without /vi: on a Vietnamese twin it leads to the twin. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const { addressOf, prepare } = useWays();
  const navigate = useNavigate();
  const address = addressOf(to);
  const getReady = () => prepare(to);

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
