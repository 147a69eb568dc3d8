import { Session, type RefreshSession } from "#contract/auth.ts";
import {
  clearSession,
  onSessionChange,
  readAccessToken,
  readRefreshToken,
  storeTokens,
  storeUser,
} from "#web/auth/tokens.ts";
import { loadTexts } from "#web/i18n/dictionaries.ts";
import { toast } from "#web/ui/toast.ts";
import { CallFailure, isRefusal } from "./failure.ts";
import { readAs, send } from "./http.ts";

const answerWithinMs = 15_000;
const changeArrivesWithinMs = 500;
const lockName = "refresh-session";

let running: Promise<void> | null = null;

/**
 * Replaces the access token that is no longer any good. However many callers and tabs ask at once,
 * one refresh is sent: whoever finds another token in its place is content with that one. When the
 * server refuses, the session is cleared; after an outage it stays as it was.
 */
export async function refreshSession(staleAccessToken: string | null): Promise<void> {
  running ??= inOneTabAtATime(() => refreshUnlessDone(staleAccessToken))
    .catch((failure: unknown) => {
      // A screen that shows the failure does so before the next task.
      setTimeout(() => showMissingToken(failure));
      throw failure;
    })
    .finally(() => {
      running = null;
    });
  return running;
}

async function refreshUnlessDone(staleAccessToken: string | null): Promise<void> {
  if (readAccessToken() !== staleAccessToken) return;
  const refreshToken = readRefreshToken();
  // A sign-out or a sign-in elsewhere during the call makes its answer worthless.
  const isCurrent = () => readRefreshToken() === refreshToken;
  try {
    const { tokens, user } = await requestRefresh(refreshToken);
    if (!isCurrent()) return;
    storeUser(user);
    storeTokens(tokens);
  } catch (failure) {
    if (isCurrent() && (refreshToken === null || isRefusal(failure))) clearSession();
    throw failure;
  }
}

async function requestRefresh(refreshToken: string | null): Promise<Session> {
  if (refreshToken === null) throw new CallFailure({ status: 401, text: "call.noRefreshToken" });
  const response = await send({
    path: "/auth/refresh",
    method: "POST",
    body: { refreshToken } satisfies RefreshSession,
    signal: AbortSignal.timeout(answerWithinMs),
  });
  return readAs(Session, response);
}

/** Shows a missing refresh token that no screen shows: a list, for one, ends with its session. */
function showMissingToken(failure: unknown): void {
  if (!(failure instanceof CallFailure) || failure.isShown) return;
  if (failure.text !== "call.noRefreshToken") return;
  const language = document.documentElement.lang === "vi" ? "vi" : "en";
  loadTexts(["session"], language).then(
    (texts) => toast({ title: texts[failure.text] ?? failure.text, tone: "error" }),
    () => {},
  );
}

// Web Locks are missing on plain http. The server then gives tabs that race the same new tokens.
async function inOneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) return work();
  const isDone = await locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
  if (isDone) return;
  const before = readAccessToken();
  await locks.request(lockName, async () => {
    if (readAccessToken() === before) await sessionChange();
    await work();
  });
}

/** Resolves when the stored session changes: another tab's lock is gone before its words are here. */
function sessionChange(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unfollow();
      resolve();
    };
    const timer = setTimeout(finish, changeArrivesWithinMs);
    const unfollow = onSessionChange(finish);
  });
}
