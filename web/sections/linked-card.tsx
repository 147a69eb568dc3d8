import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "#web/router/link.tsx";

/** A card that is a link as a whole: its `CardLink` covers it. */
export const LinkedCard = ({
  as: Tag = "article",
  className = "",
  children,
}: {
  as?: "article" | "div";
  className?: string;
  children: ReactNode;
}) => (
  <Tag
    className={`group relative overflow-hidden rounded-lg border border-line transition-colors hover:border-primary ${className}`}
  >
    {children}
  </Tag>
);

/** The title of a linked card, with an arrow at its end. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="flex grow items-center justify-between gap-4 after:absolute after:inset-0"
  >
    {children}
    <ArrowRight className="size-5 shrink-0 text-primary transition-transform duration-200 group-hover:translate-x-1" />
  </Link>
);
