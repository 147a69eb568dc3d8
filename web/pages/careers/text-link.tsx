import { ArrowLeft } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "#web/router/link.tsx";

/** A link that looks like emphasised text. */
export function TextLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`inline-flex min-h-11 items-center font-semibold text-primary decoration-accent underline-offset-4 hover:underline ${className}`}
      {...rest}
    />
  );
}

/** Leads back to all positions. */
export function BackLink({ children }: { children: ReactNode }) {
  return (
    <Link
      to="/careers"
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary hover:text-primary-strong print:hidden"
    >
      <ArrowLeft className="size-5" />
      {children}
    </Link>
  );
}
