import type { ReactNode } from "react";

/** The one h1 of a page. */
export function PageTitle({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <h1
      className={`text-[clamp(2.375rem,1.6rem+3.1vw,3.625rem)] leading-[1.14] font-semibold tracking-[-0.025em] lang-vi:leading-[1.3] ${className}`}
    >
      {children}
    </h1>
  );
}

/** The title of a section, which it names by its id, and what the section is about. */
export function SectionTitle({
  id,
  lead,
  className = "",
  children,
}: {
  id: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 id={id} className="text-3xl font-semibold sm:text-[2.5rem]">
        {children}
      </h2>
      {lead !== undefined && <p className="mt-4 text-lg text-muted">{lead}</p>}
    </div>
  );
}
