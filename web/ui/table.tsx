import type { ComponentProps } from "react";

/** A dense table. Its head stays in sight while the box around it scrolls. */
export function Table({
  label,
  className = "",
  ...rest
}: Omit<ComponentProps<"table">, "aria-label"> & { label: string }) {
  return (
    // The box takes the focus so that a keyboard can scroll it.
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable
      tabIndex={0}
      className={`overflow-auto rounded-md border border-line bg-surface ${className}`}
    >
      <table aria-label={label} className="w-full border-collapse text-sm tabular-nums" {...rest} />
    </section>
  );
}

export function HeadCell({ className = "", ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={`sticky top-0 z-10 h-10 border-b border-line bg-surface px-4 text-left text-[0.8125rem] font-semibold whitespace-nowrap text-muted ${className}`}
      {...rest}
    />
  );
}

export function Row({ className = "", ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={`border-b border-line last:border-b-0 hover:bg-paper focus-visible:-outline-offset-2 ${className}`}
      {...rest}
    />
  );
}

export function Cell({ className = "", ...rest }: ComponentProps<"td">) {
  return <td className={`h-10 px-4 py-1.5 align-middle ${className}`} {...rest} />;
}
