import { Skeleton } from "#web/ui/loading.tsx";
import type { PanelRoute } from "./routes.ts";

const lists: readonly string[] = ["users", "applications", "positions", "rejections"];

/** Shown until the code of a tab has loaded, in the shape of its screen: a list, or cards. */
export function TabSkeleton({ id }: { id: PanelRoute["id"] }) {
  return (
    <div aria-busy="true">
      <div className="mb-3 flex h-10 items-center justify-between gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-10 w-28" />
      </div>
      {lists.includes(id) ? (
        <>
          <Skeleton className="h-10 w-full" />
          <div className="mt-3 divide-y divide-line rounded-md border border-line bg-surface">
            {Array.from({ length: 10 }, (_, row) => (
              <div key={row} className="flex h-15 items-center gap-6 px-3">
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-4 w-28" />
                <Skeleton className="ml-auto h-4 w-28" />
              </div>
            ))}
          </div>
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {Array.from({ length: 6 }, (_, card) => (
            <Skeleton key={card} className="h-24" />
          ))}
        </div>
      )}
    </div>
  );
}
