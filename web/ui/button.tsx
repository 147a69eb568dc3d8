import type { ComponentProps } from "react";
import { buttonClass, type ButtonVariant } from "./button-class.ts";
import { Spinner } from "./loading.tsx";

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
