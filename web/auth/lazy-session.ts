import type { createSession, SessionState } from "./auth-store.ts";
import { clearSession, onSessionChange, readAccessToken } from "./tokens.ts";

type Machine = ReturnType<typeof createSession>;

const retryMs = 10_000;
const loadMachine = () => import("./auth-store.ts");

/** Starts loading what keeps a session, where one is stored. */
export function prepareSession(): void {
  // What could not be loaded is asked for again when it is used.
  if (readAccessToken() !== null) loadMachine().catch(() => {});
}

/** The session of one page. A visitor who has none never loads what keeps it. */
export function createLazySession() {
  let current: SessionState = { status: "loading", user: null };
  let coming: Promise<Machine> | null = null;
  let stop = () => {};
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function bring(): Promise<Machine> {
    coming ??= loadMachine().then(
      ({ createSession }) => {
        const machine = createSession();
        stop();
        machine.subscribe(() => become(machine.state()));
        stop = machine.start();
        return machine;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }

  function look(): void {
    if (readAccessToken() !== null) {
      bring().catch(() => setTimeout(look, retryMs));
    } else if (current.status === "loading") {
      clearSession();
      become({ status: "signed-out", user: null });
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
      look();
      if (coming === null) stop = onSessionChange(look);
      return () => stop();
    },

    signIn: async (...given: Parameters<Machine["signIn"]>) => (await bring()).signIn(...given),
    finishSignIn: async (...given: Parameters<Machine["finishSignIn"]>) =>
      (await bring()).finishSignIn(...given),
    signUp: async (...given: Parameters<Machine["signUp"]>) => (await bring()).signUp(...given),
    takeUser: async (...given: Parameters<Machine["takeUser"]>) =>
      (await bring()).takeUser(...given),
    signOut: async () => (await bring()).signOut(),
  };
}
