import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { useFormState } from "./form.tsx";

/** A field that another user has changed, as text. */
type ConflictLine = {
  label: string;
  /** Undefined where this user left the field as it was. */
  mine: string | undefined;
  theirs: string;
};

/** Shows what another user has changed meanwhile. This user keeps their own values or takes the others. */
export function ConflictNotice({
  title,
  by,
  lines,
  isBusy = false,
  onKeepMine,
  onTakeTheirs,
}: {
  /** Replaces the title that names another user, where the server changes the record too. */
  title?: string;
  /** The name of the other user, where it is known. */
  by?: string | undefined;
  lines: readonly ConflictLine[];
  isBusy?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const t = useTranslation();
  return (
    // The focus scrolls it into view in a long form.
    <div ref={focusOnMount} tabIndex={-1} className="mb-5 outline-none">
      <Alert
        tone="warning"
        title={
          title ?? (by === undefined ? t("conflict.title") : t("conflict.titleBy", { name: by }))
        }
      >
        <p>{t("conflict.text")}</p>
        <dl className="mt-3 grid gap-3">
          {lines.map(({ label, mine, theirs }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="grid gap-x-4 sm:grid-cols-2">
                {Object.entries(mine === undefined ? { theirs } : { theirs, mine }).map(
                  ([side, text]) => (
                    <span key={side} className="min-w-0">
                      <span className="block text-sm text-muted">
                        {side === "mine" ? t("conflict.mine") : (by ?? t("conflict.theirs"))}
                      </span>
                      <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
                        {text === "" ? t("conflict.empty") : text}
                      </span>
                    </span>
                  ),
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          <SmallButton isBusy={isBusy} onClick={onKeepMine}>
            {t("conflict.keepMine")}
          </SmallButton>
          <SmallButton disabled={isBusy} onClick={onTakeTheirs}>
            {t("conflict.takeTheirs")}
          </SmallButton>
        </div>
      </Alert>
    </div>
  );
}

/** The notice about the conflict of the form around it, if there is one. */
export function FormConflict({ title }: { title?: string }) {
  const { conflict, isBusy } = useFormState();
  if (conflict === null) return null;
  const { version, by, lines, keepMine, takeTheirs } = conflict;
  return (
    <ConflictNotice
      key={version}
      {...(title !== undefined && { title })}
      by={by}
      lines={lines}
      isBusy={isBusy}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}
