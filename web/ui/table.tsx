import type { ComponentProps } from "react";

/** A dense table with a sticky head below the header of the page. */
export function Table({
  label,
  className = "",
  ...rest
}: Omit<ComponentProps<"table">, "aria-label"> & { label: string }) {
  return (
    <div className="rounded-md border border-line bg-surface">
      <table
        aria-label={label}
        className={`w-full border-collapse text-sm tabular-nums ${className}`}
        {...rest}
      />
    </div>
  );
}

export function HeadCell({ className = "", ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={`sticky top-(--header) z-10 h-10 shadow-[inset_0_-1px_0_var(--color-line)] first:rounded-tl-md last:rounded-tr-md bg-surface px-2 xl:px-3 text-left text-[0.8125rem] font-semibold whitespace-nowrap text-muted ${className}`}
      {...rest}
    />
  );
}

export function Row({ className = "", ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={`border-b border-line last:border-b-0 hover:bg-raised focus-visible:-outline-offset-2 ${className}`}
      {...rest}
    />
  );
}

export function Cell({ className = "", ...rest }: ComponentProps<"td">) {
  return <td className={`h-10 px-2 py-1.5 xl:px-3 align-middle ${className}`} {...rest} />;
}
