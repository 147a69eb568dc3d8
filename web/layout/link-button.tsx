import type { ComponentProps } from "react";
import { Link } from "#web/router/link.tsx";
import { buttonClass, type ButtonVariant } from "#web/ui/button-class.ts";

/** A link within the site that looks like a button. */
export function LinkButton({
  variant = "primary",
  size = "medium",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & ButtonVariant) {
  return <Link className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
