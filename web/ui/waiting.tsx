import { Spinner } from "./spinner.tsx";

/** A screen that waits for an answer. */
export function Waiting({ words }: { words: string }) {
  return (
    <output className="frame flex min-h-[60vh] items-center justify-center gap-3 text-muted">
      <Spinner />
      {words}
    </output>
  );
}
