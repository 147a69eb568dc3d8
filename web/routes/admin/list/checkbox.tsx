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
  return (
    <label className="flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = isMixed && !checked;
        }}
        onChange={onChange}
        className="size-4.5 accent-jade"
      />
    </label>
  );
}
