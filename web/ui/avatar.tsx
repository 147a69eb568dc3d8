import { useState } from "react";

/** A person's picture, or the initials of the name if there is none. */
export function Avatar({
  name,
  image,
  className = "size-9 text-sm",
}: {
  name: string;
  image: string | null;
  className?: string;
}) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary font-semibold text-on-primary ${className}`}
    >
      {image === null || image === failed ? (
        initialsOf(name)
      ) : (
        <img
          src={image}
          alt=""
          onError={() => setFailed(image)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** The first letters of the first and the last word of a name, in upper case. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
