const key = "reloadedAt";
const pauseMs = 10_000;

/**
 * After a new release an open page may ask for code that is gone. The page is loaded anew then, once
 * in a while at most, so that a file that stays lost cannot make it reload for ever.
 */
export function reloadOnLostFiles(): void {
  addEventListener("vite:preloadError", () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      // Without storage nothing would stop a loop.
    }
  });
}
