import { useFailure } from "#web/layout/picture.tsx";

/** The logo of a client; a circle with the first letter of the name where it cannot be loaded. */
export function ClientLogo({ logo, name }: { logo: string; name: string }) {
  const { ref, hasFailed, fail } = useFailure();
  if (hasFailed) {
    return (
      <span
        aria-hidden="true"
        className="grid size-24 shrink-0 place-items-center rounded-full bg-primary text-3xl font-semibold text-on-primary"
      >
        {Array.from(name)[0]?.toLocaleUpperCase()}
      </span>
    );
  }
  return (
    <img
      ref={ref}
      src={logo}
      alt=""
      width={96}
      height={96}
      onError={fail}
      className="size-24 shrink-0 rounded-lg bg-plate p-2"
    />
  );
}
