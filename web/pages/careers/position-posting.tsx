import { useSiteData } from "#web/document/site-data.tsx";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { StructuredData } from "#web/layout/structured-data.tsx";
import { useLinks } from "#web/router/link.tsx";
import type { Advert } from "./adverts.ts";
import { jobPosting } from "./job-posting.ts";
import { positionPath } from "./position-address.ts";
import { listItems } from "./position-lists.ts";

/** The position in the words of schema.org, for search engines. */
export function PositionPosting({ advert }: { advert: Advert }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { siteUrl } = useSiteData();
  const { localizeHref } = useLinks();
  const posting = jobPosting(advert, {
    siteUrl,
    language,
    url: siteUrl + localizeHref(positionPath(advert.slug)),
    lead: t(`position.${advert.slug}`),
    lists: (["do", "bring", "offer"] as const).map((list) => ({
      title: t(`position.${list}`),
      items: listItems(list, advert).map((item) => t(item)),
    })),
  });
  return posting !== undefined && <StructuredData items={[posting]} />;
}
