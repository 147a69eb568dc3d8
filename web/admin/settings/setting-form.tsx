import type { FormEvent, ReactNode } from "react";
import type { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { SettingForm as Form } from "./use-setting-form.ts";

/** The frame of a section that is saved by itself. */
export function SettingForm<Value>({
  title,
  form,
  linesOf,
  onSend = form.send,
  isWaiting = false,
  children,
}: {
  title: TextKey;
  form: Form<Value>;
  /** The part in words, line by line, as a comparison shows it. */
  linesOf: (value: Value) => string[];
  /** Stands between the check and the sending. */
  onSend?: (change: UpdateSettings) => void;
  /** Whether what stands between is under way. */
  isWaiting?: boolean;
  children: ReactNode;
}) {
  const t = useTranslation();
  const { theirs } = form;
  const { question } = useUnsavedChanges(() => form.isChanged);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (form.isBusy || isWaiting || theirs !== null) return;
    const change = form.check();
    if (change !== undefined) onSend(change);
  }

  return (
    <>
      {theirs !== null && (
        <ConflictNotice
          by={form.theirsBy}
          lines={[
            { label: t(title), ...differenceOf(linesOf(form.value), linesOf(form.read(theirs))) },
          ]}
          isBusy={form.isBusy}
          onKeepMine={() => form.keepMine(theirs)}
          onTakeTheirs={() => form.takeTheirs(theirs)}
        />
      )}
      <form noValidate onSubmit={submit} className="grid gap-6">
        {children}
        <SaveBar
          isChanged={form.isChanged}
          isBusy={(form.isBusy && theirs === null) || isWaiting}
          isBlocked={theirs !== null}
          onDiscard={form.discard}
        />
      </form>
      {question}
    </>
  );
}

/** Of two lists only what they have not in common: nobody compares four hundred days by eye. */
function differenceOf(mine: string[], theirs: string[]): { mine: string; theirs: string } {
  const without = (one: string[], other: string[]) =>
    one.filter((line) => !other.includes(line)).join("\n");
  return { mine: without(mine, theirs), theirs: without(theirs, mine) };
}

export type SectionProps = { settings: SettingsRecord };
