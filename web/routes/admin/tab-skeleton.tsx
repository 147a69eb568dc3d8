import { Skeleton } from "#web/ui/skeleton.tsx";

/** Holds the place of a tab whose code is on its way. */
export function TabSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-5 h-11 w-full" />
      <Skeleton className="mt-4 h-160 w-full" />
    </div>
  );
}
