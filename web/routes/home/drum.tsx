import { useDeferredValue } from "react";
import drum from "#web/art/drum.svg";
import { useLocation } from "#web/router.tsx";

const parts = [
  { name: "outer", look: "[--turn:9deg]" },
  { name: "middle", look: "[--turn:-16deg]" },
  { name: "core", look: "[--turn:26deg]" },
] as const;

/**
 * The bronze drum. Its rings turn against each other as the page is scrolled. It is a thousand shapes:
 * a first page has it from the start, and after a link the words come before it.
 */
export function Drum({ className }: { className: string }) {
  const { kind } = useLocation();
  const isShown = useDeferredValue(true, kind === "pop");
  return (
    <div aria-hidden="true" className={`pointer-events-none aspect-square ${className}`}>
      {isShown &&
        parts.map(({ name, look }) => (
          <svg key={name} className={`absolute inset-0 size-full turns-with-scroll ${look}`}>
            <use href={`${drum}#${name}`} />
          </svg>
        ))}
    </div>
  );
}
