import { useEffect, useEffectEvent, useState } from "react";

/** Makes one call when the screen opens, and again on `retry`. TanStack Query is too heavy for one call. */
export function useAnswer<Answer>(ask: (signal: AbortSignal) => Promise<Answer>) {
  const [result, setResult] = useState<{ answer: Answer } | { failure: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: typeof result) => {
      if (!abort.signal.aborted) setResult(next);
    };
    void askNow(abort.signal).then(
      (answer) => settle({ answer }),
      (failure: unknown) => settle({ failure }),
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- one call per attempt
  }, [attempt]);

  function retry(): void {
    setResult(null);
    setAttempt(attempt + 1);
  }

  return { result, setResult, retry };
}
