import type { FormEvent, ReactNode } from "react";
import type { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import { useText } from "#web/language.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { SettingForm as Form } from "./use-setting-form.ts";

/** The frame of a section that is saved by itself. */
export function SettingForm<Value>({
  form,
  linesOf,
  onSend = form.send,
  isWaiting = false,
  children,
}: {
  form: Form<Value>;
  /** The part in words, line by line, as a comparison shows it. */
  linesOf: (value: Value) => string[];
  /** Stands between the check and the sending. */
  onSend?: (change: UpdateSettings) => void;
  /** Whether what stands between is under way. */
  isWaiting?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const { theirs } = form;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (form.isBusy || isWaiting) return;
    const change = form.check();
    if (change !== undefined) onSend(change);
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-6">
        {children}
        <SaveBar
          isChanged={form.isChanged}
          isBusy={(form.isBusy && theirs === null) || isWaiting}
          onDiscard={form.discard}
        />
      </form>
      <LeaveQuestion isNeeded={form.isChanged} />
      {theirs !== null && (
        <ConflictDialog
          title={t("adminSettings.conflict")}
          theirs={linesOf(form.read(theirs))}
          yours={linesOf(form.value)}
          isBusy={form.isBusy}
          onKeepMine={() => form.keepMine(theirs)}
          onTakeTheirs={() => form.takeTheirs(theirs)}
          onClose={form.leaveConflict}
        />
      )}
    </>
  );
}

export type SectionProps = { settings: SettingsRecord };
