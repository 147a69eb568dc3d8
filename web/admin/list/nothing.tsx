import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Stands where rows would be: says that there are none, and what to do next. */
export function Nothing({
  Icon,
  title,
  text,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-md border border-line bg-surface px-6 py-16 text-center">
      <Icon aria-hidden="true" className="size-8 text-muted" />
      <p className="mt-3 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {children !== undefined && <div className="mt-5">{children}</div>}
    </div>
  );
}
