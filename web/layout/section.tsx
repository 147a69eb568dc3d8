import { type ReactNode, startTransition, useEffect, useState } from "react";
import { Reveal } from "./reveal.tsx";
import { Rings } from "./emblem.tsx";
import { afterPaint } from "#web/document/hydration.ts";
import { useLocation } from "#web/router/router.tsx";

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

/** A section of a page, below its title. On `surface` it has the colour of cards, between two lines. */
export function Section({
  id,
  title,
  lead,
  surface = false,
  children,
}: {
  id: string;
  title: string;
  lead: string;
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
      <div className="frame py-20 lg:py-28">
        <Reveal>
          <SectionTitle id={titleId} lead={lead} className="max-w-2xl">
            {title}
          </SectionTitle>
        </Reveal>
        {children}
      </div>
    </section>
  );
}

/** The last part of a page: what to do next. Its children are the links. */
export function CallToAction({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="call-to-action"
      className="lacquer relative isolate overflow-hidden print:hidden"
    >
      <Rings className="absolute top-1/2 left-1/2 -z-10 w-[52rem] -translate-y-1/2 text-accent opacity-20 sm:left-[45%] lg:left-[58%] lg:w-[56rem] lg:opacity-90" />
      <Reveal className="frame py-24 lg:py-32">
        <div className="max-w-xl">
          <h2
            id="call-to-action"
            className="text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.18] font-semibold tracking-[-0.02em] lang-vi:leading-[1.3]"
          >
            {title}
          </h2>
          {text !== undefined && <p className="mt-5 text-lg text-muted">{text}</p>}
          <div className="mt-9 flex flex-wrap gap-3">{children}</div>
        </div>
      </Reveal>
    </section>
  );
}

/**
 * Whether what can wait is to be shown. After a link it comes once the words it belongs to are painted. Who
 * goes back, or to a part of a page, is brought to where it is, so then it comes with them.
 */
export function useIsPainted(): boolean {
  const { navigationType, hash } = useLocation();
  const [isPainted, setPainted] = useState(navigationType === "pop" || hash !== "");
  useEffect(() => {
    if (!isPainted) afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
}

/** What stands below the first screen of a page. */
export function DeferredSection({ children }: { children: ReactNode }) {
  // The footer stays out of sight meanwhile.
  return useIsPainted() ? children : <div className="h-dvh" />;
}
