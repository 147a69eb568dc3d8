import { endOf } from "./expiry.ts";
import { clearSession, onSessionChange, readAccessToken, receivedAt } from "./tokens.ts";

const everyMs = 14 * 60_000;
const retryMs = { first: 5_000, longest: 60_000 };
const leastPatienceMs = 60_000;

/**
 * Refreshes the session 14 minutes after each token was received (spec §4), and as soon as somebody
 * looks at a page whose timers slept through that. A refusal has cleared the session by then; an
 * outage is waited out until the access token ends. Returns how to stop.
 */
export function keepFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Looking at the page must neither double an attempt nor cut the pauses of an outage short.
  let isRefreshing = false;

  function schedule(): void {
    clearTimeout(timer);
    isRefreshing = false;
    const token = readAccessToken();
    if (token === null) return;
    const ageMs = Date.now() - (receivedAt(token) ?? Date.now());
    timer = setTimeout(() => void refresh(token), Math.max(0, everyMs - ageMs));
  }

  async function refresh(token: string, outage?: { since: number; waitMs: number }): Promise<void> {
    isRefreshing = true;
    try {
      const { refreshSession } = await import("#web/api/refresh.ts");
      await refreshSession(token);
    } catch {
      if (readAccessToken() !== token) return;
      const { since, waitMs } = outage ?? { since: Date.now(), waitMs: retryMs.first };
      // A laptop that wakes up may have neither a network yet nor a token that still lives.
      const end = Math.max(endOf(token) ?? 0, since + leastPatienceMs);
      const left = end - Date.now();
      if (left <= 0) return clearSession();
      const next = { since, waitMs: Math.min(waitMs * 2, retryMs.longest) };
      timer = setTimeout(() => void refresh(token, next), Math.min(waitMs, left));
    }
  }

  const onLook = () => {
    if (document.visibilityState === "visible" && !isRefreshing) schedule();
  };

  schedule();
  const unfollow = onSessionChange(schedule);
  document.addEventListener("visibilitychange", onLook);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onLook);
    unfollow();
  };
}
