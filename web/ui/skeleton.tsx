/** Holds the place of something on its way. Its size comes by `className`. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-sm bg-grey-soft motion-reduce:animate-none ${className}`}
    />
  );
}
