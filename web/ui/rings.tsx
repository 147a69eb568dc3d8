/** A simple drawing of the bronze drum, as an ornament in the colour of the text. */
export const Rings = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`pointer-events-none block aspect-square drum-rings ${className}`}
  />
);
