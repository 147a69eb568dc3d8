import type { ReactNode } from "react";
import { NewTabLink, telephoneAddress } from "#web/sections/outside-links.tsx";

export const linkClass = "text-primary underline underline-offset-2 hover:text-primary-strong";

/** A web address that an applicant has sent. It opens a new tab without `opener`; other schemes stay text. */
export function ExternalLink({ href }: { href: string }) {
  if (!/^https?:\/\//i.test(href)) return href;
  return (
    <NewTabLink href={href} rel="noopener noreferrer nofollow" className={linkClass}>
      {href}
    </NewTabLink>
  );
}

/** A telephone number that calls. `children` show it otherwise, such as with highlights. */
export const TelephoneLink = ({ phone, children }: { phone: string; children?: ReactNode }) => (
  <a
    href={telephoneAddress(phone)}
    className="whitespace-nowrap decoration-accent underline-offset-2 hover:text-primary hover:underline"
  >
    {children ?? phone}
  </a>
);
