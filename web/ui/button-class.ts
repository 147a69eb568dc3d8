const variants = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "border border-edge text-ink hover:border-primary hover:text-primary",
  quiet: "text-ink hover:bg-neutral-soft",
  danger: "bg-danger text-on-danger hover:bg-danger-strong",
} as const;

const sizes = {
  small: "min-h-9 px-3 text-sm pointer-coarse:min-h-11",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-base",
} as const;

export type ButtonVariant = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, also for links. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonVariant = {}): string {
  return [
    "inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline transition-colors print:hidden forced-colors:border",
    // Muted, but as readable as any text.
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-neutral-soft disabled:text-muted",
    "aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-neutral-soft aria-disabled:text-muted",
    variants[variant],
    sizes[size],
  ].join(" ");
}

/** The classes of a button that is an icon, also for links. */
export const iconButtonClass =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-sm print:hidden text-muted hover:bg-neutral-soft hover:text-ink pointer-coarse:size-11";
