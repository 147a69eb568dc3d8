import type { ComponentProps } from "react";
import { Spinner } from "./loading.tsx";

/** A button. While `isBusy` it shows a spinner beside its words and cannot be pressed. */
export function Button({
  look,
  size,
  isBusy = false,
  className = "",
  children,
  disabled,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { isBusy?: boolean }) {
  return (
    <button
      type="button"
      className={`${buttonLook({ ...(look && { look }), ...(size && { size }) })} ${className}`}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

const looks = {
  primary: "bg-jade text-on-jade hover:bg-jade-strong",
  secondary: "border border-edge text-ink hover:border-jade hover:text-jade",
  quiet: "text-ink hover:bg-grey-soft",
  danger: "bg-lacquer text-on-lacquer hover:bg-lacquer-strong",
} as const;

const sizes = {
  small: "min-h-9 px-3 text-sm pointer-coarse:min-h-11",
  medium: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-base",
} as const;

export type ButtonLook = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** Classes of a button, also for a link that looks like one. */
export function buttonLook({ look = "primary", size = "medium" }: ButtonLook = {}): string {
  return [
    "inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    looks[look],
    sizes[size],
  ].join(" ");
}
