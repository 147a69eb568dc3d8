export function LoadingScreen({ message }: { message: string }) {
  return (
    <output className="page-width flex min-h-[60vh] items-center justify-center gap-3 text-muted">
      <Spinner />
      {message}
    </output>
  );
}

/** A spinner, hidden from screen readers: a text beside it says what is loading. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 animate-spin motion-reduce:animate-none ${className}`}
    >
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2.5"
      />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2.5"
      />
    </svg>
  );
}

/** A placeholder of what is loading. `className` sets its size. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-sm bg-neutral-soft motion-reduce:animate-none ${className}`}
    />
  );
}
