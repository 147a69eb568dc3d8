import { Check, Minus } from "lucide-react";

/** A box to choose a row by, with a target as large as a finger. */
export function Checkbox({
  label,
  checked,
  isMixed = false,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Whether some of what it stands for is chosen, but not all. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: () => void;
}) {
  const isMarked = checked || isMixed;
  const Mark = checked ? Check : Minus;
  return (
    <label className="relative flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed && !checked;
        }}
        onChange={onChange}
        className={`size-4.5 cursor-pointer appearance-none rounded-sm border disabled:opacity-35 ${isMarked ? "border-primary bg-primary" : "border-edge bg-surface"}`}
      />
      {isMarked && (
        <Mark
          aria-hidden="true"
          style={{ strokeWidth: 3 }}
          className="pointer-events-none absolute size-3.5 text-on-primary"
        />
      )}
    </label>
  );
}
