import { Skeleton } from "#web/ui/loading.tsx";

/** Holds the place of a tab whose code is on its way. */
export function TabSkeleton({ hasCards }: { hasCards: boolean }) {
  return (
    <div aria-busy="true">
      {hasCards ? (
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-24 w-full" />
          ))}
        </div>
      ) : (
        <>
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-2 h-10 w-full" />
        </>
      )}
      <Skeleton className="mt-4 h-160 w-full" />
    </div>
  );
}
