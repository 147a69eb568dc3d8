import type { Application } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Definition } from "#web/ui/definition-list.tsx";

/** Where an application comes from, and who sent or added it on what consent. */
export function Origin({ application }: { application: Application }) {
  const t = useTranslation();
  const { source, source_detail: detail, consent } = application;
  return (
    <Definition term={t("origin.source")}>
      {t(`source.${source}`)}
      {detail !== null && <span className="block text-sm wrap-anywhere text-muted">{detail}</span>}
      {consent !== null && (
        <span className="block text-sm text-muted">
          {`${t("origin.added")} · ${t(`consent.${consent}`)}`}
        </span>
      )}
    </Definition>
  );
}
