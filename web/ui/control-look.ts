/** Classes shared by everything that takes typed or chosen values. */
export const controlLook =
  "block w-full min-h-11 rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink placeholder:text-muted transition-colors hover:border-muted focus:border-jade focus-visible:outline-offset-0 aria-invalid:border-lacquer disabled:cursor-not-allowed disabled:opacity-60";
