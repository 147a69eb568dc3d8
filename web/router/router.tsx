import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";

import { takeLinkLanguage } from "#web/browser/language.ts";
import type { Language } from "#contract/languages.ts";

type RouterLocation = {
  pathname: string;
  search: string;
  hash: string;
  /** Passed to `navigate`, and kept in the history entry. */
  state: unknown;
  /** "pop" for the first page and for the browser's Back and Forward. */
  navigationType: "push" | "replace" | "pop";
  /** The language of the link in an email that was followed. */
  linkLanguage?: Language | undefined;
};

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** Goes to an address of this site, which begins with a slash. The current page stays until the next has loaded. */
type Navigate = (to: string, options?: NavigateOptions) => void;

/**
 * Called before each navigation, also at "Back", when the browser has moved already. Returns true to block
 * it; `leave` then carries it out later.
 */
type Blocker = (leave: () => void, to: URL, from: URL) => boolean;

const blockers = new Set<Blocker>();

/** Registers a blocker. Returns how to remove it. */
export function blockNavigation(blocker: Blocker): () => void {
  blockers.add(blocker);
  return () => blockers.delete(blocker);
}

/** Asks the blockers, the newest first. After one that blocks, `leave` asks the others before it leaves. */
function isBlocked(leave: () => void, to: URL, from: URL): boolean {
  const isBlockedBy = ([blocker, ...others]: Blocker[]): boolean =>
    blocker !== undefined &&
    (blocker(() => isBlockedBy(others) || leave(), to, from) || isBlockedBy(others));
  return isBlockedBy(Array.from(blockers).reverse());
}

const RouterContext = createContext<{ current: RouterLocation; navigate: Navigate } | null>(null);

/**
 * Follows the address, beginning at `first`. The query of the browser follows once the page is hydrated: a
 * busy server may have left its filter to the browser.
 */
export function Router({ first, children }: { first: RouterLocation; children: ReactNode }) {
  const [current, setCurrent] = useState(first);

  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const navigationType = replace ? "replace" : "push";
    const go = () => {
      // With the origin written out, "//host" is a path like any other.
      history[`${navigationType}State`](state, "", location.origin + to);
      startTransition(() => setCurrent(browserLocation(navigationType)));
    };
    const here = new URL(location.href);
    if (!isBlocked(go, new URL(location.origin + to), here)) go();
  }, []);

  const mayLeave = useRef(false);
  const pop = useEffectEvent(() => {
    const { pathname, search, hash, state } = current;
    const isElsewhere = location.pathname + location.search !== pathname + search;
    const leave = () => {
      mayLeave.current = true;
      history.back();
    };
    // The browser has moved already. Blocking adds an entry for the current page; `leave` goes back over it.
    const from = new URL(location.origin + pathname + search + hash);
    const isLeaving = isElsewhere && !mayLeave.current;
    if (isLeaving && isBlocked(leave, new URL(location.href), from)) {
      history.pushState(state, "", from);
    } else {
      mayLeave.current = false;
      startTransition(() => setCurrent(browserLocation("pop")));
    }
  });
  useEffect(() => {
    if (location.search !== first.search) {
      startTransition(() => setCurrent(browserLocation("pop")));
    }
  }, [first.search]);
  useEffect(() => {
    const onPopState = () => pop();
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);

  const router = useMemo(() => ({ current, navigate }), [current, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The location of the browser. A server knows only the path that it renders. */
export function browserLocation(navigationType: RouterLocation["navigationType"]): RouterLocation {
  const linkLanguage = takeLinkLanguage();
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: history.state, navigationType, linkLanguage };
}

function useRouter() {
  const router = use(RouterContext);
  if (router === null) throw new Error("useRouter needs a Router around it");
  return router;
}

export const useLocation = (): RouterLocation => useRouter().current;

/** Whether a link, not "Back" or the first visit, has opened the present address. */
export const useOpenedByLink = () => useLocation().navigationType !== "pop";

export const useNavigate = (): Navigate => useRouter().navigate;

/** Replaces the address as soon as it is shown. */
export function Navigate({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}

/** The query of the address, and a function that replaces it. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => {
      const query = new URLSearchParams(next).toString();
      navigate(location.pathname + (query === "" ? "" : `?${query}`), options);
    },
    [navigate],
  );
  return [params, setParams] as const;
}
