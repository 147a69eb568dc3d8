import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { updateSettings } from "#web/api/panel.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { useConflict } from "#web/forms/use-conflict.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { settingsKey } from "./sections.ts";

export type SectionProps = { settings: SettingsRecord };

export type SettingFormState<Value> = ReturnType<typeof useSettingForm<Value>>;

/**
 * The form of one part of the settings. It sends this part alone, so that changes of other parts never
 * conflict. `read` takes the part from the settings, and `toChange` makes the request from it.
 */
export function useSettingForm<Value>({
  settings,
  read,
  toChange,
}: {
  settings: SettingsRecord;
  read: (settings: SettingsRecord) => Value;
  toChange: (value: Value) => Record<string, unknown>;
}) {
  const { t, translateKey } = useI18n();
  const client = useQueryClient();
  const showFailure = useErrorToast();
  const fieldId = useId();
  const [begun, setBegun] = useState(settings);
  const [value, setValue] = useState(() => read(settings));
  const [error, setErrorKey] = useState<string>();
  const baseOf = (record: SettingsRecord) => ({
    read: { part: JSON.stringify(read(record)) },
    version: record.version,
  });
  const { base, conflict, ...conflicts } = useConflict({
    base: baseOf(begun),
    baseOf,
    parse: (current) => {
      const { data: now } = SettingsRecord.safeParse(current);
      if (now !== undefined) client.setQueryData(settingsKey, now);
      return now;
    },
  });
  const isChanged = JSON.stringify(value) !== base?.read.part;

  const { mutate: send, isPending } = useMutation({
    mutationFn: async (change: UpdateSettings) => {
      await client.cancelQueries({ queryKey: settingsKey });
      const part = JSON.stringify(value);
      const saved = await conflicts.save({ part }, ({ version }) =>
        updateSettings(change, version),
      );
      return { saved, part };
    },
    onSuccess: ({ saved, part }) => {
      if (saved === null) return;
      client.setQueryData(settingsKey, saved);
      // Text typed meanwhile stays.
      setValue((now) => (JSON.stringify(now) === part ? read(saved) : now));
      setErrorKey(undefined);
      toast({ title: t("adminSettings.saved"), tone: "success" });
    },
    onError: (failure) => {
      const [messages] = failure instanceof ApiError ? Object.values(failure.fields) : [];
      if (messages?.[0] === undefined) showFailure("adminSettings.saveFailed", failure);
      else setError(messages[0]);
    },
  });

  // A form without changes follows what other administrators save.
  if (settings !== begun && !isChanged && !isPending && conflict === null) {
    setBegun(settings);
    setValue(read(settings));
  }

  function set(next: Value): void {
    setValue(next);
    setErrorKey(undefined);
  }

  const focus = () => document.getElementById(fieldId)?.focus();

  function setError(key: string): void {
    setErrorKey(key);
    focus();
  }

  /** The request, if the contract accepts it; shows the error otherwise. */
  function check(): UpdateSettings | undefined {
    const change = UpdateSettings.safeParse(toChange(value));
    if (!change.success) setError(change.error.issues[0]?.message ?? "field.invalid");
    return change.data;
  }

  return {
    /** The id of the control that takes the focus on an error. */
    fieldId,
    value,
    /** The part as it was saved last, by anyone. */
    saved: read(settings),
    isChanged,
    isBusy: isPending,
    error: error === undefined ? undefined : translateKey(error),
    conflict,
    set,
    setError,
    focus,
    check,
    send,
    /** Discards the changes and shows the part as it was saved last. */
    reset: () => {
      conflicts.takeTheirs();
      setBegun(settings);
      set(read(settings));
      focus();
    },
    keepMine: () => {
      const change = check();
      if (change === undefined) return;
      conflicts.keepMine();
      send(change);
    },
  };
}

/**
 * The form of one part of the settings, with buttons that save and discard its changes. It shows conflicts,
 * and asks before unsaved changes are lost.
 */
export function SettingForm<Value>({
  title,
  form,
  linesOf,
  isAtRisk = form.isChanged,
  onSend = form.send,
  isWaiting = false,
  children,
}: {
  title: TextKey;
  form: SettingFormState<Value>;
  /** The part as lines of text, which a conflict compares. */
  linesOf: (value: Value) => string[];
  /** Whether leaving would lose the changes. */
  isAtRisk?: boolean;
  /** Receives the checked request instead of `form.send`. */
  onSend?: (change: UpdateSettings) => void;
  /** Whether `onSend` is still at work. */
  isWaiting?: boolean;
  children: ReactNode;
}) {
  const t = useTranslation();
  const { conflict, isChanged } = form;
  const isBusy = form.isBusy || isWaiting;
  const { question } = useUnsavedChanges(() => isAtRisk);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || conflict !== null) return;
    if (!isChanged) return toast({ title: t("form.unchanged") });
    const change = form.check();
    if (change !== undefined) onSend(change);
  }

  return (
    <>
      {conflict !== null && (
        <ConflictNotice
          by={conflict.by}
          lines={[{ label: t(title), ...difference(linesOf(form.value), linesOf(form.saved)) }]}
          isBusy={form.isBusy}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.reset}
        />
      )}
      <form noValidate onSubmit={submit} className="grid gap-6">
        {children}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button type="submit" isBusy={isBusy} disabled={conflict !== null}>
            {t(isBusy ? "form.saving" : "form.save")}
          </Button>
          {isChanged && (
            <Button variant="quiet" disabled={isBusy} onClick={form.reset}>
              {t("form.discardNow")}
            </Button>
          )}
          <output className="text-sm text-warning">{isChanged && t("form.unsaved")}</output>
        </div>
      </form>
      {question}
    </>
  );
}

/** The lines that only one of two lists has. */
function difference(mine: string[], theirs: string[]): { mine: string; theirs: string } {
  const without = (one: string[], other: string[]) =>
    one.filter((line) => !other.includes(line)).join("\n");
  return { mine: without(mine, theirs), theirs: without(theirs, mine) };
}
