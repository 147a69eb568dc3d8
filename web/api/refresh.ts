import { timeoutSignal } from "#web/browser/timeout-signal.ts";
import { Session, type RefreshSession } from "#contract/auth.ts";
import {
  clearSession,
  onSessionChange,
  readAccessToken,
  readRefreshToken,
  storeTokens,
  storeUser,
} from "./tokens.ts";
import { loadTexts } from "#web/i18n/dictionaries.ts";
import { toast } from "#web/ui/toast.ts";
import { ApiError, isClientError } from "./api-error.ts";
import { request } from "./http.ts";

const refreshTimeoutMs = 15_000;
const storageEventTimeoutMs = 500;
const lockName = "refresh-session";

let running: Promise<void> | null = null;

/**
 * Replaces a stale access token. However many callers and tabs ask at once, one refresh is sent; the
 * others use the token it stored. A refusal of the server clears the session; an outage leaves it as
 * it was.
 */
export async function refreshSession(staleAccessToken: string | null): Promise<void> {
  running ??= withTabLock(() => refreshUnlessDone(staleAccessToken))
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
  // A sign-out or a sign-in elsewhere during the call makes its response void.
  const isCurrent = () => readRefreshToken() === refreshToken;
  try {
    const { tokens, user } = await requestRefresh(refreshToken);
    if (!isCurrent()) return;
    storeUser(user);
    storeTokens(tokens);
  } catch (failure) {
    if (isCurrent() && (refreshToken === null || isClientError(failure))) clearSession();
    throw failure;
  }
}

async function requestRefresh(refreshToken: string | null): Promise<Session> {
  if (refreshToken === null)
    throw new ApiError({ status: 401, fallbackKey: "call.noRefreshToken" });
  const body: RefreshSession = { refreshToken };
  const signal = timeoutSignal(refreshTimeoutMs);
  return request(Session, { path: "/auth/refresh", body, signal });
}

/** Shows in a toast that the refresh token is missing, where no screen does: a list ends with its session. */
function showMissingToken(failure: unknown): void {
  if (!(failure instanceof ApiError) || failure.isShown) return;
  if (failure.fallbackKey !== "call.noRefreshToken") return;
  const language = document.documentElement.lang === "vi" ? "vi" : "en";
  loadTexts(["session"], language).then(
    (texts) => toast({ title: texts[failure.fallbackKey] ?? failure.fallbackKey, tone: "error" }),
    () => {},
  );
}

// Web Locks are missing on plain http. The server then gives tabs that race the same new tokens.
async function withTabLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) return work();
  const isHeld = await locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock === null;
  });
  if (!isHeld) return;
  const before = readAccessToken();
  await locks.request(lockName, async () => {
    if (readAccessToken() === before) await nextSessionChange();
    await work();
  });
}

/** Resolves when the stored session changes: another tab releases its lock before its tokens are here. */
function nextSessionChange(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unfollow();
      resolve();
    };
    const timer = setTimeout(finish, storageEventTimeoutMs);
    const unfollow = onSessionChange(finish);
  });
}
