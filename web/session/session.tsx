import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createAuthStore, type SessionState } from "./store.ts";

type Session = SessionState & ReturnType<typeof createAuthStore>["actions"];

const SessionContext = createContext<Session | null>(null);

/** Holds the session. The first render, like a prerendered page, says "loading". */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [{ actions, state, subscribe, start }] = useState(createAuthStore);
  const current = useSyncExternalStore(subscribe, state, state);
  useEffect(() => start(), [start]);
  return <SessionContext value={{ ...current, ...actions }}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider around it");
  return session;
}
