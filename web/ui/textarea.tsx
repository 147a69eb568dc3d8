import type { ComponentProps } from "react";
import { controlLook } from "./control-look.ts";

export function Textarea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={6} className={`${controlLook} resize-y ${className}`} {...rest} />;
}
