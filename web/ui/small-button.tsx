import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** The button of toolbars, lists and notices. */
export const SmallButton = (props: Omit<ComponentProps<typeof Button>, "variant" | "size">) => (
  <Button variant="secondary" size="small" {...props} />
);
