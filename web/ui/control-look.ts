const look =
  "block w-full rounded-md border border-edge bg-surface text-ink placeholder:text-muted transition-colors hover:border-muted focus:border-jade focus-visible:outline-offset-0 aria-invalid:border-lacquer disabled:cursor-not-allowed disabled:opacity-60";

/** Classes shared by everything that takes typed or chosen values. */
export const controlLook = `${look} min-h-11 px-3.5 py-2 text-base`;

/** The same for a row of tools: lower, but for fingers. */
export const denseControlLook = `${look} min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base`;
