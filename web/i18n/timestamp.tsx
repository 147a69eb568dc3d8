import { useLanguage } from "./i18n.tsx";
import { formatDate, formatDateTime } from "./format.ts";

/** A moment in the reader's language and zone; the exact one shows on hover. */
export function Instant({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const { language } = useLanguage();
  return (
    <time dateTime={iso} title={iso}>
      {withTime ? formatDateTime(iso, language) : formatDate(iso, language)}
    </time>
  );
}
