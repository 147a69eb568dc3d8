import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";

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
