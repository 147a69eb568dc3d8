import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createSession, type SessionState } from "./auth-store.ts";

type Session = SessionState &
  Pick<
    ReturnType<typeof createSession>,
    "signIn" | "finishSignIn" | "signUp" | "takeUser" | "signOut"
  >;

const SessionContext = createContext<Session | null>(null);

/** Knows who is signed in. The first render, like a prerendered page, says "loading". */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession);
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => session.start(), [session]);
  const { signIn, finishSignIn, signUp, takeUser, signOut } = session;
  return (
    <SessionContext value={{ ...state, signIn, finishSignIn, signUp, takeUser, signOut }}>
      {children}
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider around it");
  return session;
}
