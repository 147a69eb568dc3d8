import type { ComponentProps } from "react";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

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
