import { useIsPainted } from "#web/layout/section.tsx";

const rings = [
  "drum-outer [--turn:9deg]",
  "drum-middle [--turn:-16deg]",
  "drum-core [--turn:26deg]",
] as const;

/**
 * The bronze drum. Its rings turn against each other as the page is scrolled. It is large:
 * a first page has it from the start, and after a link the words come before it.
 */
export function Drum({ className }: { className: string }) {
  const isShown = useIsPainted();
  return (
    <div aria-hidden="true" className={`pointer-events-none aspect-square ${className}`}>
      {isShown &&
        rings.map((ring) => (
          <span key={ring} className={`absolute inset-0 turns-with-scroll ${ring}`} />
        ))}
    </div>
  );
}
