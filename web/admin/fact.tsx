import { type ReactNode, useId } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";

/** One thing that is known, under its name. Stands in a `<dl>` of two columns. */
export function Fact({
  name,
  isWide = false,
  children,
}: {
  name: string;
  /** Whether it takes both columns. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${isWide ? "sm:col-span-2" : ""}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

export const factLinkLook = "text-primary underline underline-offset-2 hover:text-primary-strong";

/** A link that a stranger gave, in a tab that knows nothing of this one. Other schemes are text alone. */
export function ForeignLink({
  address,
  mayBePlain,
}: {
  address: string;
  /** Whether what is not encrypted is linked to as well. */
  mayBePlain: boolean;
}) {
  const t = useTranslation();
  const isLinkedTo = mayBePlain ? /^https?:\/\//i : /^https:\/\//i;
  if (!isLinkedTo.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={factLinkLook}>
      {address}
      <span className="sr-only">{` ${t("details.newTab")}`}</span>
    </a>
  );
}

/** A part of the details under a title of its own. */
export function Group({
  title,
  action,
  children,
}: {
  title: string;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>;
}
