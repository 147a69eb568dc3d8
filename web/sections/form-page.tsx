import type { ReactNode } from "react";
import { Rings } from "#web/ui/rings.tsx";

/** The screen of a short form: below it rises the drum. Its height does not depend on the form. */
export const FormPage = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className="relative isolate overflow-clip">
    <Rings className="absolute -bottom-[30rem] left-1/2 -z-10 w-[44rem] -translate-x-1/2 text-accent opacity-80 max-sm:-bottom-[52vw] max-sm:w-[104vw]" />
    <div
      className={`min-h-[max(44rem,calc(100svh-var(--header)))] pt-14 pb-[52vw] sm:pb-72 lg:pt-20 ${className}`}
    >
      {children}
    </div>
  </div>
);
