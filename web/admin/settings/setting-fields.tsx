import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Input, Switch } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import type { SettingFormState } from "./setting-form.tsx";

/** A setting that is a list, and the text in the field that adds to it. */
type ListValue = { items: string[]; typed: string };

/** Adds the typed text to the list, by a button or by Enter. */
export function AddItem<Value extends ListValue>({
  form: { fieldId, value, error, set, setError, focus },
  errorOf,
  itemsOf,
  add,
  input,
  ...field
}: {
  form: SettingFormState<Value>;
  label: string;
  hint?: string;
  className?: string;
  /** The key of the error in the typed text; undefined where it is valid. */
  errorOf: (typed: string) => string | undefined;
  /** The list with the typed text. */
  itemsOf: (value: ListValue) => string[];
  add: string;
  input: Pick<ComponentProps<"input">, "type" | "autoComplete">;
}) {
  function addTyped(): void {
    const wrong = errorOf(value.typed);
    if (wrong !== undefined) return setError(wrong);
    set({ ...value, items: itemsOf(value), typed: "" });
    focus();
  }

  return (
    <Field {...field} id={fieldId} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <Input
            {...control}
            {...input}
            value={value.typed}
            onChange={({ target }) => set({ ...value, typed: target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || value.typed.trim() === "") return;
              event.preventDefault();
              addTyped();
            }}
            className="min-w-0 grow basis-52"
          />
          <Button variant="secondary" onClick={addTyped}>
            {add}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** The items of a list, each with a button that removes it. */
export function ItemList({
  label,
  items,
  onRemove,
}: {
  label: string;
  items: { key: string; content: ReactNode; control?: ReactNode; removeLabel: string }[];
  onRemove: (key: string) => void;
}) {
  if (items.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {items.map(({ key, content, control, removeLabel }) => (
        <li key={key} className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 pl-4">
          <span className="min-w-0 grow basis-48 py-1.5 text-[0.9375rem] wrap-anywhere tabular-nums">
            {content}
          </span>
          {control}
          <IconButton
            label={removeLabel}
            Icon={X}
            className="size-11"
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A setting that is on or off. */
export function SwitchField({
  label,
  hint,
  onChange,
  ...control
}: {
  id: string;
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-4">
        <Switch
          {...control}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="font-semibold">{label}</span>
      </label>
      <p id={hintId} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
