import type { ComponentProps } from "react";

/** A checkbox that looks like what it does: something is on, or off. It needs a label. */
export function Switch({
  checked,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "role" | "className">) {
  return (
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-surface before:transition-transform checked:bg-jade checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-60 motion-reduce:before:transition-none"
      {...rest}
    />
  );
}
