import { useEffect, useRef, useState, type ReactNode } from "react";
import { images, type ImageRecord } from "#content/images.ts";
import { LogoMark } from "./emblem.tsx";

/**
 * A picture of content/images.ts. `className` sets its size, so that nothing moves when it arrives. If it
 * is missing or cannot be loaded, `fallback` or the company's logo is shown.
 */
export function Picture({
  name,
  alt,
  sizes,
  className = "",
  isFirst = false,
  fallback,
}: {
  name: string;
  alt: string;
  sizes: string;
  className?: string;
  /** In view when the page opens: loaded at once, before the other pictures. */
  isFirst?: boolean;
  fallback?: ReactNode;
}) {
  const image = images[name];
  const { ref, hasFailed, onError } = useImageError();
  if (image === undefined || hasFailed) {
    return fallback ?? <Placeholder alt={alt} className={className} />;
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(name, image, "avif")} sizes={sizes} />
      <img
        ref={ref}
        src={`/images/${name}-${image.width}.webp`}
        srcSet={srcSetOf(name, image, "webp")}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        onError={onError}
        className={`object-cover ${className}`}
      />
    </picture>
  );
}

function Placeholder({ alt, className }: { alt: string; className: string }) {
  return (
    <span
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      className={`grid place-items-center bg-inverse text-inverse-accent ${className}`}
    >
      <LogoMark className="size-20 opacity-60" />
    </span>
  );
}

/** Tracks whether an image fails to load, also if it failed before hydration. */
export function useImageError() {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete === true && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  return { ref, hasFailed, onError: () => setHasFailed(true) };
}

function srcSetOf(name: string, { widths }: ImageRecord, format: "avif" | "webp"): string {
  return widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(", ");
}
