import type { ReactNode } from "react";

const looks = {
  figure: {
    row: "flex flex-col-reverse justify-end gap-1",
    term: "text-[0.9375rem] text-muted",
    value: "text-xl font-semibold tracking-[-0.02em] text-accent tabular-nums sm:text-3xl",
  },
  contact: {
    row: "border-t border-line py-3 sm:grid sm:grid-cols-[8rem_1fr] sm:items-baseline sm:gap-6",
    term: "text-sm font-semibold text-accent",
    value: "text-lg",
  },
  detail: {
    row: "border-t border-line py-3 text-[0.9375rem]",
    term: "text-sm text-muted",
    value: "font-semibold break-words",
  },
  project: {
    row: "grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line py-3",
    term: "text-muted",
    value: "font-semibold",
  },
} as const;

/** A term and its value, in a list of the public pages. */
export function Fact({
  look,
  term,
  children,
}: {
  look: keyof typeof looks;
  term: string;
  children: ReactNode;
}) {
  const classes = looks[look];
  return (
    <div className={classes.row}>
      <dt className={classes.term}>{term}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
