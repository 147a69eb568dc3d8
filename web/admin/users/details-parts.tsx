import { useId, type ReactNode } from "react";

/** A part of the details under a title of its own. */
export function Group({
  title,
  action,
  children,
}: {
  title: string;
  /** Stands at the end of the title's line. */
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

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>;
}
