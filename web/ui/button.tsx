import type { ComponentProps } from "react";
import { buttonClass, type ButtonVariant, iconButtonClass } from "./button-class.ts";
import { Spinner } from "./loading.tsx";
import type { LucideIcon } from "lucide-react";

/** While `isBusy` the button is disabled, and a spinner takes the place of its icon. */
export function Button({
  variant = "primary",
  size = "medium",
  isBusy = false,
  Icon,
  className = "",
  children,
  disabled,
  ...rest
}: ComponentProps<"button"> & ButtonVariant & { isBusy?: boolean; Icon?: LucideIcon }) {
  return (
    <button
      type="button"
      className={`${buttonClass({ variant, size })} ${className}`}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy}
      {...rest}
    >
      {isBusy ? <Spinner /> : Icon && <Icon className={size === "small" ? "size-4" : "size-5"} />}
      {children}
    </button>
  );
}

/** The button of toolbars, lists and notices. */
export const SmallButton = (props: Omit<ComponentProps<typeof Button>, "variant" | "size">) => (
  <Button variant="secondary" size="small" {...props} />
);

/** A button with an icon. `label` is its accessible name and its tooltip. */
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
      className={`${iconButtonClass} disabled:pointer-events-none disabled:opacity-35 ${className}`}
      {...rest}
    >
      {isBusy ? <Spinner className="size-4" /> : <Icon className="size-4.5" />}
    </button>
  );
}
