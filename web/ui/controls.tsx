import { ChevronDown } from "lucide-react";
import type { ComponentProps, SyntheticEvent } from "react";

export function Input({
  isDense = false,
  className = "",
  ...rest
}: ComponentProps<"input"> & { isDense?: boolean }) {
  return (
    <input
      className={`${isDense ? denseControlClass : controlClass} ${className}`}
      onBlurCapture={completeYear}
      onKeyDownCapture={(event) => event.key === "Enter" && completeYear(event)}
      {...rest}
    />
  );
}

/**
 * Adds this century to a year of two digits in a date, which browsers read as 0026, except in a birthday. The first
 * Enter shows the year, the second one sends the form.
 */
function completeYear(event: SyntheticEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const time = new Date(field.valueAsNumber);
  const year = time.getUTCFullYear();
  if (field.matches("[autocomplete=bday]") || !(year < 100)) return;
  event.preventDefault();
  // React ignores the event after a change of `value`.
  field.valueAsNumber = time.setUTCFullYear(2000 + year);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export function Textarea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={6} className={`${controlClass} resize-y ${className}`} {...rest} />;
}

/** The values of a select with their texts. */
export type Options<Value extends string | number = string | number> = readonly (readonly [
  value: Value,
  text: string,
])[];

/** A native select, which phones show in their own way. */
export function Select({
  isDense = false,
  className = "",
  options,
  children,
  ...rest
}: ComponentProps<"select"> & { isDense?: boolean; options?: Options | undefined }) {
  return (
    <span className={`relative block ${className}`}>
      <select
        className={`cursor-pointer appearance-none ${isDense ? `${denseControlClass} pr-7` : `${controlClass} pr-10`}`}
        {...rest}
      >
        {options?.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${isDense ? "right-2 size-4" : "right-3 size-5"}`}
      />
    </span>
  );
}

export function Checkbox({
  className,
  size = "size-5",
  children,
  ...rest
}: Omit<ComponentProps<"input">, "size"> & { size?: "size-4.5" | "size-5" }) {
  return (
    <label className={`flex items-center ${className}`}>
      <input type="checkbox" className={`shrink-0 accent-primary ${size}`} {...rest} />
      {children}
    </label>
  );
}

/** A checkbox in the form of a switch. It needs a label. */
export function Switch({
  checked,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "role" | "className">) {
  return (
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-surface before:transition-transform checked:bg-primary checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-60 motion-reduce:before:transition-none"
      {...rest}
    />
  );
}

const baseClass =
  "block w-full rounded-md border border-edge bg-surface text-ink placeholder:text-muted transition-colors hover:border-muted focus:border-primary focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60";

const controlClass = `${baseClass} min-h-11 px-3.5 py-2 text-base`;

/** Lower, for toolbars, except on touch screens. */
const denseControlClass = `${baseClass} min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base`;
