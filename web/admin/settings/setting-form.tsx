import type { ComponentProps, FormEvent, ReactNode } from "react";
import type { SettingsRecord, UpdateSettings } from "#contract/settings.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import type { SettingForm as Form } from "./use-setting-form.ts";
import { Button } from "#web/ui/button.tsx";
import { X } from "lucide-react";

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

/** Saves a section, or takes back what was changed in it. */
export function SaveBar({
  isChanged,
  isBusy,
  isBlocked = false,
  onDiscard,
}: {
  isChanged: boolean;
  isBusy: boolean;
  /** Something else is to be decided first. */
  isBlocked?: boolean;
  onDiscard: () => void;
}) {
  const t = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <Button type="submit" isBusy={isBusy} disabled={isBlocked}>
        {t(isBusy ? "form.saving" : "adminSettings.save")}
      </Button>
      {isChanged && (
        <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
          {t("adminSettings.discard")}
        </Button>
      )}
      <output className="text-sm text-amber">{isChanged && t("adminSettings.unsaved")}</output>
    </div>
  );
}

/** The entries of a setting that is a list, each of which can be taken out. */
export function ItemList({
  label,
  items,
  onRemove,
}: {
  label: string;
  items: {
    key: string;
    text: string;
    detail?: string;
    /** What can be chosen for this entry. */
    control?: ReactNode;
    removeLabel: string;
  }[];
  onRemove: (key: string) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {items.map(({ key, text, detail, control, removeLabel }) => (
        <li key={key} className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 pl-4">
          <span className="min-w-0 grow basis-48 py-1.5 text-[0.9375rem] wrap-anywhere tabular-nums">
            {text}
            {detail !== undefined && <span className="ml-2 text-sm text-muted">{detail}</span>}
          </span>
          {control}
          <button
            type="button"
            aria-label={removeLabel}
            onClick={() => onRemove(key)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:text-danger"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A field whose text is added to the list of a setting, by its button or by Enter. */
export function AddItem({
  value,
  onChange,
  onAdd,
  add,
  input,
  ...field
}: {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  className?: string;
  value: string;
  onChange: (text: string) => void;
  onAdd: () => void;
  /** The text of the button. */
  add: string;
  input: Pick<ComponentProps<"input">, "type" | "autoComplete">;
}) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <Input
            {...control}
            {...input}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || value.trim() === "") return;
              event.preventDefault();
              onAdd();
            }}
            className="min-w-0 grow basis-52"
          />
          <Button variant="secondary" onClick={onAdd}>
            {add}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** A field for a whole number, kept as the text that is typed: see `wholeNumber`. */
export function WholeNumberField({
  value,
  onChange,
  ...field
}: {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="max-w-40"
        />
      )}
    </Field>
  );
}

/** The number a person typed; NaN, which no rule lets pass, where it is no whole number. */
export const wholeNumber = (text: string) =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
