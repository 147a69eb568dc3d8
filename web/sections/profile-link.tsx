import publicFiles from "virtual:public-files";
import { Download } from "lucide-react";
import { companyProfile } from "#content/solutions.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { NewTabLink } from "./outside-links.tsx";

/** Opens the company profile, a PDF, in a new tab. It is left out if the company has none. */
export function ProfileLink() {
  const { t, language } = useI18n();
  const href = companyProfile[language];
  if (!publicFiles.includes(href)) return null;
  return (
    <NewTabLink
      href={href}
      note={t("common.profile.newTab")}
      className={buttonClass({ variant: "secondary", size: "large" })}
    >
      <Download className="size-5" />
      {t("common.profile")}
    </NewTabLink>
  );
}
