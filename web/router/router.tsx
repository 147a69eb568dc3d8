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

type RouterLocation = {
  pathname: string;
  search: string;
  hash: string;
  /** What was handed over on the way here. It stays with the entry of the history. */
  state: unknown;
  /** A "pop" is the browser's own: the first page, back and forward. */
  navigationType: "push" | "replace" | "pop";
};

type NavigateOptions = { replace?: boolean; state?: unknown };

/** Goes to an address of this site that begins with a slash. Waiting for it keeps the page before. */
type Navigate = (to: string, options?: NavigateOptions) => void;

/** Is asked before another address is gone to. True stays here; `leave` goes there after all. */
type Blocker = (leave: () => void, to: URL) => boolean;

const blockers = new Set<Blocker>();

/** Lets a form decide whether this address may be left, until the function it returns is called. */
export function blockNavigation(decide: Blocker): () => void {
  blockers.add(decide);
  return () => blockers.delete(decide);
}

/** Asks the forms, the latest first, until one holds the visitor back. */
const isBlocked = (leave: () => void, to: string) =>
  Array.from(blockers)
    .toReversed()
    .some((decide) => decide(leave, new URL(to)));

let isGoingBack = false;

/** Goes one entry back. Called twice before the browser has gone there, it goes once. */
export function goBack(): void {
  if (!isGoingBack) history.back();
  isGoingBack = true;
}

// Two of them: a link need not be rendered again because the address has changed.
const LocationContext = createContext<RouterLocation | null>(null);
const NavigateContext = createContext<Navigate | null>(null);

/** Follows the address. `first` is where it starts: a server knows only the path it renders. */
export function Router({ first, children }: { first: RouterLocation; children: ReactNode }) {
  const [current, setCurrent] = useState(first);

  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    const navigationType = replace ? "replace" : "push";
    const go = () => {
      // With the origin written out, "//host" is a path like any other.
      history[`${navigationType}State`](state, "", location.origin + to);
      startTransition(() => setCurrent(locationNow(navigationType)));
    };
    if (!isBlocked(go, location.origin + to)) go();
  }, []);

  const mayLeave = useRef(false);
  const pop = useEffectEvent(() => {
    isGoingBack = false;
    const { pathname, search, hash, state } = current;
    const isElsewhere = location.pathname + location.search !== pathname + search;
    const leave = () => {
      mayLeave.current = true;
      goBack();
    };
    // The browser is there already. Whoever is to stay gets a step more, and leaves by going back over it.
    if (isElsewhere && !mayLeave.current && isBlocked(leave, location.href)) {
      history.pushState(state, "", location.origin + pathname + search + hash);
    } else {
      mayLeave.current = false;
      startTransition(() => setCurrent(locationNow("pop")));
    }
  });
  useEffect(() => {
    const follow = () => pop();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return (
    <NavigateContext value={navigate}>
      <LocationContext value={current}>{children}</LocationContext>
    </NavigateContext>
  );
}

export function locationNow(
  navigationType: RouterLocation["navigationType"] = "pop",
): RouterLocation {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: history.state, navigationType };
}

export function locationOf(pathname: string): RouterLocation {
  return { pathname, search: "", hash: "", state: null, navigationType: "pop" };
}

export function useLocation(): RouterLocation {
  return withRouter(use(LocationContext));
}

export function useNavigate(): Navigate {
  return withRouter(use(NavigateContext));
}

function withRouter<Value>(value: Value | null): Value {
  if (value === null) throw new Error("Addresses need a Router around them");
  return value;
}

/** Leads elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false, state }: NavigateOptions & { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}

/** The query of the address, and how to put another in its place. */
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
