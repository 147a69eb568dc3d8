import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** Says that an earlier text was brought back, and takes it away again on demand. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslation();
  return (
    <div className="mb-8" aria-live="polite">
      <Alert tone="info" title={t("apply.draft")}>
        <p>{t("apply.draft.text")}</p>
        <Button variant="secondary" size="small" className="mt-3" onClick={onDiscard}>
          {t("apply.draft.clear")}
        </Button>
      </Alert>
    </div>
  );
}
