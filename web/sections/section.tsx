import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "./reveal.tsx";

/** The one h1 of a page. */
export function PageTitle({ className = "", children }: ComponentProps<"h1">) {
  return <h1 className={`heading-1 ${className}`}>{children}</h1>;
}

/** The introduction below the title of a page. */
export const Lead = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={`text-[1.0625rem] text-muted sm:text-xl sm:leading-relaxed ${className}`}>
    {children}
  </p>
);

/** The buttons below a title. On a narrow screen they fill the width. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-9 flex flex-wrap gap-3 max-[26rem]:*:w-full">{children}</div>
);

/** The text of a card, smaller than that of a section. */
export const CardText = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={`text-[0.9375rem] leading-relaxed text-muted ${className}`}>{children}</p>
);

/** The title of a section, with an introduction. */
export function SectionTitle({
  id,
  lead,
  className = "",
  children,
}: {
  id: string;
  lead?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 id={id} className="heading-2">
        {children}
      </h2>
      {lead !== undefined && <p className="mt-4 text-lg text-muted">{lead}</p>}
    </div>
  );
}

/** The title of a section, which appears as it is scrolled into view. */
export const RevealedTitle = ({ className, ...rest }: ComponentProps<typeof SectionTitle>) => (
  <Reveal className={className}>
    <SectionTitle {...rest} />
  </Reveal>
);

/**
 * A section of a page, below its title. Without `title` its content contains one with the id `<id>-title`.
 * On `surface` it has the colour of cards, between two lines.
 */
export function Section({
  id,
  title,
  lead,
  surface = false,
  children,
}: {
  id: string;
  title?: string;
  lead?: string;
  surface?: boolean;
  children: ReactNode;
}) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={surface ? "border-y border-line bg-surface" : ""}
    >
      <div className="page-width py-20 lg:py-28">
        {title !== undefined && (
          <RevealedTitle id={titleId} lead={lead} className="max-w-2xl">
            {title}
          </RevealedTitle>
        )}
        {children}
      </div>
    </section>
  );
}
