import { useEffect, useRef, type ComponentProps } from "react";

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
