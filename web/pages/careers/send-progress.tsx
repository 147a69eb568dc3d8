import { useEffect, useRef } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";

/** How much has been sent, and the way to stop it. Takes the focus that the disabled submit button loses. */
export function SendProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const t = useTranslation();
  const percent = Math.round(part * 100);
  const region = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    region.current?.focus();
  }, []);

  return (
    <fieldset
      ref={region}
      tabIndex={-1}
      aria-label={t("apply.submitting")}
      className="flex items-center gap-4 rounded-md"
    >
      <div className="min-w-0 flex-1">
        <progress
          value={percent}
          max={100}
          aria-label={t("apply.progress", { percent })}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-grey-soft [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-grey-soft [&::-webkit-progress-value]:bg-primary"
        />
        <p className="mt-1.5 text-sm text-muted tabular-nums">
          {percent < 100 ? t("apply.progress", { percent }) : t("apply.progress.waiting")}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t("form.cancel")}
      </Button>
    </fieldset>
  );
}
