import type { ComponentProps, ReactNode } from "react";

type ListProps = ComponentProps<"dl"> & { gap?: string };

/** Terms and their details, in two columns where there is room. */
export function DefinitionList({ gap = "gap-x-8 gap-y-4", className = "", ...rest }: ListProps) {
  return <dl className={`grid sm:grid-cols-2 ${gap} ${className}`} {...rest} />;
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
