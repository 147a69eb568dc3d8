import { type ReactNode, useId } from "react";

/** A part of the dashboard under its own heading. */
export function TitledCard({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0">
          <h3 id={id} className="heading-5">
            {title}
          </h3>
          {text !== undefined && <p className="text-[0.8125rem] text-muted">{text}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
