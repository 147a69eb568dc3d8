/** Numbered steps, connected by a line. */
export function Steps({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="mt-5">
      {texts.map((text, index) => (
        <li
          key={text}
          className="relative flex gap-4 pb-5 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full border border-accent eyebrow tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{text}</span>
        </li>
      ))}
    </ol>
  );
}
