import type { ComponentProps } from "react";
import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

export function EmailLink({ to, className }: { to: string; className: string }) {
  return (
    <a href={`mailto:${to}`} className={className}>
      {to}
    </a>
  );
}

/** The address that calls a telephone number. */
export const telephoneAddress = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** The telephone number of the company. */
export function PhoneLink({ className }: { className: string }) {
  return (
    <a href={telephoneAddress(company.phone)} className={className}>
      {company.phone}
    </a>
  );
}

/** A link that opens a new tab. `note` tells screen readers so. */
export function NewTabLink({ note, children, ...rest }: ComponentProps<"a"> & { note?: string }) {
  const t = useTranslation();
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr-only"> ({note ?? t("common.newTab")})</span>
    </a>
  );
}
