import {
  clearSession,
  expiresAt,
  onSessionChange,
  readAccessToken,
  receivedAt,
} from "#web/api/tokens.ts";

const refreshIntervalMs = 14 * 60_000;
const retryMs = { first: 5_000, longest: 60_000 };
const minimumRetryTimeMs = 60_000;

/**
 * Refreshes the session 14 minutes after each token was received (spec §4), and as soon as a page
 * whose timers slept through that is visible again. A refusal has cleared the session by then; after
 * an outage it retries until the access token ends. Returns how to stop.
 */
export function startRefreshing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A page that becomes visible neither doubles an attempt nor cuts the pauses of an outage short.
  let isRefreshing = false;

  function schedule(): void {
    clearTimeout(timer);
    isRefreshing = false;
    const token = readAccessToken();
    if (token === null) return;
    const ageMs = Date.now() - (receivedAt(token) ?? Date.now());
    timer = setTimeout(() => void refresh(token), Math.max(0, refreshIntervalMs - ageMs));
  }

  async function refresh(token: string, outage?: { since: number; waitMs: number }): Promise<void> {
    isRefreshing = true;
    try {
      const { refreshSession } = await import("#web/api/refresh.ts");
      await refreshSession(token);
    } catch {
      if (readAccessToken() !== token) return;
      const { since, waitMs } = outage ?? { since: Date.now(), waitMs: retryMs.first };
      // A laptop that wakes up may have no network yet and an access token that has ended.
      const end = Math.max(expiresAt(token) ?? 0, since + minimumRetryTimeMs);
      const left = end - Date.now();
      if (left <= 0) return clearSession();
      const next = { since, waitMs: Math.min(waitMs * 2, retryMs.longest) };
      timer = setTimeout(() => void refresh(token, next), Math.min(waitMs, left));
    }
  }

  const onVisibilityChange = () => {
    if (document.visibilityState === "visible" && !isRefreshing) schedule();
  };

  schedule();
  const unfollow = onSessionChange(schedule);
  document.addEventListener("visibilitychange", onVisibilityChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibilityChange);
    unfollow();
  };
}
