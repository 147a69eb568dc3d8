import publicFiles from "virtual:public-files";
import type { ReactNode } from "react";
import { companyProfile } from "#content/solutions.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { NewTabLink } from "./outside-links.tsx";

/** Opens the company profile in a new tab. It is left out if the company has none. */
export function ProfileLink({ note, children }: { note: string; children: ReactNode }) {
  const { language } = useI18n();
  const href = companyProfile[language];
  if (!publicFiles.includes(href)) return null;
  return (
    <NewTabLink
      href={href}
      note={note}
      className={buttonClass({ variant: "secondary", size: "large" })}
    >
      {children}
    </NewTabLink>
  );
}
