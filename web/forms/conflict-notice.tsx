import type { RefObject } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/controls.tsx";
import { fillField } from "./form-values.ts";
import type { useConflict } from "./use-conflict.ts";

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
                        {t(side === "mine" ? "conflict.mine" : "conflict.theirs")}
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

/** The notice about the conflict of a form, if there is one. It sends the form again or fills it in. */
export function FormConflict<Field extends string>({
  conflicts: { conflict, keepMine, takeTheirs },
  form,
  labelOf,
  describe,
  fill = (field, text) => void fillField(form.current, field, text),
  ...notice
}: {
  conflicts: Omit<ReturnType<typeof useConflict<unknown, Field>>, "base" | "save">;
  form: RefObject<HTMLFormElement | null>;
  labelOf: (field: Field) => string;
  /** The value of a field as the screens show it. */
  describe: (field: Field, text: string) => string;
  /** Fills in a field, where it is more than one control. */
  fill?: (field: Field, text: string) => void;
  title?: string;
  isBusy: boolean;
}) {
  if (conflict === null) return null;
  return (
    <ConflictNotice
      key={conflict.now.version}
      by={conflict.by}
      lines={conflict.fields.map(({ field, mine, theirs }) => ({
        label: labelOf(field),
        mine: mine && describe(field, mine),
        theirs: describe(field, theirs),
      }))}
      onKeepMine={() => {
        keepMine();
        form.current?.requestSubmit();
      }}
      onTakeTheirs={() => {
        const taken = takeTheirs();
        for (const { field, theirs } of taken) fill(field, theirs);
        // The pressed button disappears.
        form.current?.querySelector<HTMLElement>(`[name="${taken[0]?.field}"]`)?.focus();
      }}
      {...notice}
    />
  );
}
