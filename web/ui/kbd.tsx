import type { ReactNode } from "react";

/** A key, as a chip. */
export function Kbd({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={`inline-flex min-w-5 justify-center rounded-sm border border-current/30 px-1 font-sans text-[0.8125rem] leading-5 font-normal ${className}`}
    >
      {children}
    </kbd>
  );
}
