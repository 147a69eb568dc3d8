import { lazy, Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { rememberOrigin } from "#web/auth/return-to.ts";
import { useSession } from "#web/auth/session.tsx";
import { useChunkErrorToast } from "./load-error.tsx";

const UserMenu = lazy(() => import("./user-menu.tsx"));

/** The way in, or the menu of who is in. */
export function Account() {
  const t = useTranslation();
  const location = useLocation();
  const session = useSession();
  const showChunkError = useChunkErrorToast();

  const isLeaving = useRef(false);
  const wayIn = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (session.status !== "signed-out") return;
    delete document.documentElement.dataset["session"];
    // The menu had the focus; this stands in its place. Who has gone on elsewhere meanwhile keeps it.
    if (isLeaving.current && document.activeElement === document.body) wayIn.current?.focus();
    isLeaving.current = false;
  }, [session.status]);

  function leave(): Promise<void> {
    isLeaving.current = true;
    return session.signOut();
  }

  if (session.status === "signed-in") {
    return (
      <ErrorBoundary fallback={<Waiting className="block" />} onError={showChunkError}>
        <Suspense fallback={<Waiting className="block" />}>
          <UserMenu user={session.user} signOut={leave} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <>
      <Link
        ref={wayIn}
        to="/login"
        state={rememberOrigin(location)}
        className="inline-flex min-h-11 items-center rounded-md px-2 text-[0.9375rem] font-semibold whitespace-nowrap text-primary hover:text-primary-strong stored-session:hidden sm:px-3"
      >
        {t("nav.signIn")}
      </Link>
      <Waiting className="hidden stored-session:block" />
    </>
  );
}

function Waiting({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`size-11 p-1 ${className}`}>
      <span className="block size-full rounded-full bg-grey-soft" />
    </span>
  );
}
