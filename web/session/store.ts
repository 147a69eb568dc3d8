import { timeoutSignal } from "#web/browser/timeout-signal.ts";
import type { Session, SignedInUser, SignIn, SignUp } from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import { startRefreshing } from "./refresh-timer.ts";
import { ApiError } from "#web/api/api-error.ts";
import {
  clearSession,
  isExpired,
  onSessionChange,
  readAccessToken,
  readRefreshToken,
  readUser,
  storeTokens,
  storeUser,
  type SessionUser,
} from "#web/api/tokens.ts";

export type SessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: SessionUser };

const loading: SessionState = { status: "loading", user: null };
const signedOut: SessionState = { status: "signed-out", user: null };

const userTimeoutMs = 10_000;
const signOutTimeoutMs = 5_000;

// A visitor without a session never loads the calls.
const loadCalls = () => import("#web/api/auth.ts");

/** The session of one page, with the states of spec §4. */
export function createAuthStore() {
  let current: SessionState = loading;
  const listeners = new Set<() => void>();
  let stopRefreshing: (() => void) | null = null;
  let isSigningIn = false;
  // A response counts only if the version has not changed since the call.
  let version = 0;

  function become(next: SessionState): void {
    version++;
    if (next === current) return;
    current = next;
    if (next.status === "signed-in") {
      stopRefreshing ??= startRefreshing();
    } else {
      stopRefreshing?.();
      stopRefreshing = null;
    }
    for (const listener of listeners) listener();
  }

  function signInAs(user: SessionUser): void {
    storeUser(user);
    become({ status: "signed-in", user });
  }

  function endSession(): void {
    clearSession();
    become(signedOut);
  }

  async function resume(): Promise<void> {
    if (isExpired(readAccessToken())) return endSession();
    const mine = ++version;
    const user = await fetchUser().catch(readUser);
    if (mine !== version) return;
    if (user === null || readAccessToken() === null) endSession();
    else signInAs(user);
  }

  function followStorage(): void {
    if (isSigningIn) return;
    if (readAccessToken() === null) {
      become(signedOut);
    } else if (current.status === "signed-in") {
      become({ status: "signed-in", user: readUser() ?? current.user });
    } else if (current.status === "signed-out") {
      void resume();
    }
  }

  async function enter(
    ask: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<Session>,
    userOf: (session: Session) => Promise<SignedInUser>,
  ): Promise<SignedInUser> {
    isSigningIn = true;
    try {
      const session = await ask(await loadCalls());
      storeTokens(session.tokens);
      const user = await userOf(session).catch(() => null);
      if (user === null || readAccessToken() === null) {
        endSession();
        throw new ApiError({ status: 0, fallbackKey: "call.noUser" });
      }
      signInAs(user);
      return user;
    } finally {
      isSigningIn = false;
      // Another tab may have signed in or out meanwhile.
      if (current.status !== "signed-in") followStorage();
    }
  }

  return {
    state: () => current,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Reads the stored session and follows its changes from then on. Returns how to stop. */
    start: () => {
      void resume();
      const unfollow = onSessionChange(followStorage);
      return () => {
        version++;
        unfollow();
        stopRefreshing?.();
        stopRefreshing = null;
      };
    },

    actions: {
      /** Rejects with an `ApiError` that holds the message to show. */
      signIn: (credentials: SignIn) => enter(({ signIn }) => signIn(credentials), fetchUser),

      /** The second step, where `signIn` led to a challenge. */
      finishSignIn: (step: FinishSignIn) =>
        enter(({ finishSignIn }) => finishSignIn(step), fetchUser),

      /** Like `signIn`, for a new account. */
      signUp: (account: SignUp) =>
        enter(
          ({ signUp }) => signUp(account),
          async ({ user }) => user,
        ),

      /** Signs in with a session that another call has started. */
      enter: (session: Session) =>
        enter(
          async () => session,
          async ({ user }) => user,
        ),

      /** Shows a change of the user's own account in the session. */
      setUser: (user: SessionUser) => {
        if (readAccessToken() !== null) signInAs(user);
      },

      /** Ends the session here in any case; the server learns of it if it responds in time. */
      signOut: async () => {
        const tokens = [readAccessToken(), readRefreshToken()] as const;
        try {
          const { signOut } = await loadCalls();
          await signOut(...tokens, timeoutSignal(signOutTimeoutMs));
        } catch {
          // The session ends here even if the server cannot be reached.
        } finally {
          endSession();
        }
      },
    },
  };
}

async function fetchUser(): Promise<SignedInUser> {
  return (await loadCalls()).fetchSignedInUser(timeoutSignal(userTimeoutMs));
}
