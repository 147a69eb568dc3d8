import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { afterPaint } from "#web/document/hydration.ts";
import { useLocation } from "#web/router/router.tsx";

/** The one h1 of a page. */
export function PageTitle({ className = "", children }: ComponentProps<"h1">) {
  return (
    <h1
      className={`text-[clamp(2.375rem,1.6rem+3.1vw,3.625rem)] leading-[1.14] font-semibold tracking-[-0.025em] lang-vi:leading-[1.3] ${className}`}
    >
      {children}
    </h1>
  );
}

/** The introduction below the title of a page. */
export const Lead = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={`text-lg text-muted sm:text-xl sm:leading-relaxed ${className}`}>{children}</p>
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
      <h2 id={id} className="text-3xl font-semibold sm:text-[2.5rem]">
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

/**
 * Whether the first screen is painted, so that the rest can follow. After Back, or with a hash, the
 * browser scrolls down the page: then the rest comes with the first screen.
 */
export function useIsPainted(): boolean {
  const { navigationType, hash } = useLocation();
  const [isPainted, setPainted] = useState(navigationType === "pop" || hash !== "");
  useEffect(() => {
    if (!isPainted) afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
}

/** The part of a page below its first screen. */
export function DeferredSection({ children }: { children: ReactNode }) {
  // The empty screen keeps the footer out of sight.
  return useIsPainted() ? children : <div className="h-dvh" />;
}

const itemThreshold = 0.3;
const groupThreshold = 0.25;
const staggerSeconds = 0.08;

/**
 * Reveals its content, or with `group` its children one after the other, once it is scrolled into view
 * (spec §2). Content in view at the start, and all content without a script, is visible at once.
 */
export function Reveal({ group = false, ...rest }: ComponentProps<"div"> & { group?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return undefined;
    const { top, height } = element.getBoundingClientRect();
    if (top < innerHeight) return undefined;

    const state = (name: "waiting" | "shown") => (group ? `group-${name}` : name);
    element.dataset["reveal"] = state("waiting");
    if (group) {
      for (const [index, child] of Array.from(element.children).entries()) {
        if (child instanceof HTMLElement) {
          child.style.transitionDelay = `${index * staggerSeconds}s`;
        }
      }
    }
    // An item taller than the screen never reaches the full threshold.
    const reachable = (0.9 * innerHeight) / Math.max(height, 1);
    const threshold = Math.min(group ? groupThreshold : itemThreshold, reachable);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset["reveal"] = state("shown");
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [group]);

  return <div ref={ref} {...rest} />;
}
