import type { ReactNode } from "react";

/** Terms and their details, in two columns where there is room. */
export function DefinitionList({
  gap = "gap-x-8 gap-y-4",
  children,
}: {
  gap?: string;
  children: ReactNode;
}) {
  return <dl className={`grid sm:grid-cols-2 ${gap}`}>{children}</dl>;
}

/** One term with its details. `isWide` takes both columns. */
export function Definition({
  term,
  isWide = false,
  children,
}: {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${isWide ? "sm:col-span-2" : ""}`}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
