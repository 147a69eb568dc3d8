import { useEffect, useEffectEvent, useState } from "react";

/** Makes one call when the screen opens, and again on `retry`. TanStack Query is too heavy for one call. */
export function useRequest<Data>(send: (signal: AbortSignal) => Promise<Data>) {
  const [result, setResult] = useState<{ data: Data } | { failure: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: typeof result) => {
      if (!abort.signal.aborted) setResult(next);
    };
    void sendNow(abort.signal).then(
      (data) => settle({ data }),
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
