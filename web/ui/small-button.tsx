import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** The button of toolbars, lists and notices. The spinner takes the place of its icon. */
export function SmallButton({
  Icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, "variant" | "size"> & { Icon?: LucideIcon }) {
  return (
    <Button variant="secondary" size="small" {...rest}>
      {Icon !== undefined && !rest.isBusy && <Icon aria-hidden="true" className="size-4" />}
      {children}
    </Button>
  );
}
