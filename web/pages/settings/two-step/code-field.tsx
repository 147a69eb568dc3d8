import { limits } from "#contract/limits.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";

/** Takes a code of the authenticator app, or a recovery code. */
export function CodeField({
  label,
  hint,
  error,
}: {
  label: string;
  hint?: string;
  error: string | undefined;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.twoStepCode.max}
          required
          className="max-w-60 tracking-widest tabular-nums"
        />
      )}
    </Field>
  );
}
