import type { ComponentProps } from "react";
import { Spinner } from "./loading.tsx";
import type { LucideIcon } from "lucide-react";

/** A button. While `isBusy` it shows a spinner beside its words and cannot be pressed. */
export function Button({
  variant,
  size,
  isBusy = false,
  className = "",
  children,
  disabled,
  ...rest
}: ComponentProps<"button"> & ButtonVariant & { isBusy?: boolean }) {
  return (
    <button
      type="button"
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }) })} ${className}`}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

const variants = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "border border-edge text-ink hover:border-primary hover:text-primary",
  quiet: "text-ink hover:bg-grey-soft",
  danger: "bg-danger text-on-danger hover:bg-danger-strong",
} as const;

const sizes = {
  small: "min-h-9 px-3 text-sm pointer-coarse:min-h-11",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-base",
} as const;

export type ButtonVariant = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** Classes of a button, also for a link that looks like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonVariant = {}): string {
  return [
    "inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
  ].join(" ");
}

/** A button with an icon instead of words. `label` names it for everyone. */
export function IconButton({
  label,
  Icon,
  isBusy = false,
  disabled = false,
  className = "",
  ...rest
}: Omit<ComponentProps<"button">, "children"> & {
  label: string;
  Icon: LucideIcon;
  isBusy?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      disabled={disabled || isBusy}
      className={`inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink disabled:pointer-events-none disabled:opacity-35 pointer-coarse:size-11 ${className}`}
      {...rest}
    >
      {isBusy ? <Spinner className="size-4" /> : <Icon aria-hidden="true" className="size-4.5" />}
    </button>
  );
}
