import type { ComponentProps } from "react";
import { Link } from "./link.tsx";
import { hasPage } from "./match-route.ts";
import { buttonClass, type ButtonVariant } from "#web/ui/button-class.ts";

/** A link within the site that looks like a button. It is left out if its page has nothing to show. */
export function LinkButton({
  variant = "primary",
  size = "medium",
  className = "",
  to,
  ...rest
}: ComponentProps<typeof Link> & ButtonVariant) {
  if (!hasPage(to)) return null;
  return <Link to={to} className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
