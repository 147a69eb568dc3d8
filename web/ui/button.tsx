import type { ComponentProps, MouseEvent } from "react";
import type { LucideIcon } from "lucide-react";
import { buttonClass, type ButtonVariant, iconButtonClass } from "./button-class.ts";
import { Spinner } from "./loading.tsx";

type ButtonProps = ComponentProps<"button"> & { isBusy?: boolean };

const ignorePress = (event: MouseEvent) => event.preventDefault();

/** A button that is busy or `aria-disabled` ignores presses. It keeps the focus, unlike a disabled one. */
function pressProps({ isBusy = false, disabled = false, onClick, ...rest }: ButtonProps) {
  const isInert = isBusy || rest["aria-disabled"] === true;
  return {
    ...rest,
    disabled: disabled && !isBusy,
    "aria-busy": isBusy,
    "aria-disabled": isInert,
    onClick: isInert ? ignorePress : onClick,
  };
}

/** While `isBusy` a spinner takes the place of its icon. */
export function Button({
  variant = "primary",
  size = "medium",
  Icon,
  className = "",
  children,
  ...rest
}: ButtonProps & ButtonVariant & { Icon?: LucideIcon }) {
  return (
    <button
      type="button"
      className={`${buttonClass({ variant, size })} ${className}`}
      {...pressProps(rest)}
    >
      {rest.isBusy === true ? (
        <Spinner />
      ) : (
        Icon && <Icon className={size === "small" ? "size-4" : "size-5"} />
      )}
      {/* An element of its own, which a translator of the browser may fill. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** The button of toolbars, lists and notices. */
export const SmallButton = (props: Omit<ComponentProps<typeof Button>, "variant" | "size">) => (
  <Button variant="secondary" size="small" {...props} />
);

/** A button with an icon. `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  Icon,
  className = "",
  ...rest
}: Omit<ButtonProps, "children"> & { label: string; Icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${iconButtonClass} disabled:pointer-events-none disabled:opacity-35 aria-disabled:opacity-35 ${className}`}
      {...pressProps(rest)}
    >
      {rest.isBusy === true ? <Spinner className="size-4" /> : <Icon className="size-4.5" />}
    </button>
  );
}
