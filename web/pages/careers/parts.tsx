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
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary hover:text-primary-strong"
    >
      <ArrowLeft className="size-5" />
      {children}
    </Link>
  );
}

/** Numbered steps, connected by a line. */
export function Steps({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="mt-5">
      {texts.map((text, index) => (
        <li
          key={text}
          className="relative flex gap-4 pb-5 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full border border-accent text-sm font-semibold text-accent tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{text}</span>
        </li>
      ))}
    </ol>
  );
}
