import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlLook } from "./control-look.ts";

/** A native select: it costs nothing and every phone knows how to show it. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <span className={`relative block ${className}`}>
      <select className={`${controlLook} cursor-pointer appearance-none pr-10`} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
