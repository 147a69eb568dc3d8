import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlLook, denseControlLook } from "./control-look.ts";

/** A native select: it costs nothing and every phone knows how to show it. */
export function Select({
  isDense = false,
  className = "",
  ...rest
}: ComponentProps<"select"> & { isDense?: boolean }) {
  return (
    <span className={`relative block ${className}`}>
      <select
        className={`cursor-pointer appearance-none ${isDense ? `${denseControlLook} pr-7` : `${controlLook} pr-10`}`}
        {...rest}
      />
      <ChevronDown
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${isDense ? "right-2 size-4" : "right-3 size-5"}`}
      />
    </span>
  );
}
