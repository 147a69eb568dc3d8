import { Skeleton } from "#web/ui/skeleton.tsx";

/** Holds the place of a tab whose code is on its way. */
export function TabSkeleton({ hasCards }: { hasCards: boolean }) {
  return (
    <div aria-busy="true">
      {hasCards ? (
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-32 w-full" />
          ))}
        </div>
      ) : (
        <>
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="mt-3 h-9 w-full" />
        </>
      )}
      <Skeleton className="mt-4 h-160 w-full" />
    </div>
  );
}
