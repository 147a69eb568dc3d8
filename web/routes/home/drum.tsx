import drum from "#web/art/drum.svg";

const parts = [
  { name: "outer", look: "[--turn:9deg]" },
  { name: "middle", look: "[--turn:-16deg]" },
  { name: "core", look: "[--turn:26deg]" },
] as const;

/** The bronze drum. Its rings turn against each other as the page is scrolled. */
export function Drum({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`pointer-events-none aspect-square ${className}`}>
      {parts.map(({ name, look }) => (
        <svg key={name} className={`absolute inset-0 size-full turns-with-scroll ${look}`}>
          <use href={`${drum}#${name}`} />
        </svg>
      ))}
    </div>
  );
}
