import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { afterPaint } from "#web/browser/hydration.ts";
import { useLocation } from "#web/router/router.tsx";

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
