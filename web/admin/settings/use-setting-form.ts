import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import { CallFailure } from "#web/api/failure.ts";
import { updateSettings } from "#web/api/panel.ts";
import { useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { changedByIn, currentIn } from "#web/forms/use-conflict.ts";
import { settingsKey } from "./queries.ts";

export type SettingForm<Value> = ReturnType<typeof useSettingForm<Value>>;

/**
 * One section's part of the settings as it is edited. Only this part is sent. What somebody else
 * changed in it meanwhile is never overwritten unasked; changes to other parts are no matter.
 */
export function useSettingForm<Value>({
  saved,
  read,
  toChange,
}: {
  saved: SettingsRecord;
  /** The part that the form is about. */
  read: (settings: SettingsRecord) => Value;
  /** The change that would make it so. Whether it is sound is for the contract to say. */
  toChange: (value: Value) => Record<string, unknown>;
}) {
  const t = useTranslation();
  const say = useTranslateKey();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const fieldId = useId();
  const [base, setBase] = useState(saved);
  const [value, setValue] = useState(() => read(saved));
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<SettingsRecord | null>(null);
  const [theirsBy, setTheirsBy] = useState<string>();
  const isChanged = !isSame(value, read(base));

  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, against }: { change: UpdateSettings; against: SettingsRecord }) =>
      put(change, against),
    onSuccess: (settings) => {
      if (settings === null) return;
      take(settings);
      toast({ title: t("adminSettings.saved"), tone: "success" });
    },
    onError: (failure) => {
      setTheirs(null);
      const [sentence] = failure instanceof CallFailure ? Object.values(failure.fields) : [];
      if (sentence?.[0] === undefined) showFailure("adminSettings.saveFailed", failure);
      else tell(sentence[0]);
    },
  });

  // What somebody else saved is followed for as long as nothing here would be lost by it.
  if (saved !== base && !isChanged && !isPending) {
    setBase(saved);
    setValue(read(saved));
  }

  async function put(
    change: UpdateSettings,
    against: SettingsRecord,
  ): Promise<SettingsRecord | null> {
    try {
      await client.cancelQueries({ queryKey: settingsKey });
      return await updateSettings(change, against.version);
    } catch (failure) {
      const { data: now } = SettingsRecord.safeParse(currentIn(failure));
      if (now === undefined) throw failure;
      if (isSame(read(now), value)) return now;
      // It was another part that changed.
      if (isSame(read(now), read(against))) return put(change, now);
      setTheirs(now);
      setTheirsBy(changedByIn(failure));
      return null;
    }
  }

  function take(settings: SettingsRecord): void {
    client.setQueryData(settingsKey, settings);
    setBase(settings);
    setValue(read(settings));
    setProblem(undefined);
    setTheirs(null);
  }

  function tell(words: string): void {
    setProblem(words);
    document.getElementById(fieldId)?.focus();
  }

  /** The change as it may be sent; undefined, and the reason is told, when it may not. */
  function check(): UpdateSettings | undefined {
    if (!isChanged) {
      toast({ title: t("adminSettings.unchanged") });
      return undefined;
    }
    const change = UpdateSettings.safeParse(toChange(value));
    if (change.success) return change.data;
    tell(change.error.issues[0]?.message ?? "field.invalid");
    return undefined;
  }

  return {
    /** Id of the control that is led to when something is wrong. */
    fieldId,
    value,
    isChanged,
    isBusy: isPending,
    problem: problem === undefined ? undefined : say(problem),
    /** The settings as somebody else saved them meanwhile, with this part different. */
    theirs,
    /** The name of who did, where it is known. */
    theirsBy,
    read,
    tell,
    check,

    set: (next: Value) => {
      setValue(next);
      setProblem(undefined);
    },
    send: (change: UpdateSettings) => mutate({ change, against: base }),
    discard: () => {
      take(saved);
      document.getElementById(fieldId)?.focus();
    },

    /** Saves this form over what somebody else saved. */
    keepMine: (over: SettingsRecord) => {
      const change = UpdateSettings.safeParse(toChange(value));
      if (change.success) mutate({ change: change.data, against: over });
    },
    takeTheirs: (settings: SettingsRecord) => {
      take(settings);
      document.getElementById(fieldId)?.focus();
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
