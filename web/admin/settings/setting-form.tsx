import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import * as z from "zod/mini";
import { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import { updateSettings } from "#web/api/panel.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { settingsQuery } from "./queries.ts";

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
  mayBeSent = async () => true,
  asksAfterRefusal = true,
}: {
  settings: SettingsRecord;
  read: (settings: SettingsRecord) => Value;
  toChange: (value: Value) => Record<string, unknown>;
  /** Whether nothing must be asked before the change is sent. */
  mayBeSent?: (change: UpdateSettings) => Promise<boolean>;
  /** Whether leaving asks also after the server has refused the value. */
  asksAfterRefusal?: boolean;
}) {
  const { translateKey } = useI18n();
  const client = useQueryClient();
  const fieldId = useId();
  const [begun, setBegun] = useState(settings);
  const [value, setValue] = useState(() => read(settings));
  const [ownError, setOwnError] = useState<string>();
  const part = JSON.stringify(value);

  const form = useForm({
    schema: async () =>
      z.pipe(
        z.transform(() => toChange(value)),
        UpdateSettings,
      ),
    record: {
      saved: begun,
      baseOf: (record: SettingsRecord) => ({
        read: { part: JSON.stringify(read(record)) },
        version: record.version,
      }),
      parse: (current) => {
        const { data: now } = SettingsRecord.safeParse(current);
        if (now !== undefined) client.setQueryData(settingsQuery.queryKey, now);
        return now;
      },
      textsOf: () => ({ part }),
      labelOf: () => "",
    },
    save: async (change, { version }) => {
      if (!(await mayBeSent(change))) return null;
      await client.cancelQueries({ queryKey: settingsQuery.queryKey });
      const saved = await updateSettings(change, version);
      client.setQueryData(settingsQuery.queryKey, saved);
      // Text typed meanwhile stays.
      setValue((now) => (JSON.stringify(now) === part ? read(saved) : now));
      return saved;
    },
    done: "adminSettings.saved",
    failed: "adminSettings.saveFailed",
    isChanged: (): boolean => isChanged && (asksAfterRefusal || error === undefined),
    guards: true,
  });
  const isChanged = part !== form.read?.part;
  const problems = Object.keys(UpdateSettings.shape).map((name) => form.problemOf(name));
  const error =
    ownError === undefined ? problems.find((one) => one !== undefined) : translateKey(ownError);

  const focus = () => document.getElementById(fieldId)?.focus();
  const focusError = useEffectEvent(focus);
  useEffect(() => {
    if (error !== undefined) focusError();
  }, [error]);

  // A form without changes follows what other administrators save.
  if (settings !== begun && !isChanged && !form.isBusy && form.conflict === null) start();

  function start(): void {
    setBegun(settings);
    setValue(read(settings));
    form.startFrom(settings);
  }

  return {
    form,
    /** The id of the control that takes the focus on an error. */
    fieldId,
    value,
    /** The part as it was saved last, by anyone. */
    saved: read(settings),
    isChanged,
    isBusy: form.isBusy,
    error,
    set: (next: Value) => {
      setValue(next);
      setOwnError(undefined);
      form.clearErrors();
    },
    setError: (key: string) => {
      setOwnError(key);
      focus();
    },
    focus,
    submit: () => form.element.current?.requestSubmit(),
    /** Discards the changes and shows the part as it was saved last. */
    reset: () => {
      start();
      setOwnError(undefined);
      focus();
    },
  };
}

/** The form of one part of the settings, with buttons that save and discard its changes. */
export function SettingForm<Value>({
  title,
  form: setting,
  linesOf,
  children,
}: {
  title: TextKey;
  form: SettingFormState<Value>;
  /** The part as lines of text, which a conflict compares. */
  linesOf: (value: Value) => string[];
  children: ReactNode;
}) {
  const t = useTranslation();
  const { form, isChanged } = setting;
  const { conflict, isBusy } = form;
  return (
    <>
      {conflict !== null && (
        <ConflictNotice
          by={conflict.by}
          lines={[
            { label: t(title), ...difference(linesOf(setting.value), linesOf(setting.saved)) },
          ]}
          isBusy={isBusy}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={setting.reset}
        />
      )}
      <Form form={form} className="grid gap-6">
        {children}
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <SubmitButton text="form.save" busy="form.saving" />
          {isChanged && (
            <Button variant="quiet" disabled={isBusy} onClick={setting.reset}>
              {t("form.discardNow")}
            </Button>
          )}
          <output className="text-sm text-warning">{isChanged && t("form.unsaved")}</output>
        </div>
      </Form>
    </>
  );
}

/** The lines that only one of two lists has. */
function difference(mine: string[], theirs: string[]): { mine: string; theirs: string } {
  const without = (one: string[], other: string[]) =>
    one.filter((line) => !other.includes(line)).join("\n");
  return { mine: without(mine, theirs), theirs: without(theirs, mine) };
}
