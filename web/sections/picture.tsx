import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PictureRecord } from "virtual:pictures";
import { imagePropsOf, srcSetOf } from "./images.tsx";

/**
 * A picture of content/pictures. `className` sets its size, so that nothing moves when it arrives. If it
 * is missing or cannot be loaded, `fallback` or a plain area is shown.
 */
export function Picture({
  name,
  record: picture,
  alt,
  sizes,
  className = "",
  fit = "object-cover",
  isFirst = false,
  fallback,
}: {
  /** Its folder and name. */
  name: string;
  /** Its record in the list of its folder; undefined while it is missing. */
  record: PictureRecord | undefined;
  alt: string;
  sizes: string;
  className?: string;
  fit?: "object-cover" | "object-contain";
  /** In view when the page opens: loaded at once, before the other pictures. */
  isFirst?: boolean;
  fallback?: ReactNode;
}) {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // It may have failed before hydration.
    const image = ref.current;
    if (image?.complete === true && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (picture === undefined || hasFailed) {
    return fallback ?? <span aria-hidden="true" className={`block bg-inverse ${className}`} />;
  }
  return (
    <picture className="contents">
      {picture.widths !== undefined && (
        <source type="image/avif" srcSet={srcSetOf(name, picture, "avif")} sizes={sizes} />
      )}
      <img
        ref={ref}
        {...imagePropsOf(name, picture)}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        onError={() => setHasFailed(true)}
        className={`${fit} ${className}`}
      />
    </picture>
  );
}
