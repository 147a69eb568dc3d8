import type { PictureRecord } from "virtual:pictures";
import logo from "virtual:pictures/logo";

/** The attributes of an <img> that shows a picture in a format that all browsers know. */
export function imagePropsOf(name: string, picture: PictureRecord) {
  const { width, height, hash } = picture;
  return picture.widths === undefined
    ? { src: `/pictures/${name}-${hash}.svg`, width, height }
    : {
        src: `/pictures/${name}-${hash}-${width}.webp`,
        srcSet: srcSetOf(name, picture, "webp"),
        width,
        height,
      };
}

export function srcSetOf(
  name: string,
  { hash, widths = [] }: PictureRecord,
  format: "avif" | "webp",
): string {
  return widths.map((width) => `/pictures/${name}-${hash}-${width}.${format} ${width}w`).join(", ");
}

/** The company's logo, beside its name. */
export function Logo({ className }: { className: string }) {
  const { src, width, height } = imagePropsOf("logo", logo);
  return (
    <img src={src} width={width} height={height} alt="" className={`object-contain ${className}`} />
  );
}
