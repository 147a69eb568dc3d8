import type { Session, SignedInUser, SignIn, SignUp } from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import { CallFailure } from "#web/api/failure.ts";
import { isExpired } from "./expiry.ts";
import { keepFresh } from "./keep-fresh.ts";
import {
  clearSession,
  onSessionChange,
  readAccessToken,
  readRefreshToken,
  storeTokens,
} from "./tokens.ts";
import { readUser, storeUser, type SessionUser } from "./stored-user.ts";

export type SessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: SessionUser };

const loading: SessionState = { status: "loading", user: null };
const signedOut: SessionState = { status: "signed-out", user: null };

const userWithinMs = 10_000;
const signOutWithinMs = 5_000;

// The calls come with a chunk of their own: a visitor who has no session never loads them.
const authCalls = () => import("#web/api/auth.ts");
const secondStepCall = () => import("#web/api/two-step.ts");
const userCalls = () => import("#web/api/users.ts");

/** The session of one page, as the states of spec §4. */
export function createSession() {
  let current: SessionState = loading;
  const listeners = new Set<() => void>();
  let stopRefreshing: (() => void) | null = null;
  let isSigningIn = false;
  // Whoever waited for an answer compares the turn: a later decision has made it worthless.
  let turn = 0;

  function become(next: SessionState): void {
    current = next;
    if (next.status === "signed-in") {
      stopRefreshing ??= keepFresh();
    } else {
      stopRefreshing?.();
      stopRefreshing = null;
    }
    for (const listener of listeners) listener();
  }

  function endHere(): void {
    turn++;
    clearSession();
    if (current !== signedOut) become(signedOut);
  }

  async function resume(): Promise<void> {
    if (isExpired(readAccessToken())) return endHere();
    const mine = ++turn;
    const user = await fetchUser().catch(readUser);
    if (mine !== turn) return;
    if (user === null || readAccessToken() === null) return endHere();
    storeUser(user);
    become({ status: "signed-in", user });
  }

  function followStorage(): void {
    if (isSigningIn) return;
    if (readAccessToken() === null) {
      turn++;
      if (current !== signedOut) become(signedOut);
    } else if (current.status === "signed-in") {
      become({ status: "signed-in", user: readUser() ?? current.user });
    } else if (current.status === "signed-out") {
      void resume();
    }
  }

  async function enter(
    ask: () => Promise<Session>,
    userOf: (session: Session) => Promise<SignedInUser>,
  ): Promise<SignedInUser> {
    isSigningIn = true;
    try {
      const session = await ask();
      storeTokens(session.tokens);
      const user = await userOf(session).catch(() => null);
      if (user === null || readAccessToken() === null) {
        endHere();
        throw new CallFailure({ status: 0, text: "call.noUser" });
      }
      turn++;
      storeUser(user);
      become({ status: "signed-in", user });
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

    /** Reads what is stored and follows it from then on. Returns how to stop. */
    start: () => {
      void resume();
      const unfollow = onSessionChange(followStorage);
      return () => {
        turn++;
        unfollow();
        stopRefreshing?.();
        stopRefreshing = null;
      };
    },

    /** Rejects with a `CallFailure` that holds the words to show. */
    signIn: (credentials: SignIn) =>
      enter(async () => (await authCalls()).signIn(credentials), fetchUser),

    /** The second step, where `signIn` was answered with a challenge. */
    finishSignIn: (step: FinishSignIn) =>
      enter(async () => (await secondStepCall()).finishSignIn(step), fetchUser),

    /** Like `signIn`, for a new account. */
    signUp: (account: SignUp) =>
      enter(
        async () => (await authCalls()).signUp(account),
        async ({ user }) => user,
      ),

    /** Takes over what the server answered to a change of the own account. */
    takeUser: (user: SessionUser) => {
      if (readAccessToken() === null) return;
      turn++;
      storeUser(user);
      become({ status: "signed-in", user });
    },

    /** Ends the session here in any case; the server is told if it answers in time. */
    signOut: async () => {
      const tokens = [readAccessToken(), readRefreshToken()] as const;
      try {
        const { signOut } = await authCalls();
        await signOut(...tokens, AbortSignal.timeout(signOutWithinMs));
      } catch {
        // An unreachable server must keep nobody signed in.
      } finally {
        endHere();
      }
    },
  };
}

async function fetchUser(): Promise<SignedInUser> {
  return (await userCalls()).fetchSignedInUser(AbortSignal.timeout(userWithinMs));
}
