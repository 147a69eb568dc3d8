import { starPath } from "./star.ts";

/** The company's mark: the star of a bronze drum within its ring. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d={starPath} fill="currentColor" />
    </svg>
  );
}
