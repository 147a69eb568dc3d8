import { type ReactNode, useId } from "react";

/** A part of the user's details under its own heading. */
export function DetailSection({
  title,
  action,
  children,
}: {
  title: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
