import type { ComponentProps } from "react";

const tones = {
  red: "bg-danger-soft text-danger",
  blue: "bg-info-soft text-info",
  primary: "bg-primary-soft text-primary",
  amber: "bg-warning-soft text-warning",
  grey: "bg-neutral-soft text-muted",
  outline: "inset-ring inset-ring-edge text-muted",
} as const;

/** The tones of the statuses of an application. */
export const statusTones = {
  submitted: "blue",
  reviewing: "amber",
  accepted: "primary",
  rejected: "grey",
} as const;

/** A label for a state or a category. `dot` puts a red dot before it. */
export function Badge({
  tone = "grey",
  dot = false,
  className = "",
  title,
  children,
}: ComponentProps<"span"> & { tone?: keyof typeof tones; dot?: boolean }) {
  return (
    <span
      title={title}
      data-badge
      className={`inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-lg px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold wrap-anywhere ${tones[tone]} ${className}`}
    >
      {dot && (
        <span aria-hidden="true" data-dot className="size-1.5 shrink-0 rounded-full bg-danger" />
      )}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
