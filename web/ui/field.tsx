import { useId, type ReactNode } from "react";

type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/**
 * A control with its label, hint and error. The control takes the props of the callback:
 * `<Field label="Name">{(control) => <Input {...control} />}</Field>`.
 */
export function Field({
  id: givenId,
  label,
  required = false,
  aside,
  hint,
  error,
  className = "",
  children,
}: {
  /** Id of the control, if links lead to it. */
  id?: string;
  label: string;
  /** Shows the asterisk. */
  required?: boolean;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasError = error !== undefined && error !== "";
  const described = [hint !== undefined && hintId, hasError && errorId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          <span>{label}</span>
          {required && (
            <span aria-hidden="true" className="text-danger">
              {" *"}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": hasError ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm text-danger not-empty:mt-1.5">
        {error}
      </p>
    </div>
  );
}
