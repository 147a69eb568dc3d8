import { ApplicationStatus, type Application } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { statusTexts } from "../applications/status.tsx";
import { useIsNarrow } from "../list/use-is-narrow.ts";
import { statusKeys } from "./shortcuts.ts";

/** The four statuses, the present one pressed. On a phone they stay at the bottom of the screen. */
export function DecisionBar({
  application,
  isBusy,
  onDecide,
}: {
  application: Application;
  isBusy: boolean;
  onDecide: (status: ApplicationStatus) => void;
}) {
  const t = useTranslation();
  const isNarrow = useIsNarrow();
  return (
    <fieldset
      aria-label={t("form.status")}
      aria-busy={isBusy}
      className={`flex gap-2 ${isNarrow ? "fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-3 py-2" : ""}`}
    >
      {ApplicationStatus.options.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === application.status}
          aria-keyshortcuts={statusKeys[status]}
          disabled={isBusy}
          onClick={() => onDecide(status)}
          className="min-h-12 grow rounded-md border border-edge px-1 text-[0.8125rem] leading-tight font-semibold whitespace-nowrap hover:border-primary hover:text-primary disabled:opacity-55 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {t(statusTexts[status])}
          {!isNarrow && (
            <span aria-hidden="true" className="block text-[0.8125rem] font-normal">
              {statusKeys[status]}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
