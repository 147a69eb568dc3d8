import { useTranslation } from "#web/i18n/i18n.tsx";

export const linkClass = "text-primary underline underline-offset-2 hover:text-primary-strong";

/** A web address that an applicant has sent. It opens a new tab without `opener`; other schemes stay text. */
export function ExternalLink({ href }: { href: string }) {
  const t = useTranslation();
  if (!/^https?:\/\//i.test(href)) return href;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
      {href}
      <span className="sr-only">{` ${t("details.newTab")}`}</span>
    </a>
  );
}
