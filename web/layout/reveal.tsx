import { useEffect, useRef, type ComponentProps } from "react";

const itemThreshold = 0.3;
const groupThreshold = 0.25;
const staggerSeconds = 0.08;

/**
 * Lets its content, or with `group` its children one after the other, appear once when scrolled to
 * (spec §2). What is in view at the start, and everything where there is no script, is simply there.
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
    // A tall item can never show the whole share at once.
    const possible = (0.9 * innerHeight) / Math.max(height, 1);
    const threshold = Math.min(group ? groupThreshold : itemThreshold, possible);
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
