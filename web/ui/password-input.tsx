import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Input } from "./input.tsx";

/** A password that can be shown while it is typed. */
export function PasswordInput({
  showLabel,
  hideLabel,
  ...rest
}: Omit<ComponentProps<typeof Input>, "type" | "className"> & {
  showLabel: string;
  hideLabel: string;
}) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={isShown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-12"
        {...rest}
      />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        aria-controls={rest.id}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
