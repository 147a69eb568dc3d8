import pictures from "virtual:pictures/areas";
import type { Area } from "#content-types";
import { imagePropsOf } from "./images.tsx";

/** The picture of a business area, or a plain area while it has none. */
export function AreaImage({
  area,
  alt = "",
  className,
}: {
  area: Area;
  alt?: string;
  className: string;
}) {
  const picture = pictures[area];
  if (picture === undefined) return <span className={`block bg-inverse ${className}`} />;
  return (
    <img
      {...imagePropsOf(`areas/${area}`, picture)}
      sizes="(min-width: 48rem) 50vw, 92vw"
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
