import { Link } from "#web/router/link.tsx";
import { useOpenedByLink } from "#web/router/router.tsx";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { linkClass } from "./links.tsx";

/** The title of a screen in a tab; `all` leads to the same screen without its filter. */
export function ScreenTitle({
  title,
  all,
}: {
  title: string;
  all?: { to: string; text: string } | false;
}) {
  const heading = useHeadingFocus(useOpenedByLink());
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 ref={heading} tabIndex={-1} className="heading-4 outline-none">
        {title}
      </h2>
      {all && (
        <Link to={all.to} className={`text-sm ${linkClass}`}>
          {all.text}
        </Link>
      )}
    </div>
  );
}
