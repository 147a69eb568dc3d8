import type { ComponentProps } from "react";
import { controlLook, denseControlLook } from "./control-look.ts";

export function Input({
  isDense = false,
  className = "",
  ...rest
}: ComponentProps<"input"> & { isDense?: boolean }) {
  return <input className={`${isDense ? denseControlLook : controlLook} ${className}`} {...rest} />;
}
