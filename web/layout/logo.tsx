import logo from "virtual:pictures/logo";
import { imagePropsOf } from "./image-props.ts";

/** The company's logo, beside its name. */
export function Logo({ className }: { className: string }) {
  const { src, width, height } = imagePropsOf("logo", logo);
  return (
    <img src={src} width={width} height={height} alt="" className={`object-contain ${className}`} />
  );
}
