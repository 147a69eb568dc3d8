import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { isChunkLoadError } from "#web/browser/chunk-errors.ts";
import { PageCrash, PageLoadError, PartError } from "./load-error.tsx";
import { reportError } from "./report-error.ts";

/**
 * Shows what failed within it in place of its content: code that could not be loaded, or an exception, which
 * is reported to the server. `fallback` replaces both.
 */
export function Boundary({
  of = "part",
  resetKeys,
  fallback,
  onError,
  children,
}: {
  of?: "page" | "part";
  resetKeys?: unknown[];
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}) {
  const shown =
    fallback === undefined
      ? { FallbackComponent: of === "page" ? PageFallback : PartFallback }
      : { fallback };
  return (
    <ErrorBoundary
      {...(resetKeys !== undefined && { resetKeys })}
      {...shown}
      onError={(failure) => {
        if (!isChunkLoadError(failure)) reportError(failure);
        onError?.();
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

const PageFallback = ({ error }: FallbackProps) =>
  isChunkLoadError(error) ? <PageLoadError /> : <PageCrash />;

const PartFallback = ({ error }: FallbackProps) => (
  <PartError isMissing={isChunkLoadError(error)} />
);
