import { type Application, ApplicationStatus } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { StatusName } from "../applications/status.tsx";
import { statusKeys } from "./shortcuts.tsx";
import type { useStatusDecision } from "./use-status-decision.ts";

// The colours of the badges.
const chosen = {
  submitted: "aria-pressed:border-info aria-pressed:bg-info-soft aria-pressed:text-info",
  reviewing: "aria-pressed:border-warning aria-pressed:bg-warning-soft aria-pressed:text-warning",
  accepted: "aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary",
  rejected: "aria-pressed:border-danger aria-pressed:bg-danger-soft aria-pressed:text-danger",
} as const;

/** The statuses, the present one pressed. A narrow screen keeps them at its bottom. */
export function DecisionBar({
  application,
  decision: { isSaving, decide, autoAdvance, setAutoAdvance },
}: {
  application: Application;
  decision: ReturnType<typeof useStatusDecision>;
}) {
  const t = useTranslation();
  const isBusy = isSaving(application.id);
  return (
    <div className="bg-paper lg:sticky lg:top-[calc(var(--header)+3rem)] lg:z-10 lg:-my-2 lg:py-2">
      <fieldset
        aria-label={t("form.status")}
        aria-busy={isBusy}
        className="flex gap-1.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-2 max-lg:group-has-[:is([data-covers],textarea:focus)]/application:hidden"
      >
        {ApplicationStatus.options.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === application.status}
            aria-keyshortcuts={statusKeys[status]}
            aria-disabled={isBusy}
            onClick={() => isBusy || decide(application, status)}
            className={`min-h-12 grow rounded-md border border-edge px-1 text-[0.8125rem] leading-tight font-semibold max-lg:min-w-0 max-lg:basis-0 hover:border-primary hover:text-primary aria-disabled:opacity-55 lg:inline-flex lg:items-center lg:justify-center lg:gap-1.5 ${chosen[status]}`}
          >
            <StatusName status={status} />
            <span aria-hidden="true" className="max-xl:hidden">
              <Kbd>{statusKeys[status]}</Kbd>
            </span>
          </button>
        ))}
      </fieldset>
      <Checkbox
        size="size-4.5"
        className="min-h-9 cursor-pointer gap-2 pt-1 text-sm text-muted pointer-coarse:min-h-11"
        checked={autoAdvance}
        onChange={({ target }) => setAutoAdvance(target.checked)}
      >
        {t("review.autoAdvance")}
      </Checkbox>
    </div>
  );
}
