import { type ReactNode, Suspense } from "react";
import { Boundary } from "#web/data/boundary.tsx";

/** A part of the panel whose code is loaded when it is opened. The rest of the panel stays if it fails. */
export function LazyPart({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  return (
    <Boundary>
      <Suspense fallback={loading}>{children}</Suspense>
    </Boundary>
  );
}
