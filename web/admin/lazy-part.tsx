import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ChunkLoadError } from "#web/router/load-error.tsx";

/** A part of the panel whose code is loaded when it is opened. The rest of the panel stays if that fails. */
export function LazyPart({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<ChunkLoadError />}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}
